import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { products } from '@shop/contract/products'
import { siteImages } from '@shop/contract/site-images'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aUser } from '@shop/test-kit/factories'
import { jpegOfSize } from '@shop/test-kit/hostile-bytes'
import { plainPicture, productFields, productFormData } from '@shop/test-kit/uploads'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobName } from '../../jobs/queue.ts'
import { pictureTasks } from '../pictures/pictures.jobs.ts'
import { siteImageTasks } from './site-images.jobs.ts'
import { siteImagesExist, sitePictures } from './site-images.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
let asAdmin: Caller
beforeAll(async () => {
  api = await testApi()
  asAdmin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

type Caller = Awaited<ReturnType<typeof api.as>>
function upload(content: Buffer | undefined, caller: Pick<Caller, 'submit'> = asAdmin) {
  const form = new FormData()
  if (content) form.append('file', new Blob([new Uint8Array(content)]), 'capa.jpg')
  else form.append('nota', 'sem foto')
  return caller.submit(siteImages.upload, '/api/site-images', form)
}
const aPicture = (color: string, size?: { width: number; height: number }) =>
  plainPicture(color, size).jpeg().toBuffer()
async function uploaded(content: Buffer) {
  const { data } = await upload(content)
  if (data === undefined) throw new Error('not uploaded')
  return data
}
const run = (name: JobName, payload: object) =>
  [...pictureTasks({ db: api.db, files: api.storage.files }), ...siteImageTasks({ db: api.db })]
    .find((task) => task.name === name)
    ?.run(payload)
const rowOf = (hash: string) =>
  api.db.selectFrom('siteImages').selectAll().where('hash', '=', hash).executeTakeFirst()
const filesOf = async (hash: string) => (await api.storage.names()).filter((name) => name.startsWith(hash))

test('an uploaded picture is stored upright, public, without camera data and under the hash of its content', async () => {
  const sent = await plainPicture('#7a3f36', { width: 3000, height: 1500 })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
  const { status, data } = await upload(sent)
  const hash = data?.hash ?? ''
  expect([status, hash]).toEqual([201, expect.stringMatching(/^[0-9a-f]{20}$/)])
  const { placeholder = '', ...picture } = data ?? {}
  expect(picture).toEqual({
    hash,
    url: `/media/${hash}.webp`,
    alt: '',
    width: 2400,
    height: 1200,
    widths: [],
  })
  expect(placeholder).toMatch(/^data:image\/webp;base64,/)
  const { format, exif } = await sharp(await api.storage.files.read(`${hash}.webp`)).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
})

test('what is no picture, has too many pixels, or is missing is rejected, and nothing is stored', async () => {
  const before = await api.storage.names()
  const errorOf = async (content?: Buffer) => {
    const { status, error } = await upload(content)
    return [status, error?.code, error?.fields?.['file']]
  }
  expect(await errorOf(Buffer.from('no picture'))).toEqual([
    ...[415, 'unsupported_file_type', 'A imagem “capa.jpg” não é uma imagem PNG, JPEG ou WebP.'],
  ])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect((await errorOf(svg))[1]).toBe('unsupported_file_type')
  const huge = jpegOfSize(await aPicture('#e9dfd3'), 51_000, 1_000)
  expect((await errorOf(huge)).slice(0, 2)).toEqual([413, 'file_too_large'])
  expect((await errorOf(Buffer.alloc(10 * 1024 * 1024 + 1))).slice(0, 2)).toEqual([413, 'file_too_large'])
  expect(await errorOf()).toEqual([400, 'invalid_input', 'Escolha uma foto.'])
  expect(await api.storage.names()).toEqual(before)
  expect(await api.storage.incoming()).toEqual([])
})

test('only administrators upload', async () => {
  const picture = await aPicture('#332211')
  expect((await upload(picture, api.visitor)).status).toBe(401)
  for (const role of ['customer', 'seamstress'] as const) {
    expect((await upload(picture, await api.as(await aUser(api.db, { role })))).status).toBe(403)
  }
})

test('uploads of an account are limited by the hour', async () => {
  const limited = await testApi({ config: { limits: { siteImage: { points: 1 } } } })
  const caller = await limited.as(await aUser(limited.db, { role: 'admin' }))
  const statuses = [await upload(undefined, caller), await upload(undefined, caller)]
  expect(statuses.map(({ status }) => status)).toEqual([400, 429])
  await limited.close()
})

test('the same picture twice is one row, and counts as new', async () => {
  const picture = await aPicture('#556677')
  const { hash } = await uploaded(picture)
  await api.db
    .updateTable('siteImages')
    .set({ createdAt: new Date(0) })
    .where('hash', '=', hash)
    .execute()
  expect((await uploaded(picture)).hash).toBe(hash)
  const rows = await api.db.selectFrom('siteImages').select('createdAt').where('hash', '=', hash).execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
})

test('its sizes are made by the job that the upload queues, up to the width of a large screen', async () => {
  const { hash } = await uploaded(await aPicture('#c9b8a6', { width: 2600, height: 900 }))
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs order by id desc limit 1`.execute(api.db)
  expect(rows).toEqual([{ task: 'pictures.variants' }])
  await run('pictures.variants', { hash })
  const widths = [320, 480, 640, 800, 1200, 1800, 2400]
  expect((await rowOf(hash))?.widths).toEqual(widths)
  const names = widths.flatMap((width) => [`${hash}-${width}.avif`, `${hash}-${width}.webp`])
  expect(await filesOf(hash)).toEqual([...names, `${hash}-share.jpg`, `${hash}.webp`].sort())
  const large = await sharp(await api.storage.files.read(`${hash}-1800.webp`)).metadata()
  expect([large.width, large.height]).toEqual([1800, 623])
})

test('a picture of a product and of the site has one file, and the sizes of both', async () => {
  await aCategory(api.db, { name: 'Noivas' })
  const picture = await aPicture('#aa5544', { width: 1000, height: 500 })
  const { hash } = await uploaded(picture)
  const form = productFormData(productFields(), [picture])
  const { data } = await asAdmin.submit(products.create, '/api/products', form)
  expect(data?.images).toEqual([`/media/${hash}.webp`])
  await run('pictures.variants', { hash })
  expect((await rowOf(hash))?.widths).toEqual([320, 480, 640, 800, 1000])
  const product = await api.visitor.call(products.read, { params: { id: data?.id ?? 0 } })
  expect(product.data?.pictures[0]?.widths).toEqual([320, 480, 640, 900, 1000])
  expect(await filesOf(hash)).toEqual(expect.arrayContaining([`${hash}-800.avif`, `${hash}-900.avif`]))
})

test('content reads its pictures by their hashes, and can check that they exist', async () => {
  const [first, second] = [
    await uploaded(await aPicture('#101010')),
    await uploaded(await aPicture('#202020')),
  ]
  const found = await sitePictures(api.db, [first.hash, second.hash, first.hash, 'unknown'])
  const { hash, ...picture } = second
  expect([...found.keys()].sort()).toEqual([first.hash, hash].sort())
  expect(found.get(hash)).toEqual(picture)
  expect(await sitePictures(api.db, [])).toEqual(new Map())
  const exist = (...hashes: string[]) => api.db.transaction().execute((tx) => siteImagesExist(tx, hashes))
  expect([await exist(hash, first.hash, hash), await exist(hash, 'unknown'), await exist()]).toEqual([
    ...[true, false, true],
  ])
})

test('the sweep removes what no content has used for a week, with its files', async () => {
  const [old, recent] = [await uploaded(await aPicture('#303030')), await uploaded(await aPicture('#404040'))]
  await run('pictures.variants', { hash: old.hash })
  await madeDaysAgo(old.hash, 8)
  await madeDaysAgo(recent.hash, 6)
  await run('siteImages.sweep', {})
  await run('pictures.sweep', {})
  expect([await rowOf(old.hash), await filesOf(old.hash)]).toEqual([undefined, []])
  expect(await rowOf(recent.hash)).toBeDefined()
  expect(await filesOf(recent.hash)).toEqual([`${recent.hash}.webp`])
})

test('the sweep waits for content that is being saved with a picture', async () => {
  const { hash } = await uploaded(await aPicture('#505050'))
  await madeDaysAgo(hash, 8)
  const order: string[] = []
  const { swept } = await api.db.transaction().execute(async (tx) => {
    expect(await siteImagesExist(tx, [hash])).toBe(true)
    const swept = run('siteImages.sweep', {})?.then(() => order.push('swept'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    order.push('saved')
    return { swept }
  })
  await swept
  expect(order).toEqual(['saved', 'swept'])
})

async function madeDaysAgo(hash: string, days: number) {
  const then = new Date(Date.now() - days * 24 * 3_600_000)
  await api.db.updateTable('siteImages').set({ createdAt: then }).where('hash', '=', hash).execute()
  const { uploadsDir } = api.storage
  for (const name of await readdir(uploadsDir))
    if (name.startsWith(hash)) await utimes(join(uploadsDir, name), then, then)
}
