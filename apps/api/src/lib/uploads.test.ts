import { products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aSession, aUser } from '@shop/test-kit/factories'
import { ACCEPTED } from '@shop/test-kit/hostile-files'
import { hostileUploads } from '@shop/test-kit/hostile-forms'
import { productFields, productFormData } from '@shop/test-kit/uploads'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StorageUnavailable } from '../adapters/storage-unavailable.ts'

let api: Awaited<ReturnType<typeof testApi>>
let token: string

beforeAll(async () => {
  api = await testApi()
  token = (await aSession(api.db, await aUser(api.db, { role: 'admin' }))).token
  await aCategory(api.db, { name: 'Noivas' })
})
afterAll(() => api.close())

const HIDDEN = ['<script', '<svg', 'eval(', 'PK\u0003\u0004', 'GPSLatitude', 'Exif', 'ICC_PROFILE']

const uploads = await hostileUploads()

describe('hostile uploads', () => {
  test('are many', () => {
    expect(uploads.length).toBeGreaterThan(100)
    expect(new Set(uploads.map(({ title }) => title)).size).toBe(uploads.length)
  })

  test.each(uploads)('$title', async ({ contentType, body, expectedResponse }) => {
    const before = await traces()
    const response = await api.inject({
      method: 'POST',
      url: '/api/products',
      payload: body,
      headers: { 'content-type': contentType, authorization: `Bearer ${token}` },
    })
    expect(await api.storage.incoming()).toEqual([])
    if (expectedResponse !== ACCEPTED) {
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual(expectedResponse)
      expect(await traces()).toEqual(before)
      return
    }
    expect([response.statusCode, response.json()]).toEqual([
      ACCEPTED,
      expect.objectContaining({ name: 'Açucena' }),
    ])
    for (const url of response.json<{ images: string[] }>().images) await expectClean(url)
  })
})

async function expectClean(url: string) {
  const content = await api.storage.files.read(url.replace('/media/', ''))
  const { format, exif, icc, xmp, pages } = await sharp(content).metadata()
  expect({ format, exif, icc, xmp, pages }).toEqual({ format: 'webp' })
  for (const text of HIDDEN) expect(content?.includes(text)).toBe(false)
}

/** A rejected form leaves no row, no job and no file. */
async function traces() {
  const { rows } = await sql`
    select (select count(*) from products) as products, (select count(*) from product_images) as images,
      (select count(*) from graphile_worker.jobs) as jobs`.execute(api.db)
  return { rows, files: await api.storage.names() }
}

describe('a form with files', () => {
  test('whose declared size is above the maximum is rejected before it is read', async () => {
    const response = await api.inject({
      method: 'POST',
      url: '/api/products',
      payload: 'x',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '200000000',
        authorization: `Bearer ${token}`,
      },
    })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([413, 'payload_too_large'])
  })

  test('is not parsed by a route that takes none', async () => {
    const response = await api.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: '--x--',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      415,
      'unsupported_media_type',
    ])
  })

  test('that finds the disk full returns 503 with a retry time, and leaves the product as it was', async () => {
    const admin = api.withToken(token)
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const { receive } = api.storage.files
    api.storage.files.receive = () => Promise.reject(new StorageUnavailable('full'))
    const before = await traces()
    const form = productFormData(productFields(), [picture])
    const { status, error, headers } = await admin.submit(products.create, '/api/products', form)
    api.storage.files.receive = receive
    expect([status, error?.code, headers['retry-after']]).toEqual([503, 'unavailable', '30'])
    expect(await traces()).toEqual(before)
  })
})
