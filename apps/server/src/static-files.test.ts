import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testApi } from '@shop/test-kit/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerStaticFiles } from './static-files.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
  const { files, uploadsDir } = api.storage
  await registerStaticFiles(api.app, { files })
  const pictures = ['abc.webp', 'abc-320.avif', 'abc-share.jpg']
  for (const name of [...pictures, 'notes.txt', 'incoming/half.webp', 'private/letter.webp']) {
    await writeFile(join(uploadsDir, name), 'x')
  }
})
afterAll(() => api.close())

test.each([
  ['abc.webp', 'image/webp'],
  ['abc-320.avif', 'image/avif'],
  ['abc-share.jpg', 'image/jpeg'],
])('%s is served as an immutable picture and never as a page', async (file, type) => {
  const { statusCode, headers } = await api.inject({ url: `/media/${file}` })
  expect([statusCode, headers['content-type']]).toEqual([200, type])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
})

test.each([
  'notes.txt',
  'incoming/half.webp',
  'incoming%2Fhalf.webp',
  'private/letter.webp',
  'private%2Fletter.webp',
  'letter.webp',
  '..%2Fabc.webp',
  'missing.webp',
])('%s is not served', async (file) => {
  expect((await api.inject({ url: `/media/${file}` })).statusCode).toBe(404)
})
