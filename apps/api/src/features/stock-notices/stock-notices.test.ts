import { stockNotices } from '@shop/contract/stock-notices'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mailer } from '../../adapters/mailer.ts'
import { stockNoticeTasks } from './stock-notices.jobs.ts'
import { MOST_PER_ADDRESS } from './stock-notices.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let api: Awaited<ReturnType<typeof testApi>>
let product: Awaited<ReturnType<typeof aProduct>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { stockNotice: { points: 1000 } } } })
  product = await aProduct(api.db, { stockAvailable: 0 })
})
afterAll(() => api.close())

const wanted = (email: string) => ({ email, productId: product.id, size: 'G', color: 'Branco' })
const request = (body: Parameters<typeof api.visitor.call<typeof stockNotices.request>>[1]['body']) =>
  api.visitor.call(stockNotices.request, { body })
const find = (email: string) =>
  api.db.selectFrom('stockNotices').selectAll().where('email', '=', email).orderBy('id').execute()
const jobs = async () => (await sql`select id from graphile_worker._private_jobs`.execute(api.db)).rows

describe('a request', () => {
  test('is stored unconfirmed, with product, size and colour', async () => {
    const { status, data } = await request(wanted('  Noiva@Exemplo.test '))
    expect([status, data]).toEqual([202, { message: 'Enviamos um link para confirmar o endereço.' }])
    expect(await find('noiva@exemplo.test')).toMatchObject([
      { ...wanted('noiva@exemplo.test'), status: 'pending', confirmedAt: null, notifiedAt: null },
    ])
  })

  test('is stored once, and a known address gets the same response', async () => {
    const first = await request(wanted('duas@exemplo.test'))
    await api.db
      .updateTable('stockNotices')
      .set({ status: 'waiting', confirmedAt: sql`now()` })
      .where('email', '=', 'duas@exemplo.test')
      .execute()
    const [before] = await find('duas@exemplo.test')
    const second = await request(wanted('duas@exemplo.test'))
    expect([second.status, second.data]).toEqual([first.status, first.data])
    expect(await find('duas@exemplo.test')).toEqual([before])
  })

  test('of a bot that fills the honeypot field gets the same response and stores nothing', async () => {
    const before = await jobs()
    const { status, data } = await request({
      ...wanted('robo@exemplo.test'),
      website: 'https://spam.example',
    })
    expect([status, data?.message]).toEqual([202, 'Enviamos um link para confirmar o endereço.'])
    expect(await find('robo@exemplo.test')).toEqual([])
    expect(await jobs()).toEqual(before)
  })

  test.each([
    ['size', { size: 'XGG' }],
    ['color', { color: 'Verde' }],
  ])('for a %s that the product does not have is rejected', async (field, other) => {
    const { status, error } = await request({ ...wanted('fora@exemplo.test'), ...other })
    expect([status, error?.code]).toEqual([400, 'invalid_input'])
    expect(Object.keys(error?.fields ?? {})).toEqual([field])
    expect(await find('fora@exemplo.test')).toEqual([])
  })

  test('for a product that visitors do not see, or that is only sewn to order, is rejected', async () => {
    const hidden = await aProduct(api.db, { stockAvailable: 0, hidden: true })
    const sewn = await aProduct(api.db, { stockAvailable: 0, sellsReady: false })
    for (const productId of [hidden.id, sewn.id, 999_999]) {
      const { error } = await request({ ...wanted('nada@exemplo.test'), productId })
      expect(error?.code).toBe('product_not_found')
    }
    expect(await find('nada@exemplo.test')).toEqual([])
  })

  test('beyond ten in an hour returns 429, per IP address and per email', async () => {
    const limited = await testApi()
    const { id: productId } = await aProduct(limited.db, { stockAvailable: 0 })
    const send = async (email: string, remoteAddress: string) => {
      const payload = { email, productId, size: 'M', color: 'Branco' }
      const sent = await limited.inject({ method: 'POST', url: '/api/stock-notices', payload, remoteAddress })
      return sent.statusCode
    }
    for (let n = 0; n < 10; n++) expect(await send(`n${n}@exemplo.test`, '198.51.100.1')).toBe(202)
    expect(await send('n10@exemplo.test', '198.51.100.1')).toBe(429)
    for (let n = 0; n < 10; n++) expect(await send('uma@exemplo.test', `198.51.100.${n + 10}`)).toBe(202)
    expect(await send('uma@exemplo.test', '198.51.100.99')).toBe(429)
    await limited.close()
  })
})

describe('an address with the most open requests', () => {
  const fill = async (email: string, status: 'pending' | 'waiting') => {
    const products = await Promise.all(
      Array.from({ length: MOST_PER_ADDRESS }, () => aProduct(api.db, { stockAvailable: 0 })),
    )
    const confirmedAt = status === 'waiting' ? new Date() : null
    const rows = products.map(({ id: productId }, n) => ({
      ...{ email, productId, size: 'M', color: 'Branco', status, confirmedAt },
      requestedAt: new Date(Date.now() - (MOST_PER_ADDRESS - n) * DAY_MS),
    }))
    await api.db.insertInto('stockNotices').values(rows).execute()
    return find(email)
  }

  test('loses its oldest unconfirmed one to a new one', async () => {
    const [oldest, ...others] = await fill('muitas@exemplo.test', 'pending')
    expect((await request(wanted('muitas@exemplo.test'))).status).toBe(202)
    const ids = (await find('muitas@exemplo.test')).map(({ id }) => id)
    expect(ids).toHaveLength(MOST_PER_ADDRESS)
    expect(ids).not.toContain(oldest?.id)
    expect(ids).toEqual(expect.arrayContaining(others.map(({ id }) => id)))
  })

  test('retains those that are confirmed, and the response stays the same', async () => {
    const before = await fill('todas@exemplo.test', 'waiting')
    expect((await request(wanted('todas@exemplo.test'))).status).toBe(202)
    expect(await find('todas@exemplo.test')).toEqual(before)
  })
})

test('the owner sees how many wait for each size and colour; unconfirmed requests do not count', async () => {
  const { id: productId } = await aProduct(api.db, { stockAvailable: 0 })
  const row = (email: string, size: string, status: 'pending' | 'waiting') => ({
    ...{ email, productId, size, color: 'Branco', status },
    confirmedAt: status === 'waiting' ? new Date() : null,
  })
  await api.db
    .insertInto('stockNotices')
    .values([
      row('a@exemplo.test', 'G', 'waiting'),
      row('b@exemplo.test', 'G', 'waiting'),
      row('c@exemplo.test', 'P', 'waiting'),
      row('d@exemplo.test', 'P', 'pending'),
    ])
    .execute()
  const owner = await api.as(await aUser(api.db, { role: 'admin' }))
  const { data } = await owner.call(stockNotices.waiting, { params: { id: productId } })
  expect(data).toEqual([
    { size: 'G', color: 'Branco', waiting: 2 },
    { size: 'P', color: 'Branco', waiting: 1 },
  ])
})

test('the daily cleanup deletes what was not confirmed, what waited a year, and what is over', async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
  const gone = await aProduct(api.db, { stockAvailable: 0 })
  await api.db
    .updateTable('products')
    .set({ deletedAt: sql`now()`, categoryId: null })
    .where('id', '=', gone.id)
    .execute()
  const waiting = (days: number) => ({ status: 'waiting' as const, confirmedAt: ago(days) })
  const notified = (days: number) => ({
    ...{ status: 'notified' as const, confirmedAt: ago(days), notifiedAt: ago(days) },
  })
  const rows = {
    'nunca confirmou': { requestedAt: ago(8) },
    'ainda pode': { requestedAt: ago(6) },
    'esperou um ano': waiting(370),
    'ainda espera': waiting(350),
    'avisada ha tempo': notified(31),
    'avisada agora': notified(29),
    'peca saiu': { ...waiting(1), productId: gone.id },
  }
  const values = Object.entries(rows).map(([name, row]) => ({
    ...wanted(`${name.replaceAll(' ', '-')}@arrumar.test`),
    ...row,
  }))
  await api.db.insertInto('stockNotices').values(values).execute()
  const mailer: Mailer = { send: async () => undefined, close: () => undefined }
  const tasks = stockNoticeTasks({ db: api.db, mailer, publicUrl: 'http://shop.test' })
  const purge = tasks.find(({ name }) => name === 'stockNotices.purge')
  expect(purge?.at).toBe('45 6 * * *')
  await purge?.run({})
  const left = api.db.selectFrom('stockNotices').select('email').where('email', 'like', '%@arrumar.test')
  expect((await left.orderBy('email').execute()).map(({ email }) => email.split('@')[0])).toEqual([
    'ainda-espera',
    'ainda-pode',
    'avisada-agora',
  ])
})
