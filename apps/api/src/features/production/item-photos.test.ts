import { production } from '@shop/contract/production'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { aSewnItem } from '@shop/test-kit/production'
import { plainPicture } from '@shop/test-kit/uploads'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLink } from '../order-links/order-links.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
let seamstress: Awaited<ReturnType<typeof api.as>>
let photo: Buffer
beforeAll(async () => {
  api = await testApi()
  seamstress = await api.as(await aUser(api.db, { role: 'seamstress' }))
  photo = await plainPicture('#7a3f36')
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => api.close())

function upload(itemId: number, { content = photo, caller = seamstress } = {}) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'ateliê-rua-das-flores.jpg')
  return caller.submit(production.addPhoto, `/api/production/items/${itemId}/photos`, form)
}
async function uploaded(itemId: number) {
  const { data } = await upload(itemId)
  if (data === undefined) throw new Error('not uploaded')
  return data.id
}
function change(id: number, shared: boolean, caption = '') {
  return seamstress.call(production.changePhoto, { params: { id }, body: { shared, caption } })
}
async function bytes(id: number, user?: { id: number }, headers: Record<string, string> = {}) {
  const authorization = user && `Bearer ${(await aSession(api.db, user)).token}`
  return api.inject({
    url: `/api/item-photos/${id}`,
    headers: { ...headers, ...(authorization && { authorization }) },
  })
}
const statusFor = async (id: number, user?: { id: number }) => (await bytes(id, user)).statusCode

test('a photo is stored as pixels alone, with the stage it shows, for the atelier', async () => {
  const { id, stages } = await aSewnItem(api.db, { finished: 3 })
  const { status, data } = await upload(id)
  expect([status, data]).toMatchObject([201, { stageId: stages[3]?.id, caption: '', shared: false }])
  const seen = await bytes(data?.id ?? 0, await aUser(api.db, { role: 'seamstress' }))
  expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  expect(seen.headers['x-content-type-options']).toBe('nosniff')
  const { exif, xmp, format } = await sharp(seen.rawPayload).metadata()
  expect([exif, xmp, format]).toEqual([undefined, undefined, 'webp'])
})

test('the customer sees it only while it is shared; for all others it does not exist', async () => {
  const { id, user, order } = await aSewnItem(api.db)
  const photoId = await uploaded(id)
  const [other, token] = [await aUser(api.db), await newLink(api.db, order.id)]
  const otherToken = await newLink(api.db, (await aSewnItem(api.db)).order.id)
  const byLink = async (link: string) =>
    (await bytes(photoId, undefined, { 'x-order-token': link })).statusCode
  expect([await statusFor(photoId, user), await statusFor(photoId, other)]).toEqual([404, 404])
  expect([await statusFor(photoId), await byLink(token)]).toEqual([401, 404])
  expect((await change(photoId, true, 'O bordado começou')).data).toMatchObject({ shared: true })
  expect([await statusFor(photoId, user), await byLink(token)]).toEqual([200, 200])
  expect([await statusFor(photoId, other), await byLink(otherToken), await statusFor(photoId)]).toEqual([
    404, 404, 401,
  ])
  await change(photoId, false)
  expect([await statusFor(photoId, user), await byLink(token)]).toEqual([404, 404])
})

test('sharing sends at most one e-mail a day and order, without the photo or its caption', async () => {
  const { id, order } = await aSewnItem(api.db)
  const photos = [await uploaded(id), await uploaded(id)]
  for (const photoId of photos) await change(photoId, true, 'Segredo da renda')
  await change(photos[0] ?? 0, false)
  await change(photos[0] ?? 0, true)
  const sent = await api.db
    .selectFrom('mails')
    .select(['subject', 'html'])
    .where('kind', '=', 'order.photo')
    .where('objectId', 'like', `${order.id}-%`)
    .execute()
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`Uma foto da sua peça: pedido nº ${order.number}`),
  ])
  expect(sent[0]?.html).not.toMatch(/Segredo|item-photos/)
})

test('a caption alone sends nothing, and the audit log repeats neither', async () => {
  const { id, order } = await aSewnItem(api.db)
  const photoId = await uploaded(id)
  expect((await change(photoId, false, ' Forro de cetim ')).data?.caption).toBe('Forro de cetim')
  const emails = await api.db
    .selectFrom('mails')
    .select('id')
    .where('objectId', 'like', `${order.id}-%`)
    .execute()
  expect(emails).toEqual([])
  const log = await api.db
    .selectFrom('auditLog')
    .selectAll()
    .where('objectId', '=', String(order.id))
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['item.photo_add'])
  expect(JSON.stringify(log)).not.toMatch(/cetim|flores/)
})

test('a deleted photo is gone', async () => {
  const { id } = await aSewnItem(api.db)
  const photoId = await uploaded(id)
  const remove = () => seamstress.call(production.removePhoto, { params: { id: photoId } })
  expect((await remove()).status).toBe(204)
  expect([(await remove()).error?.code, (await change(photoId, true)).error?.code]).toEqual([
    'item_photo_not_found',
    'item_photo_not_found',
  ])
})

test('only a picture of a sewn item is accepted', async () => {
  const { id } = await aSewnItem(api.db)
  expect((await upload(id, { content: Buffer.from('no picture') })).error?.code).toBe('unsupported_file_type')
  expect((await upload(999_999)).error?.code).toBe('production_item_not_found')
  const customer = await api.as(await aUser(api.db))
  expect((await upload(id, { caller: customer })).status).toBe(403)
  const rows = await api.db.selectFrom('itemPhotos').select('id').where('orderItemId', '=', id).execute()
  expect(rows).toEqual([])
})

test('an item has at most sixty photos', async () => {
  const { id } = await aSewnItem(api.db)
  const rows = Array.from({ length: 60 }, () => ({ orderItemId: id, storageKey: crypto.randomUUID() }))
  await api.db.insertInto('itemPhotos').values(rows).execute()
  expect((await upload(id)).error?.code).toBe('too_many_photos')
})

test('no photo is added to the order of an erased customer', async () => {
  const { id } = await aSewnItem(api.db, { order: { erasedAt: new Date() } })
  expect((await upload(id)).error?.code).toBe('customer_erased')
})
