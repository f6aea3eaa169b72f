import { randomUUID } from 'node:crypto'
import { orders, type RefundRequest } from '@shop/contract/orders'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ChargeInput, chargesOf, orderInParts } from '../../testing/charges.ts'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { noteRefund } from './refund-notes.service.ts'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
})
afterAll(() => shop.close())
afterEach(() => shop.provider.control('config', { failNext: [] }))

/** Deposit, two paid parts, one that is not. */
const usual: readonly ChargeInput[] = [
  { amountCents: 2_000_00, paidDaysAgo: 60, method: 'card' },
  { amountCents: 800_00, paidDaysAgo: 30, method: 'pix' },
  { amountCents: 700_00, paidDaysAgo: 1 },
  { amountCents: 1_000_00 },
]
const refundWith = (id: number, body: Partial<RefundRequest> & { requestId: string }) =>
  admin.call(orders.refund, { params: { id }, body: { restock: false, reason: null, ...body } })
const refund = (id: number, body: Partial<RefundRequest> = {}) =>
  refundWith(id, { requestId: randomUUID(), ...body })
const refundsOf = (orderId: number) =>
  shop.db
    .selectFrom('refunds')
    .innerJoin('orderCharges', 'orderCharges.id', 'refunds.chargeId')
    .select(['position', 'refunds.amountCents', 'status', 'byHand'])
    .where('refunds.orderId', '=', orderId)
    .orderBy('refunds.id')
    .execute()
const refunded = async (id: number) => (await chargesOf(shop, id)).map(({ refundedCents }) => refundedCents)
const ledgerOf = (charge: { paymentIntentId: string | null } | undefined) =>
  shop.provider.ledger(charge?.paymentIntentId ?? '')
const monthlyRevenue = async () => {
  const { rows } = await sql<{ month: string; revenue: number }>`
    select month::text, sum(revenue)::int as revenue from (
      select date_trunc('month', paid_at at time zone 'America/Sao_Paulo')::date as month,
        amount_cents - refunded_cents - charged_back_cents as revenue
      from order_charges where paid_at is not null) charges group by 1 order by 1`.execute(shop.db)
  return rows
}
const countedRevenue = async () => {
  const { rows } = await sql<{ month: string; revenue: number }>`
    select month::text, sum(revenue)::int as revenue from order_totals
    where month is not null group by 1 having sum(revenue) <> 0 order by 1`.execute(shop.db)
  return rows
}

describe('a refund of an order in parts', () => {
  test('is divided over the paid charges, the newest payment first', async () => {
    const { id, charges } = await orderInParts(shop, usual)
    const { status, data } = await refund(id, { amountCents: 1_600_00 })
    expect(status).toBe(200)
    expect(data).toMatchObject({ paymentState: 'partly_paid', refundedCents: 1_600_00 })
    expect(await refundsOf(id)).toEqual([
      { position: 2, amountCents: 700_00, status: 'succeeded', byHand: false },
      { position: 1, amountCents: 800_00, status: 'succeeded', byHand: false },
      { position: 0, amountCents: 100_00, status: 'succeeded', byHand: false },
    ])
    expect(await refunded(id)).toEqual([100_00, 800_00, 700_00, 0])
    expect(await ledgerOf(charges[0])).toMatchObject({ refunded: 100_00 })
    expect(await ledgerOf(charges[1])).toMatchObject({ refunded: 800_00 })
  })

  test('of all that was received makes it refunded, and never returns what was not paid', async () => {
    const { id } = await orderInParts(shop, usual)
    expect((await refund(id, { amountCents: 3_500_01 })).error?.code).toBe('refund_too_large')
    await refund(id, { amountCents: 500_00 })
    expect((await refund(id, { amountCents: 3_000_01 })).error?.code).toBe('refund_too_large')
    expect((await refund(id)).data).toMatchObject({ paymentState: 'refunded', refundedCents: 3_500_00 })
    expect((await refund(id)).error?.code).toBe('order_not_refundable')
    expect(await refunded(id)).toEqual([2_000_00, 800_00, 700_00, 0])
  })

  test('of a fully paid one leaves it paid until all is returned', async () => {
    const paid = usual.slice(0, 2)
    const { id } = await orderInParts(shop, paid)
    expect((await refund(id, { amountCents: 900_00 })).data?.paymentState).toBe('paid')
    expect((await refund(id)).data?.paymentState).toBe('refunded')
  })

  test('requested twice is made once, and with another amount or by another id of it rejected', async () => {
    const { id } = await orderInParts(shop, usual)
    const body = { requestId: randomUUID(), amountCents: 1_000_00 }
    const responses = await Promise.all([refundWith(id, body), refundWith(id, body), refundWith(id, body)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await refundsOf(id)).toHaveLength(2)
    const other = await refundWith(id, { ...body, amountCents: 700_00 })
    expect(other.error?.code).toBe('idempotency_mismatch')
    const { requestId } = await shop.db
      .selectFrom('refunds')
      .select('requestId')
      .where('orderId', '=', id)
      .where('followsId', 'is not', null)
      .executeTakeFirstOrThrow()
    const following = await refundWith(id, { requestId, amountCents: 300_00 })
    expect(following.error?.code).toBe('idempotency_mismatch')
    expect(await refunded(id)).toEqual([0, 300_00, 700_00, 0])
  })

  test('never returns more than was received, even with concurrent requests', async () => {
    const { id } = await orderInParts(shop, usual)
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => refund(id, { amountCents: 1_000_00 })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect((await refunded(id)).reduce((sum, cents) => sum + cents, 0)).toBe(3_000_00)
  })

  test('is told in one email that names each charge', async () => {
    const { id, buyer } = await orderInParts(shop, usual)
    await refund(id, { amountCents: 1_600_00 })
    await shop.idle()
    const emails = (await shop.mailbox.emailsTo(buyer.email)).filter(({ subject }) =>
      subject.includes('Reembolso'),
    )
    expect(emails).toHaveLength(1)
    const text = emails[0]?.text.replaceAll('\u00a0', ' ')
    expect(text).toContain('Devolvemos R$ 1.600,00')
    expect(text).toContain('R$ 800,00 (Parcela 1 de 3): pelo mesmo Pix')
    expect(text).toContain('R$ 100,00 (Sinal): como crédito na fatura do cartão')
    expect(text).toContain('R$ 700,00 (Parcela 2 de 3): do modo combinado com o ateliê')
  })

  test('counts in the months in which its charges were paid', async () => {
    const { id } = await orderInParts(shop, usual)
    await refund(id, { amountCents: 1_600_00 })
    expect(await countedRevenue()).toEqual((await monthlyRevenue()).filter(({ revenue }) => revenue !== 0))
  })

  test('that the bank returns makes the order paid in part again', async () => {
    const { id } = await orderInParts(shop, usual)
    await refund(id)
    expect((await shop.row(id)).paymentState).toBe('refunded')
    const { id: refundId } = await shop.db
      .selectFrom('refunds')
      .select('id')
      .where('orderId', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await noteRefund(shop.deps, refundId, { status: 'failed', providerRefundId: null })
    expect((await shop.row(id)).paymentState).toBe('partly_paid')
  })
})

describe('a payment that the bank no longer returns', () => {
  const late: readonly ChargeInput[] = [
    { amountCents: 2_000_00, paidDaysAgo: 91, method: 'pix' },
    { amountCents: 800_00, paidDaysAgo: 30, method: 'pix' },
  ]
  const byHand = { returnedOn: '2026-01-15', way: 'transfer' } as const

  test('is refused until the atelier says how it has returned it, and then not sent to the provider', async () => {
    const { id, charges, buyer } = await orderInParts(shop, late)
    const { error } = await refund(id, { amountCents: 1_000_00 })
    expect(error?.code).toBe('refund_by_hand_needed')
    expect(error?.details).toEqual({ amount: 200, charges: [charges[0]?.id] })
    expect(await refundsOf(id)).toEqual([])
    const { data } = await refund(id, { amountCents: 1_000_00, byHand })
    expect(data?.refunds).toMatchObject([{ amountCents: 800_00 }, { amountCents: 200_00, byHand }])
    expect(await refundsOf(id)).toEqual([
      { position: 1, amountCents: 800_00, status: 'succeeded', byHand: false },
      { position: 0, amountCents: 200_00, status: 'succeeded', byHand: true },
    ])
    expect(await ledgerOf(charges[1])).toMatchObject({ refunded: 800_00 })
    expect(await ledgerOf(charges[0])).toMatchObject({ refunded: 0 })
    await shop.idle()
    const [email] = (await shop.mailbox.emailsTo(buyer.email)).filter(({ subject }) =>
      subject.includes('Reembolso'),
    )
    expect(email?.text).toContain('devolvido pelo ateliê em 15/01/2026, por transferência')
  })

  test('is still returned by the provider on its last day, and a card’s for 180 days', async () => {
    const { id } = await orderInParts(shop, [
      { amountCents: 2_000_00, paidDaysAgo: 89.9, method: 'pix' },
      { amountCents: 800_00, paidDaysAgo: 179.9, method: 'card' },
    ])
    expect((await refund(id)).data?.paymentState).toBe('refunded')
    const { id: other } = await orderInParts(shop, [
      { amountCents: 800_00, paidDaysAgo: 181, method: 'card' },
    ])
    expect((await refund(other)).error?.code).toBe('refund_by_hand_needed')
  })

  test('is recorded by hand only where it is needed, and only once it is returned', async () => {
    const { id } = await orderInParts(shop, late)
    expect((await refund(id, { amountCents: 500_00, byHand })).error?.code).toBe('charges_changed')
    const tomorrow = { ...byHand, returnedOn: '2999-01-01' }
    expect((await refund(id, { byHand: tomorrow })).error?.fields).toHaveProperty('byHand.returnedOn')
    expect(await refundsOf(id)).toEqual([])
  })
})

test('an order whose bank decides about one charge is not refunded', async () => {
  const { id } = await orderInParts(shop, usual)
  await shop.db.updateTable('orders').set({ attention: 'dispute' }).where('id', '=', id).execute()
  expect((await refund(id)).error?.code).toBe('order_not_refundable')
})
