import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { testFiles } from '@shop/test-kit/files'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StorageUnavailable } from './files.ts'

let storage: Awaited<ReturnType<typeof testFiles>>
beforeEach(async () => {
  storage = await testFiles()
})
afterEach(() => storage.close())

test('a stored file can be read, and no partial file remains', async () => {
  const { files } = storage
  await files.put('abc-320.webp', Buffer.from('picture'))
  expect((await files.read('abc-320.webp'))?.toString()).toBe('picture')
  expect([await files.has('abc-320.webp'), await files.has('abc.webp')]).toEqual([true, false])
  expect(await files.read('abc.webp')).toBeUndefined()
  expect(await storage.incoming()).toEqual([])
})

test.each(['../escape.webp', '/etc/passwd', 'incoming/x.webp', '.hidden', 'a\0.webp', ''])(
  'a name like %j is rejected',
  async (name) => {
    await expect(storage.files.put(name, Buffer.from('x'))).rejects.toThrow('is not a valid file name')
    await expect(async () => storage.files.remove(name)).rejects.toThrow('is not a valid file name')
  },
)

test('an interrupted upload leaves no file', async () => {
  const broken = Readable.from(
    (async function* () {
      yield 'the beginning'
      throw new Error('cut off')
    })(),
  )
  await expect(storage.files.receive(broken)).rejects.toThrow('cut off')
  expect(await storage.incoming()).toEqual([])
})

test('a disk that cannot be written is reported differently from a bad upload', async () => {
  const { files, uploadsDir } = storage
  await rm(join(uploadsDir, 'incoming'), { recursive: true })
  await writeFile(join(uploadsDir, 'incoming'), '')
  await expect(files.receive(Readable.from('x'))).rejects.toBeInstanceOf(StorageUnavailable)
  await expect(files.put('abc.webp', Buffer.from('x'))).rejects.toBeInstanceOf(StorageUnavailable)
  expect(await files.has('abc.webp')).toBe(false)
})
