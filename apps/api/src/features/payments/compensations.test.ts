import { randomUUID } from 'node:crypto'
import { cancellations } from '@shop/contract/cancellations'
import { orders } from '@shop/contract/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChargeInput, orderInParts } from '../../testing/charges.ts'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
})
afterAll(() => shop.close())

const usual: readonly ChargeInput[] = [
  { amountCents: 2_844_00, paidDaysAgo: 40, method: 'card' },
  { amountCents: 2_212_00, paidDaysAgo: 10, method: 'pix' },
  { amountCents: 4_424_00 },
]
const cancel = (id: number, body: { whoFailed: 'customer' | 'atelier' }) =>
  admin.call(orders.cancel, {
    params: { id },
    body: { reason: 'Ateliê fechado', refund: { requestId: randomUUID() }, ...body },
  })
const revenue = async () => {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(revenue), 0)::int as cents from order_totals where month is not null`.execute(shop.db)
  return rows[0]?.cents ?? 0
}

describe('a compensation', () => {
  const compensation = () => ({
    ...{ amountCents: 2_844_00, paidOn: '2026-01-20', way: 'transfer' as const, note: 'Sinal em dobro' },
    requestId: randomUUID(),
  })
  const compensate = (id: number, body = compensation()) =>
    admin.call(cancellations.compensate, { params: { id }, body })

  test('is recorded once for an order that the atelier failed to deliver, outside revenue', async () => {
    const { id, buyer } = await orderInParts(shop, usual)
    await cancel(id, { whoFailed: 'atelier' })
    const before = await revenue()
    const body = compensation()
    await compensate(id, body)
    const { data } = await compensate(id, body)
    expect(data?.compensations).toMatchObject([{ amountCents: 2_844_00, note: 'Sinal em dobro' }])
    expect(data).toMatchObject({ refundedCents: 5_056_00 })
    expect(await revenue()).toBe(before)
    expect(await shop.seenBy(buyer, id)).not.toHaveProperty('compensations')
    expect((await compensate(id, { ...body, amountCents: 1_00 })).error?.code).toBe('idempotency_mismatch')
    const { rows } = await sql`select * from audit_log where action = 'order.compensate'`.execute(shop.db)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('Sinal em dobro')
  })

  test('needs an order that is cancelled, and not by the customer', async () => {
    const { id } = await orderInParts(shop, usual)
    expect((await compensate(id)).error?.code).toBe('compensation_unavailable')
    await cancel(id, { whoFailed: 'customer' })
    expect((await compensate(id)).error?.code).toBe('compensation_unavailable')
  })

  test('needs a sum and a day that has come', async () => {
    const { id } = await orderInParts(shop, usual)
    await cancel(id, { whoFailed: 'atelier' })
    for (const amountCents of [0, 100_000_000, 1_000_000_000_000_000])
      expect((await compensate(id, { ...compensation(), amountCents })).error?.fields).toHaveProperty(
        'amount',
      )
    const late = { ...compensation(), paidOn: '2999-01-01' }
    expect((await compensate(id, late)).error?.fields).toHaveProperty('paidOn')
  })
})
