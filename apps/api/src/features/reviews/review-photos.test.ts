import { reviewModeration } from '@shop/contract/review-moderation'
import { reviewPhotos } from '@shop/contract/review-photos'
import { reviews } from '@shop/contract/reviews'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { plainPicture } from '@shop/test-kit/uploads'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let asAdmin: Awaited<ReturnType<typeof api.as>>
let photo: Buffer
beforeAll(async () => {
  api = await testApi()
  asAdmin = await api.as(await aUser(api.db, { role: 'admin' }))
  photo = await plainPicture('#7a3f36')
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => api.close())

const opinion = { rating: 5, title: 'Perfeito', comment: 'Caiu como um sonho.' }

async function aReview() {
  const author = await aUser(api.db)
  const [asAuthor, { id: productId }] = [await api.as(author), await aProduct(api.db)]
  const write = () => asAuthor.call(reviews.write, { body: { ...opinion, productId } })
  const id = (await write()).data?.id ?? 0
  return { id, author, asAuthor, productId, write }
}

type Caller = Awaited<ReturnType<typeof api.as>>
function upload(caller: Caller, reviewId: number, content = photo) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'marina-na-rua-das-flores.jpg')
  return caller.submit(reviewPhotos.upload, `/api/reviews/${reviewId}/photo`, form)
}
async function uploaded(caller: Caller, reviewId: number) {
  const { data } = await upload(caller, reviewId)
  if (data === undefined) throw new Error('not uploaded')
  return data.id
}

async function fetchAs(user: { id: number } | undefined, id: number, headers = {}) {
  const authorization = user && `Bearer ${(await aSession(api.db, user)).token}`
  const url = `/api/review-photos/${id}`
  return api.inject({ url, headers: { ...headers, ...(authorization && { authorization }) } })
}
const statusFor = async (user: { id: number } | undefined, id: number) => (await fetchAs(user, id)).statusCode
const approve = (id: number) => asAdmin.call(reviewPhotos.approve, { params: { id } })
const reject = (id: number) => asAdmin.call(reviewPhotos.reject, { params: { id } })
const photoOf = async (productId: number) =>
  (await api.visitor.call(reviews.list, { query: { productId } })).data?.reviews[0]?.photo
const waiting = async () => (await asAdmin.call(reviewPhotos.waiting, {})).data?.count

test('a photo is seen by its author and the atelier alone until the atelier approves it', async () => {
  const { id, author, asAuthor, productId } = await aReview()
  const before = (await waiting()) ?? 0
  const photoId = await uploaded(asAuthor, id)
  const other = await aUser(api.db)
  expect(await photoOf(productId)).toBeUndefined()
  expect(await waiting()).toBe(before + 1)
  expect(await statusFor(undefined, photoId)).toBe(404)
  expect(await statusFor(other, photoId)).toBe(404)
  expect(await statusFor(author, photoId)).toBe(200)
  const listed = await asAdmin.call(reviewModeration.list, { query: { photoWaiting: true } })
  expect(listed.data?.[0]).toMatchObject({ id, photo: { id: photoId, approved: false } })

  expect((await approve(photoId)).status).toBe(204)
  expect(await waiting()).toBe(before)
  expect(await photoOf(productId)).toMatchObject({ id: photoId, width: 400, height: 500 })
  const seen = await fetchAs(undefined, photoId)
  expect(seen.statusCode).toBe(200)
  expect(seen.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  })
  const { exif, format } = await sharp(seen.rawPayload).metadata()
  expect([exif, format]).toEqual([undefined, 'webp'])
  const again = await fetchAs(undefined, photoId, { 'if-none-match': String(seen.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('a photo of a hidden review is not public, also not to a browser that has cached it', async () => {
  const { id, asAuthor } = await aReview()
  const photoId = await uploaded(asAuthor, id)
  await approve(photoId)
  const { headers } = await fetchAs(undefined, photoId)
  await asAdmin.call(reviewModeration.hide, { params: { id }, body: { reason: 'offense' } })
  const cached = await fetchAs(undefined, photoId, { 'if-none-match': String(headers.etag) })
  expect(cached.statusCode).toBe(404)
})

test('a replaced photo needs approval anew, and an approval of the earlier one does not apply to it', async () => {
  const { id, asAuthor, productId } = await aReview()
  const first = await uploaded(asAuthor, id)
  await approve(first)
  const second = await uploaded(asAuthor, id)
  expect(second).not.toBe(first)
  expect((await approve(first)).error?.code).toBe('review_photo_not_found')
  expect(await photoOf(productId)).toBeUndefined()
  expect(await statusFor(undefined, second)).toBe(404)
  expect(await statusFor(undefined, first)).toBe(404)
})

test('a rewritten review loses its photo, as it loses its text', async () => {
  const { id, asAuthor, productId, write } = await aReview()
  const photoId = await uploaded(asAuthor, id)
  await approve(photoId)
  expect((await write()).data?.id).toBe(id)
  expect(await photoOf(productId)).toBeUndefined()
  expect(await statusFor(undefined, photoId)).toBe(404)
})

test('a rejected photo is deleted, and the audit log records both decisions', async () => {
  const { id, author, asAuthor } = await aReview()
  const photoId = await uploaded(asAuthor, id)
  await approve(photoId)
  await approve(photoId)
  expect((await reject(photoId)).status).toBe(204)
  expect(await statusFor(author, photoId)).toBe(404)
  expect((await reject(photoId)).status).toBe(404)
  const entries = await api.db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('objectType', '=', 'review')
    .where('objectId', '=', String(id))
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['review.photo_approve', 'review.photo_reject'])
  expect(JSON.stringify(entries)).not.toContain('marina')
})

test('only its author adds a photo to a review, and only a picture', async () => {
  const { id, asAuthor } = await aReview()
  const thief = await api.as(await aUser(api.db))
  expect((await upload(thief, id)).error?.code).toBe('review_not_found')
  const text = await upload(asAuthor, id, Buffer.from('no picture'))
  expect(text.error?.code).toBe('unsupported_file_type')
  const rows = await api.db.selectFrom('reviewPhotos').select('id').where('reviewId', '=', id).execute()
  expect(rows).toEqual([])
})

test('photos of an account are limited by the hour', async () => {
  const limited = await testApi({ config: { limits: { reviewPhoto: { points: 1 } } } })
  const caller = await limited.as(await aUser(limited.db))
  const statuses = [await upload(caller, 1), await upload(caller, 1)].map(({ status }) => status)
  expect(statuses).toEqual([404, 429])
  await limited.close()
})
