import { randomBytes } from 'node:crypto'
import { favorites } from '@shop/contract/favorites'
import { sharedLists } from '@shop/contract/shared-lists'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let bride: Awaited<ReturnType<typeof api.as>>
let userId: number
let [first, second] = [0, 0]

beforeAll(async () => {
  api = await testApi({
    config: { limits: { sharedListHeart: { points: 1000 }, sharedListComment: { points: 1000 } } },
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  const user = await aUser(api.db, { name: 'Letícia Andrade', weddingOn: '2027-03-20' })
  userId = user.id
  bride = api.withToken((await aSession(api.db, user)).token)
  first = (await aProduct(api.db, { name: 'Verbena', priceCents: 4_980_00 })).id
  second = (await aProduct(api.db, { name: 'Açucena', priceCents: 6_890_00 })).id
  for (const productId of [first, second]) await bride.call(favorites.add, { body: { productId } })
})

const usual = { showsPrices: true, showsWedding: true, takesComments: true, message: null }
const share = async (settings: Partial<typeof usual> | { message: string } = {}) => {
  const { data } = await bride.call(sharedLists.save, { body: { ...usual, ...settings } })
  return data?.token ?? ''
}
const visitor = (token: string, device = randomBytes(32).toString('base64url')) =>
  api.withListToken(token, device)
const opened = async (token: string) => (await visitor(token).call(sharedLists.open, {})).data
const heart = (guest: ReturnType<typeof visitor>, id: number, isMine = true) =>
  guest.call(sharedLists.heart, { params: { id }, body: { isMine } })
const write = (guest: ReturnType<typeof visitor>, more: { productId?: number; website?: string } = {}) =>
  guest.call(sharedLists.write, {
    body: { productId: first, name: 'Mãe', text: 'Chorei só de ver a manga.', ...more },
  })
const own = async () => (await bride.call(sharedLists.own, {})).data

describe('the owner of a list', () => {
  test('has none until she shares it, and then a link that others open without an account', async () => {
    expect(await own()).toBeNull()
    const token = await share({ message: 'Preciso de olhos de confiança.' })
    const list = await opened(token)
    expect(list).toMatchObject({
      ...{ name: 'Letícia', weddingOn: '2027-03-20', message: 'Preciso de olhos de confiança.' },
      ...{ takesComments: true, people: 0 },
    })
    // The newest favourite first.
    expect(list?.products.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Açucena', 6_890_00],
      ['Verbena', 4_980_00],
    ])
    expect(JSON.stringify(list)).not.toContain('Andrade')
  })

  test('keeps prices and the wedding to herself', async () => {
    const token = await share({ showsPrices: false, showsWedding: false })
    const { headers } = await visitor(token).call(sharedLists.open, {})
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    const list = await opened(token)
    expect(list).toMatchObject({ weddingOn: null })
    expect(list?.products.map(({ priceCents }) => priceCents)).toEqual([null, null])
  })

  test('changes what it shows without another link, and gets another link when she wants one', async () => {
    const token = await share()
    expect(await share({ showsPrices: false })).toBe(token)
    await heart(visitor(token), first)
    const { data } = await bride.call(sharedLists.renew, {})
    expect(data?.token).not.toBe(token)
    expect((await visitor(token).call(sharedLists.open, {})).status).toBe(404)
    expect((await opened(data?.token ?? ''))?.people).toBe(1)
  })

  test('stops sharing: the link opens nothing, and hearts are still there when she shares again', async () => {
    const token = await share()
    await heart(visitor(token), first)
    expect((await bride.call(sharedLists.stop, {})).data).toMatchObject({ token: null, people: 1 })
    const { status, error } = await visitor(token).call(sharedLists.open, {})
    expect([status, error?.code]).toEqual([404, 'invalid_list_link'])
    expect((await heart(visitor(token), first)).status).toBe(404)
    expect((await write(visitor(token))).status).toBe(404)
    const again = await share()
    expect(again).not.toBe(token)
    expect((await opened(again))?.products.map(({ hearts }) => hearts)).toEqual([0, 1])
  })

  test('shows only favourites that the shop shows', async () => {
    const token = await share()
    await api.db.updateTable('products').set({ hidden: true }).where('id', '=', second).execute()
    expect((await opened(token))?.products.map(({ id }) => id)).toEqual([first])
    await bride.call(favorites.remove, { body: { productId: first } })
    expect((await opened(token))?.products).toEqual([])
    expect((await heart(visitor(token), first)).error?.code).toBe('product_not_found')
  })

  test('deletes what somebody wrote, and nothing of another list', async () => {
    await write(visitor(await share()))
    const [comment] = (await own())?.comments ?? []
    expect(comment).toMatchObject({ productId: first, name: 'Mãe', text: 'Chorei só de ver a manga.' })
    const id = comment?.id ?? 0
    const stranger = await api.as(await aUser(api.db))
    expect((await stranger.call(sharedLists.removeComment, { params: { id } })).status).toBe(404)
    expect((await own())?.comments).toHaveLength(1)
    expect((await bride.call(sharedLists.removeComment, { params: { id } })).data?.comments).toEqual([])
  })

  test('loses the list, hearts and comments with her account', async () => {
    const token = await share()
    await write(visitor(token))
    await heart(visitor(token), second)
    await api.admin.deleteFrom('users').where('id', '=', userId).execute()
    const lists = api.db.selectFrom('sharedLists').select('userId').where('userId', '=', userId)
    const devices = api.db.selectFrom('listDevices').select('id').where('listId', '=', userId)
    expect([await lists.execute(), await devices.execute()]).toEqual([[], []])
    expect((await visitor(token).call(sharedLists.open, {})).status).toBe(404)
  })
})

describe('those who have the link', () => {
  test('give a product one heart each and take it back', async () => {
    const token = await share()
    const mother = visitor(token)
    expect((await heart(mother, first)).data).toEqual({ hearts: 1, isMine: true })
    expect((await heart(mother, first)).data).toEqual({ hearts: 1, isMine: true })
    await heart(visitor(token), first)
    const { data } = await mother.call(sharedLists.open, {})
    expect(data?.people).toBe(2)
    expect(data?.products.map(({ hearts, isMine }) => [hearts, isMine])).toEqual([
      [0, false],
      [2, true],
    ])
    expect((await heart(mother, first, false)).data).toEqual({ hearts: 1, isMine: false })
    expect((await own())?.hearts).toEqual([{ productId: first, count: 1 }])
  })

  test('all at once, from one device, leave one heart', async () => {
    const mother = visitor(await share())
    const responses = await Promise.all(Array.from({ length: 20 }, () => heart(mother, first)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await own())?.hearts).toEqual([{ productId: first, count: 1 }])
  })

  test('comment, in the order in which they do, unless she takes no comments', async () => {
    const token = await share()
    expect((await write(visitor(token))).status).toBe(204)
    await write(visitor(token), { productId: second })
    const list = await opened(token)
    expect(list?.products[1]?.comments).toEqual([{ name: 'Mãe', text: 'Chorei só de ver a manga.' }])
    await share({ takesComments: false })
    const { status, error } = await write(visitor(token))
    expect([status, error?.code]).toEqual([409, 'list_comments_off'])
    // Those that are there stay.
    expect((await opened(token))?.products[1]?.comments).toHaveLength(1)
  })

  test('a machine that fills in the hidden field is told nothing and leaves nothing', async () => {
    expect((await write(visitor(await share()), { website: 'https://spam.test' })).status).toBe(204)
    expect((await own())?.comments).toEqual([])
  })

  test('need a whole device number, and a product that is on the list', async () => {
    const token = await share()
    expect((await heart(visitor(token, 'curto'), first)).error?.code).toBe('invalid_input')
    const other = await aProduct(api.db)
    expect((await heart(visitor(token), other.id)).error?.code).toBe('product_not_found')
    expect((await write(visitor(token), { productId: other.id })).error?.code).toBe('product_not_found')
  })

  test('at most 500 devices and 200 comments a list', async () => {
    const token = await share()
    await api.db
      .insertInto('listDevices')
      .values(Array.from({ length: 499 }, () => ({ listId: userId, deviceHash: randomBytes(32) })))
      .execute()
    const last = visitor(token)
    expect((await heart(last, first)).status).toBe(200)
    expect((await heart(visitor(token), first)).error?.code).toBe('list_full')
    const { id: deviceId } = await api.db
      .selectFrom('listDevices')
      .select('id')
      .where('listId', '=', userId)
      .limit(1)
      .executeTakeFirstOrThrow()
    const comment = { deviceId, productId: first, name: 'Bia', text: 'Linda.' }
    await api.db
      .insertInto('listComments')
      .values(Array.from({ length: 199 }, () => comment))
      .execute()
    expect((await write(last)).status).toBe(204)
    expect((await write(last)).error?.code).toBe('list_full')
  })
})

test('a wrong token opens nothing, and guessing is limited', async () => {
  const guessing = await testApi({ config: { limits: { sharedListGuess: { points: 3 } } } })
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) {
    const { status } = await guessing
      .withListToken(randomBytes(32).toString('base64url'), '')
      .call(sharedLists.open, {})
    statuses.push(status)
  }
  await guessing.close()
  expect(statuses).toEqual([404, 404, 404, 429, 429])
})

test('10,000 hearts of one address: the list has no more than the limit', async () => {
  const limited = await testApi({
    config: { limits: { sharedListHeart: { points: 20 } } },
  })
  const user = await aUser(limited.db)
  const owner = await limited.as(user)
  const { id } = await aProduct(limited.db)
  await owner.call(favorites.add, { body: { productId: id } })
  const { data } = await owner.call(sharedLists.save, { body: usual })
  const statuses = new Map<number, number>()
  for (let n = 0; n < 10_000; n += 50) {
    const burst = Array.from({ length: 50 }, async () =>
      limited
        .withListToken(data?.token ?? '', randomBytes(32).toString('base64url'))
        .call(sharedLists.heart, { params: { id }, body: { isMine: true } }),
    )
    for (const { status } of await Promise.all(burst)) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  await limited.close()
  expect(Object.fromEntries(statuses)).toEqual({ 200: 20, 429: 9_980 })
})

test('who takes back a heart that was never given is not counted', async () => {
  const token = await share()
  expect((await heart(visitor(token), first, false)).data).toEqual({ hearts: 0, isMine: false })
  expect((await opened(token))?.people).toBe(0)
})
