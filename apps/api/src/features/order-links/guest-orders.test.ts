import { randomUUID } from 'node:crypto'
import type { OrderDraft } from '@shop/contract/order-draft'
import { orderLinks } from '@shop/contract/order-links'
import { orders } from '@shop/contract/orders'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aGuestDraft, withoutHoldLimits } from '@shop/test-kit/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken } from '../../lib/token.ts'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop({ config: { limits: { guestOrderCreation: { points: 1000 } } } })
})
afterAll(async () => {
  await shop.idle()
  expect(await shop.broken()).toEqual({})
  await shop.close()
})

/** A draft of one dress with an address of its own. */
async function aNewGuest() {
  const dress = await aProduct(shop.db)
  const draft = aGuestDraft([dress], { checkoutId: randomUUID() })
  return { ...draft, customer: { ...draft.customer, email: `convidada-${randomUUID()}@exemplo.test` } }
}

const checkout = (body: OrderDraft) => shop.api.visitor.call(orders.checkout, { body })

async function aGuestOrder() {
  const draft = await aNewGuest()
  const { data } = await checkout(draft)
  if (data?.orderToken === undefined) throw new Error('no link')
  return { draft, ...data, orderToken: data.orderToken, holder: shop.api.withOrderToken(data.orderToken) }
}

test('a guest buys without an account: the order belongs to nobody, and its link opens it', async () => {
  const { orderId, clientSecret, holder, draft } = await aGuestOrder()
  expect(await shop.row(orderId)).toMatchObject({ userId: null, isGuest: true, recordedBy: null })
  await shop.provider.payByCard(clientSecret)
  await shop.becomes(orderId, 'paid')
  const opened = await holder.call(orderLinks.open, {})
  expect(opened.data).toMatchObject({ id: orderId, status: 'confirmed', paymentState: 'paid' })
  const params = { id: orderId }
  expect((await holder.call(orders.read, { params })).data?.id).toBe(orderId)
  expect((await holder.call(orders.history, { params })).data?.map(({ actorName }) => actorName)).toContain(
    null,
  )

  const email = await shop.mailbox.emailTo(draft.customer.email)
  const token = /\/pedido\/([\w-]{43})/.exec(email.text)?.[1] ?? ''
  expect(email.text).not.toMatch(/\/conta\b/)
  expect(email.text).toContain('/contato')
  expect((await shop.api.withOrderToken(token).call(orderLinks.open, {})).data?.id).toBe(orderId)
})

test('a sale that the atelier recorded for a customer without an account: its e-mails lead to its link', async () => {
  const recipient = `balcao-${randomUUID()}@exemplo.test`
  const admin = await shop.api.as(await aUser(shop.db, { role: 'admin' }))
  const draft = aGuestDraft([await aProduct(shop.db)])
  const body = { ...draft, customer: { ...draft.customer, email: recipient } }
  const { data } = await admin.call(orders.place, { body })
  const params = { id: data?.id ?? 0 }
  await admin.call(orders.setStatus, { params, body: { status: 'in_production' } })
  const { text } = await shop.mailbox.emailTo(recipient)
  expect(text).not.toMatch(/\/conta\b/)
  const token = /\/pedido\/([\w-]{43})/.exec(text)?.[1] ?? ''
  expect((await shop.api.withOrderToken(token).call(orderLinks.open, {})).data?.id).toBe(data?.id)
})

test('no token is stored, neither in the outbox nor with the link', async () => {
  const { orderToken, orderId, clientSecret, draft } = await aGuestOrder()
  await shop.provider.payByCard(clientSecret)
  await shop.becomes(orderId, 'paid')
  const email = await shop.mailbox.emailTo(draft.customer.email)
  const mailed = /\/pedido\/([\w-]{43})/.exec(email.text)?.[1] ?? ''
  const stored = JSON.stringify([
    await shop.db.selectFrom('mails').selectAll().where('recipient', '=', draft.customer.email).execute(),
    await shop.db.selectFrom('orderLinks').selectAll().where('orderId', '=', orderId).execute(),
    await shop.db.selectFrom('idempotencyKeys').selectAll().execute(),
  ])
  for (const token of [orderToken, mailed]) expect(stored).not.toContain(token)
})

test('a guest’s order that the atelier was paid for is not bought again by its open page', async () => {
  const { draft, orderId } = await aGuestOrder()
  const admin = await shop.api.as(shop.admin)
  await admin.call(orders.receive, { params: { id: orderId }, body: { way: 'cash' } })
  expect(await checkout(draft)).toMatchObject({ status: 409, error: { code: 'order_already_paid' } })
})

test('a guest must send the id of the checkout', async () => {
  const { checkoutId, ...draft } = await aNewGuest()
  expect(checkoutId).toBeDefined()
  const { status, error } = await checkout(draft)
  expect([status, error?.code, Object.keys(error?.fields ?? {})]).toEqual([
    400,
    'invalid_input',
    ['checkoutId'],
  ])
})

test('a customer whose session has ended is told so, and her order does not become a guest’s', async () => {
  const draft = await aNewGuest()
  const { status, error } = await shop.api.withToken(newToken()).call(orders.checkout, { body: draft })
  expect([status, error?.code]).toEqual([401, 'unauthenticated'])
  const rows = shop.db.selectFrom('orders').select('id').where('customerEmail', '=', draft.customer.email)
  expect(await rows.execute()).toEqual([])
})

test('twelve clicks at once and later ones are one order and one payment', async () => {
  // With a limit by address, its lock alone would put them in sequence.
  await withoutHoldLimits(shop.db)
  const draft = await aNewGuest()
  const clicks = await Promise.all(Array.from({ length: 12 }, () => checkout(draft)))
  clicks.push(await checkout(draft))
  expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(clicks.map(({ data }) => data?.orderId)).size).toBe(1)
  expect(new Set(clicks.map(({ data }) => data?.clientSecret)).size).toBe(1)
  const rows = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('customerEmail', '=', draft.customer.email)
    .execute()
  expect(rows).toHaveLength(1)
})

test('the checkout of a guest is not the one of an account with the same id, nor the reverse', async () => {
  const draft = await aNewGuest()
  const asGuest = await checkout(draft)
  const customer = await shop.api.as(await aUser(shop.db))
  const asCustomer = await customer.call(orders.checkout, { body: draft })
  expect(asCustomer.status).toBe(200)
  expect(asCustomer.data?.orderId).not.toBe(asGuest.data?.orderId)
  expect(asCustomer.data).not.toHaveProperty('orderToken')
})

test('a link opens its own order only, for others and the shop’s lists it is not there', async () => {
  const [mine, hers] = [await aGuestOrder(), await aGuestOrder()]
  const params = { id: hers.orderId }
  const tries = [
    await mine.holder.call(orders.read, { params }),
    await mine.holder.call(orders.history, { params }),
    await mine.holder.call(orders.pay, { params }),
    await mine.holder.call(orders.withdraw, { params, body: { reason: null } }),
    await mine.holder.call(orderLinks.revoke, { params }),
    await mine.holder.call(orderLinks.requestClaim, { params }),
  ]
  expect(tries.map(({ status, error }) => [status, error?.code])).toEqual(
    tries.map(() => [404, 'order_not_found']),
  )
  // A link is no session.
  expect((await mine.holder.call(orders.mine, { query: {} })).status).toBe(401)
  const stranger = await shop.api.as(await aUser(shop.db, { email: mine.draft.customer.email }))
  expect((await stranger.call(orders.read, { params: { id: mine.orderId } })).status).toBe(404)
  expect((await stranger.call(orders.mine, { query: {} })).data).toEqual([])
})

test('a guest pays and withdraws by the link', async () => {
  const { orderId, holder } = await aGuestOrder()
  const params = { id: orderId }
  const again = await holder.call(orders.pay, { params })
  await shop.provider.payByCard(again.data?.clientSecret ?? '')
  await shop.becomes(orderId, 'paid')
  const withdrawn = await holder.call(orders.withdraw, { params, body: { reason: 'Mudei de ideia' } })
  expect([withdrawn.status, withdrawn.data?.withdrawalRequestedAt]).toEqual([200, expect.any(Date)])
})

test('a revoked link opens nothing, nor does one ninety days after the delivery', async () => {
  const { orderId, orderToken, holder } = await aGuestOrder()
  const isOpen = async (token: string) =>
    (await shop.api.withOrderToken(token).call(orderLinks.open, {})).status === 200
  const delivered = (days: number | null) =>
    shop.db
      .updateTable('orders')
      .set({ deliveredAt: days === null ? null : new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', orderId)
      .execute()
  await delivered(89)
  expect(await isOpen(orderToken)).toBe(true)
  await delivered(91)
  expect(await isOpen(orderToken)).toBe(false)
  await delivered(null)
  expect((await holder.call(orderLinks.revoke, { params: { id: orderId } })).status).toBe(204)
  expect(await isOpen(orderToken)).toBe(false)
})

test('orders of guests are limited by address', async () => {
  const strict = await testPayingShop({ config: { limits: { guestOrderCreation: { points: 2 } } } })
  const statuses: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const body = aGuestDraft([await aProduct(strict.db)], { checkoutId: randomUUID() })
    statuses.push((await strict.api.visitor.call(orders.checkout, { body })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
  await strict.close()
})
