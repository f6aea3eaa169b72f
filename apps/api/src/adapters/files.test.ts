import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { testFiles } from '@shop/test-kit/files'
import { hasRadosgw, type S3Server, startRadosgw, testBucket } from '@shop/test-kit/radosgw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyFiles } from './copy-files.ts'
import { diskFiles } from './disk-files.ts'
import type { StoredFiles } from './files.ts'
import { openStore } from './open-files.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

const EVER = new Date(8.64e15)

describe('uploads in progress', () => {
  let storage: Awaited<ReturnType<typeof testFiles>>
  beforeEach(async () => {
    storage = await testFiles()
  })
  afterEach(() => storage.close())

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

  test('a stored file leaves nothing of itself among them', async () => {
    await storage.files.put('abc-320.webp', Buffer.from('picture'))
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
})

describe('files in a directory', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'files-'))
  })
  afterEach(() => rm(directory, { recursive: true }))
  storesFiles(() => diskFiles(directory))
})

describe.skipIf(!hasRadosgw)('files in a bucket', () => {
  let server: S3Server
  let directory: string
  beforeAll(async () => {
    server = await startRadosgw()
    directory = await mkdtemp(join(tmpdir(), 'files-'))
  }, 90_000)
  afterAll(async () => {
    await server.stop()
    await rm(directory, { recursive: true })
  })
  /** Each test has a folder of the bucket to itself. */
  const open = (changes: { endpoint?: string; bucket?: string; secretAccessKey?: string } = {}) => {
    const { endpoint = server.endpoint, bucket = `${testBucket}/${randomUUID()}`, ...keys } = changes
    const url = `s3://${bucket}?${new URLSearchParams({ endpoint }).toString()}`
    return openStore({ directory, url, keys: { ...server.keys, ...keys } })
  }
  storesFiles(async () => open())

  test('two shops with one bucket have the same files', async () => {
    const bucket = `${testBucket}/${randomUUID()}`
    const [one, other] = [await open({ bucket }), await open({ bucket })]
    await one.put('abc.webp', Buffer.from('picture'))
    expect((await other.read('abc.webp'))?.toString()).toBe('picture')
  })

  test('without keys nobody reads, lists or writes', async () => {
    const store = await open({ bucket: `${testBucket}/closed` })
    await store.put('abc.webp', Buffer.from('x'))
    await store.private.put('abc.webp', Buffer.from('x'))
    const statuses = await Promise.all([
      ...['public', 'private'].map((folder) =>
        fetch(`${server.endpoint}/${testBucket}/closed/${folder}/abc.webp`),
      ),
      fetch(`${server.endpoint}/${testBucket}?list-type=2`),
      fetch(`${server.endpoint}/${testBucket}/closed/private/new.webp`, { method: 'PUT', body: 'x' }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  test.each([
    ['a wrong key', { secretAccessKey: 'wrong' }],
    ['no such bucket', { bucket: 'no-such-bucket' }],
    ['no server', { endpoint: 'http://127.0.0.1:9' }],
  ])('%s is a store that is away, not a missing file', async (_what, changes) => {
    const store = await open(changes)
    await expect(store.put('abc.webp', Buffer.from('x'))).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(store.writtenBefore(EVER)).rejects.toBeInstanceOf(StorageUnavailable)
  })

  test('more files than one list has are all listed', async () => {
    const store = await open()
    const names = Array.from({ length: 1_050 }, (_, n) => `${n}-320.webp`)
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => store.put(name, Buffer.from('x'))))
    expect((await store.writtenBefore(EVER)).toSorted()).toEqual(names.toSorted())
  }, 60_000)

  test('a directory is copied into it, and interrupted copying goes on', async () => {
    const [from, to] = [await diskFiles(await mkdtemp(join(directory, 'from-'))), await open()]
    await from.put('one.webp', Buffer.from('one'))
    await from.put('two.webp', Buffer.from('two'))
    await from.private.put('key.webp', Buffer.from('private'))
    await to.put('one.webp', Buffer.from('one'))
    expect(await copyFiles(from, to)).toEqual({ copied: 2, present: 1 })
    expect(await copyFiles(from, to)).toEqual({ copied: 0, present: 3 })
    expect((await to.private.read('key.webp'))?.toString()).toBe('private')
    expect(await to.read('key.webp')).toBeUndefined()
    const back = await diskFiles(await mkdtemp(join(directory, 'back-')))
    expect(await copyFiles(to, back)).toEqual({ copied: 3, present: 0 })
    expect((await back.read('two.webp'))?.toString()).toBe('two')
  })
})

function storesFiles(open: () => Promise<StoredFiles>) {
  test('a stored file can be read, byte for byte, and removed', async () => {
    const files = await open()
    const content = Buffer.from(Array.from({ length: 100_000 }, (_, n) => n % 256))
    await files.put('abc-320.webp', content)
    expect((await files.read('abc-320.webp'))?.equals(content)).toBe(true)
    expect([await files.has('abc-320.webp'), await files.has('abc.webp')]).toEqual([true, false])
    expect(await files.read('abc.webp')).toBeUndefined()
    await files.put('abc-320.webp', Buffer.alloc(0))
    expect(await files.read('abc-320.webp')).toHaveLength(0)
    await files.remove('abc-320.webp')
    await files.remove('abc-320.webp')
    expect(await files.has('abc-320.webp')).toBe(false)
  })

  test('private files are beside the public ones', async () => {
    const files = await open()
    await files.private.put('key.webp', Buffer.from('private'))
    expect([await files.has('key.webp'), await files.private.has('key.webp')]).toEqual([false, true])
    expect(await files.writtenBefore(EVER)).toEqual([])
    expect(await files.private.writtenBefore(EVER)).toEqual(['key.webp'])
  })

  test('what was written before a moment is listed', async () => {
    const files = await open()
    await files.put('old.webp', Buffer.from('x'))
    // The times of a bucket may be whole seconds.
    await sleep(1_100)
    const between = new Date()
    await sleep(1_100)
    await files.put('new.webp', Buffer.from('x'))
    expect(await files.writtenBefore(between)).toEqual(['old.webp'])
  })

  test.each(['../escape.webp', '/etc/passwd', 'incoming/x.webp', '.hidden', 'a\0.webp', '', 'a%2fb.webp'])(
    'a name like %j is rejected',
    async (name) => {
      const files = await open()
      await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('is not a valid file name')
      await expect(async () => files.remove(name)).rejects.toThrow('is not a valid file name')
    },
  )
}
