import { randomUUID } from 'node:crypto'
import { orderTokenHeader } from '@shop/contract/constants'
import { orderLinks } from '@shop/contract/order-links'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newToken } from '../../lib/token.ts'
import { emailLink, newLink } from './order-links.service.ts'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
beforeAll(async () => {
  api = await testApi({ config: { limits: { orderLinkEmail: { points: 1000 } } } })
})
afterAll(() => api.close())

const guest = () => ({ isGuest: true, userId: null, customerEmail: `${randomUUID()}@exemplo.test` })
const emailsTo = (recipient: string | null) =>
  api.db.selectFrom('mails').select(['kind', 'text']).where('recipient', '=', recipient).execute()

test('the twenty-first wrong token of an address within an hour is rejected, and a right one costs nothing', async () => {
  const strict = await testApi()
  const order = await anOrder(strict.db, guest())
  const right = strict.withOrderToken(await newLink(strict.db, order.id))
  for (let n = 0; n < 30; n += 1) expect((await right.call(orderLinks.open, {})).status).toBe(200)
  const statuses: number[] = []
  for (let n = 0; n < 21; n += 1) {
    statuses.push((await strict.withOrderToken(newToken()).call(orderLinks.open, {})).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429])
  await strict.close()
})

describe('asking for the link of an order', () => {
  test('e-mails it when number and address belong together, and answers the same otherwise', async () => {
    const order = await anOrder(api.db, guest())
    const other = await anOrder(api.db, guest())
    const email = order.customerEmail ?? ''
    const find = (body: { number: number; email: string }) => api.visitor.call(orderLinks.find, { body })
    const [right, wrong] = [
      await find({ number: order.number, email }),
      await find({ number: other.number, email }),
    ]
    expect([right.status, right.data]).toEqual([202, wrong.data])
    const { rows } = await sql<{ orderId: number }>`
      select (payload -> 'payload' ->> 'orderId')::int as order_id from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where identifier = 'orders.emailLink' order by job.id`.execute(api.db)
    expect(rows.map(({ orderId }) => orderId)).toEqual([order.id, 0])
    for (const { orderId } of rows) await emailLink({ db: api.db, publicUrl: 'https://loja.test' }, orderId)
    expect(await emailsTo(email)).toMatchObject([{ kind: 'order.link-read' }])
  })
})

describe('an account gets a guest’s order', () => {
  test('by a mailed one-time link, once', async () => {
    const order = await anOrder(api.db, guest())
    const token = await newLink(api.db, order.id, 'claim')
    const [user, thief] = [await aUser(api.db), await aUser(api.db)]
    const claim = async (by: { id: number }) => (await api.as(by)).call(orderLinks.claim, { body: { token } })
    expect((await claim(user)).data).toEqual({ orderId: order.id })
    expect((await claim(thief)).error?.code).toBe('invalid_order_link')
    const { data } = await (await api.as(user)).call(orders.mine, { query: {} })
    expect(data?.map(({ id }) => id)).toEqual([order.id])
  })

  test('never by the link that reads it', async () => {
    const order = await anOrder(api.db, guest())
    const token = await newLink(api.db, order.id)
    const customer = await api.as(await aUser(api.db))
    const { status, error } = await customer.call(orderLinks.claim, { body: { token } })
    expect([status, error?.code]).toEqual([404, 'invalid_order_link'])
    expect(await ownerOf(order.id)).toBe(null)
  })

  test('nor does the link that claims it read it', async () => {
    const order = await anOrder(api.db, guest())
    const token = await newLink(api.db, order.id, 'claim')
    expect((await api.withOrderToken(token).call(orderLinks.open, {})).status).toBe(404)
  })

  test('not if the order has an account already', async () => {
    const owner = await aUser(api.db)
    const order = await anOrder(api.db, { ...guest(), userId: owner.id })
    const token = await newLink(api.db, order.id, 'claim')
    const customer = await api.as(await aUser(api.db))
    expect((await customer.call(orderLinks.claim, { body: { token } })).status).toBe(404)
    expect(await ownerOf(order.id)).toBe(owner.id)
  })

  test('when its e-mail is proved, and not before', async () => {
    const order = await anOrder(api.db, { ...guest(), checkoutId: randomUUID() })
    const user = await aUser(api.db, { email: order.customerEmail ?? '', emailVerifiedAt: null })
    expect(await ownerOf(order.id)).toBe(null)
    await api.db.updateTable('users').set({ emailVerifiedAt: sql`now()` }).where('id', '=', user.id).execute()
    expect(await ownerOf(order.id)).toBe(user.id)
  })
})

test('the e-mail that claims an order goes to the address of the order', async () => {
  const order = await anOrder(api.db, guest())
  const holder = api.withOrderToken(await newLink(api.db, order.id))
  const { status } = await holder.call(orderLinks.requestClaim, { params: { id: order.id } })
  expect(status).toBe(202)
  expect(await emailsTo(order.customerEmail)).toMatchObject([{ kind: 'order.link-claim' }])
})

test('the holder of a link sends five such e-mails an hour, from however many addresses, and costs no other order any', async () => {
  const [order, other] = [await anOrder(api.db, guest()), await anOrder(api.db, guest())]
  const token = await newLink(api.db, order.id)
  const requestEmail = async (id: number, by: string, address: string) => {
    const url = `/api/orders/${id}/claim-email`
    const headers = { [orderTokenHeader]: by }
    return (await api.inject({ method: 'POST', url, headers, remoteAddress: address })).statusCode
  }
  for (let n = 0; n < 5; n += 1) expect(await requestEmail(order.id, token, `198.51.100.${n}`)).toBe(202)
  expect(await requestEmail(order.id, token, '198.51.100.9')).toBe(429)
  expect(await emailsTo(order.customerEmail)).toHaveLength(5)
  expect(await requestEmail(other.id, await newLink(api.db, other.id), '198.51.100.10')).toBe(202)
})

async function ownerOf(id: number) {
  const order = await api.db.selectFrom('orders').select('userId').where('id', '=', id).executeTakeFirst()
  return order?.userId
}
