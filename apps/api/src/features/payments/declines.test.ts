import { orders } from '@shop/contract/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { noteDecline } from './declines.service.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())

type Buyer = Awaited<ReturnType<PayingShop['heldOrder']>>['buyer']
const pay = async (buyer: Buyer, id: number) =>
  (await shop.api.as(buyer)).call(orders.pay, { params: { id } })
const tooMany = { status: 429, error: { code: 'too_many_declines' } }
const declinesOf = async (id: number) =>
  (await shop.db.selectFrom('paymentRisks').select('declines').where('orderId', '=', id).executeTakeFirst())
    ?.declines ?? 0
const setDeclines = (id: number, declines: number) =>
  shop.db
    .updateTable('paymentRisks')
    .set({ declines, lastDeclinedAt: sql`now()` })
    .where('orderId', '=', id)
    .execute()
const waiting = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
  return rows.length
}
const forgetDeclines = () => shop.db.deleteFrom('paymentRisks').execute()

test('the tenth declined card cancels the payment, and an eleventh card cannot pay the order', async () => {
  const { id, buyer } = await shop.heldOrder()
  const { data } = await pay(buyer, id)
  const clientSecret = data?.clientSecret ?? ''
  for (let n = 0; n < 10; n += 1) await shop.provider.payByCard(clientSecret, 'pm_card_chargeDeclined')
  await vi.waitFor(async () => expect(await declinesOf(id)).toBe(10), 15_000)
  expect(await shop.row(id)).toMatchObject({ paymentIntentId: null, paymentState: 'declined' })
  expect(await shop.provider.payByCard(clientSecret)).toBe('declined')
  const rejected = await pay(buyer, id)
  expect(rejected).toMatchObject(tooMany)
  expect(rejected.headers['retry-after']).toBe('3600')
  expect(await shop.mailbox.worker.metrics.metrics()).toContain('alarms_total{kind="card_testing"} 1')
  await forgetDeclines()
}, 40_000)

test('declines whose events arrive at the same moment are counted in sequence', async () => {
  const { id, buyer } = await shop.heldOrder()
  const { data } = await pay(buyer, id)
  const { paymentIntentId } = await shop.row(id)
  await setDeclines(id, 8)
  const { both } = await shop.db.transaction().execute(async (tx) => {
    await tx.selectFrom('paymentRisks').select('declines').where('orderId', '=', id).forUpdate().execute()
    const both = Promise.all([0, 0].map((event) => noteDecline(shop.deps, event, paymentIntentId ?? '')))
    await vi.waitUntil(async () => (await waiting()) === 2, 10_000)
    return { both }
  })
  await both
  expect(await declinesOf(id)).toBe(10)
  expect((await shop.row(id)).paymentIntentId).toBeNull()
  expect(await shop.provider.payByCard(data?.clientSecret ?? '')).toBe('declined')
  await forgetDeclines()
})

test('an event delivered twice counts once', async () => {
  await shop.provider.control('config', { duplicateWebhooks: 2 })
  const { id, buyer } = await shop.heldOrder()
  const { data } = await pay(buyer, id)
  await shop.provider.payByCard(data?.clientSecret ?? '', 'pm_card_chargeDeclined')
  await shop.becomes(id, 'declined')
  await shop.idle()
  await shop.provider.control('config', { duplicateWebhooks: 0 })
  expect(await declinesOf(id)).toBe(1)
  expect(await pay(buyer, id)).toMatchObject({ status: 200 })
  await forgetDeclines()
})

test('an account with twenty declined cards in an hour is blocked from paying, on all its orders', async () => {
  const first = await shop.heldOrder()
  const second = await shop.heldOrder()
  await shop.db.updateTable('orders').set({ userId: first.buyer.id }).where('id', '=', second.id).execute()
  for (const { id } of [first, second]) await pay(first.buyer, id)
  await setDeclines(first.id, 20)
  expect(await pay(first.buyer, second.id)).toMatchObject(tooMany)
  await sql`update payment_risks set last_declined_at = now() - interval '61 minutes'`.execute(shop.db)
  expect(await pay(first.buyer, second.id)).toMatchObject({ status: 200 })
  await forgetDeclines()
})

test('a network with forty declined cards in an hour is blocked from paying, with any account', async () => {
  const [first, second] = [await shop.heldOrder(), await shop.heldOrder()]
  await pay(first.buyer, first.id)
  await setDeclines(first.id, 40)
  expect(await pay(second.buyer, second.id)).toMatchObject(tooMany)
  const { network } = await shop.db
    .selectFrom('paymentRisks')
    .select('network')
    .where('orderId', '=', first.id)
    .executeTakeFirstOrThrow()
  expect(network).not.toContain('127.0.0.1')
  await sql`update payment_risks set created_at = now() - interval '2 days', last_declined_at = now() - interval '2 days'`.execute(
    shop.db,
  )
  await shop.work('payments.audit', {})
  await vi.waitFor(async () => expect(await declinesOf(first.id)).toBe(0), 15_000)
})
