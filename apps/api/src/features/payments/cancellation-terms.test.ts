import { randomUUID } from 'node:crypto'
import { cancellations } from '@shop/contract/cancellations'
import { orders } from '@shop/contract/orders'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { acceptText, type ChargeInput, chargesOf, orderInParts } from '../../testing/charges.ts'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
})
afterAll(() => shop.close())
afterEach(() => shop.provider.control('config', { failNext: [], dropWebhooks: false }))

const aRequest = () => ({ requestId: randomUUID() })
const ownText = 'Depois do corte, o ateliê fica com até metade do que foi pago.'
/** R$ 9.480,00, of which R$ 5.056,00 is paid. */
const usual: readonly ChargeInput[] = [
  { amountCents: 2_844_00, paidDaysAgo: 40, method: 'card' },
  { amountCents: 2_212_00, paidDaysAgo: 10, method: 'pix' },
  { amountCents: 4_424_00 },
]
const begun: ChargeInput = { amountCents: 4_424_00, isBegun: true }

type Body = Partial<z.output<typeof orders.cancel.body>>
const cancelWith = (id: number, body: Body) =>
  admin.call(orders.cancel, { params: { id }, body: { reason: 'Casamento adiado', ...body } })
const cancel = (id: number, body: Body = {}) => cancelWith(id, { refund: aRequest(), ...body })
const codeOf = async (id: number, body: Body) => (await cancel(id, body)).error?.code
const termsOf = async (id: number) => (await admin.call(cancellations.preview, { params: { id } })).data
const emailsTo = async (id: number) => {
  const { rows } = await sql<{ kind: string; text: string }>`
    select kind, coalesce(text, '') as text from mails
    where recipient = (select customer_email from orders where id = ${id}) order by id`.execute(shop.db)
  return rows.map(({ kind, text }) => ({ kind, text: text.replaceAll('\u00a0', ' ') }))
}

async function orderWith({ charges = usual, text = true } = {}) {
  const order = await orderInParts(shop, charges)
  if (text) await acceptText(shop, order.id, ownText)
  return order
}

async function workOn(orderId: number, name: 'Corte' | '1ª prova', { finished = false } = {}) {
  const { id: itemId } = await shop.db
    .selectFrom('orderItems')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  const stage = await shop.db
    .selectFrom('productionStages')
    .select(['id', 'position'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const moment = sql<Date>`now()`
  const times = { startedAt: moment, finishedAt: finished ? moment : null }
  const values = {
    orderItemId: itemId,
    stageId: stage.id,
    position: stage.position,
    days: 1,
    minutes: 60,
    ...times,
  }
  await shop.db.insertInto('itemStages').values(values).execute()
}

async function lockMeasures(orderId: number) {
  await sql`insert into order_item_measures (order_item_id, due_on, locked_at, copy)
    select id, current_date, now(), '{"values":{}}' from order_items where order_id = ${orderId}`.execute(
    shop.db,
  )
}

describe('the terms of a cancellation', () => {
  test('suggest the percent of the furthest stage, and at most half of what was paid', async () => {
    const { id } = await orderWith()
    expect(await termsOf(id)).toMatchObject({ band: 'none', suggestedCents: 0, paidCents: 5_056_00 })
    await lockMeasures(id)
    expect(await termsOf(id)).toMatchObject({ band: 'measured', suggestedCents: 1_896_00 })
    await workOn(id, '1ª prova')
    expect(await termsOf(id)).toMatchObject({ band: 'measured' })
    await workOn(id, 'Corte')
    expect(await termsOf(id)).toMatchObject({ band: 'cut', suggestedCents: 2_528_00, mostCents: 5_055_99 })
    await shop.db
      .updateTable('itemStages')
      .set({ finishedAt: sql`now()` })
      .where('orderItemId', 'in', (eb) => eb.selectFrom('orderItems').select('id').where('orderId', '=', id))
      .execute()
    expect(await termsOf(id)).toMatchObject({ band: 'fitted', suggestedCents: 2_528_00 })
  })

  test('name each paid charge and until when the bank returns it, and suggest nothing without the owner’s text', async () => {
    const { id } = await orderWith({
      text: false,
      charges: [
        { amountCents: 1_000_00, paidDaysAgo: 100, method: 'pix' },
        { amountCents: 500_00, paidDaysAgo: 2 },
        { amountCents: 700_00 },
      ],
    })
    await workOn(id, 'Corte')
    const terms = await termsOf(id)
    expect(terms).toMatchObject({ band: 'cut', hasOwnText: false, suggestedCents: 0, dueCents: 700_00 })
    expect(terms?.charges).toMatchObject([
      { label: 'Parcela 1 de 2', leftCents: 500_00, refundableUntil: null, isByHand: false },
      { label: 'Sinal', leftCents: 1_000_00, method: 'pix', isByHand: true },
    ])
    const [deposit] = await chargesOf(shop, id)
    const limit = new Date((deposit?.paidAt?.getTime() ?? 0) + 90 * 86_400_000)
    expect(terms?.charges[1]?.refundableUntil).toEqual(limit)
  })
})

describe('what the atelier keeps', () => {
  test('as suggested stays with it, the rest returns newest first, and nothing is to be paid any more', async () => {
    const { id, charges } = await orderWith()
    await workOn(id, 'Corte')
    const { status, data } = await cancel(id, { retainedCents: 2_528_00, whoFailed: 'customer' })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...{ paymentState: 'paid', refundedCents: 2_528_00, retainedCents: 2_528_00, cancelFault: 'customer' },
      cancelReason: 'Casamento adiado',
    })
    const after = await chargesOf(shop, id)
    expect(after.map(({ refundedCents }) => refundedCents)).toEqual([316_00, 2_212_00, 0])
    expect(after.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([false, false, true])
    expect(await shop.provider.ledger(charges[0]?.paymentIntentId ?? '')).toMatchObject({ refunded: 316_00 })
    const [email] = (await emailsTo(id)).slice(-1)
    expect(email?.kind).toBe('order.cancelled')
    expect(email?.text).toContain('cancelado, como você pediu')
    expect(email?.text).toContain('Total pago: R$ 5.056,00')
    expect(email?.text).toContain('Fica com o ateliê: R$ 2.528,00')
    expect(email?.text).toContain('R$ 5.056,00 − R$ 2.528,00 = R$ 2.528,00')
    expect(email?.text).toContain('R$ 2.212,00 (Parcela 1 de 2): pelo mesmo Pix')
    expect(email?.text).toContain(ownText)
    expect(email?.text).not.toContain('Casamento adiado')
  })

  test('is revenue of the months in which it was paid', async () => {
    const { id } = await orderWith()
    const before = await revenue()
    await cancel(id, { retainedCents: 1_000_00, retentionReason: 'Renda cortada', whoFailed: 'customer' })
    expect(before - (await revenue())).toBe(4_056_00)
  })

  test('is by default nothing: all returns, the deposit too', async () => {
    const { id } = await orderWith()
    const { data } = await cancel(id)
    expect(data).toMatchObject({ paymentState: 'refunded', refundedCents: 5_056_00, retainedCents: 0 })
  })

  test('above the suggestion needs a reason, and is never all of it', async () => {
    const { id } = await orderWith()
    await workOn(id, 'Corte')
    const more = { retainedCents: 2_528_01, whoFailed: 'customer' } as const
    expect(await codeOf(id, more)).toBe('retention_needs_reason')
    expect(await codeOf(id, { ...more, retentionReason: '  ' })).toBe('retention_needs_reason')
    const reason = { retentionReason: 'A renda foi encomendada', whoFailed: 'customer' } as const
    expect(await codeOf(id, { ...reason, retainedCents: 5_056_00 })).toBe('retention_too_high')
    expect(await codeOf(id, { ...reason, retainedCents: 5_056_01 })).toBe('retention_too_high')
    const agreed = { ...reason, whoFailed: 'agreed' } as const
    expect(await codeOf(id, { ...agreed, retainedCents: 5_056_00 })).toBe('retention_too_high')
    expect((await cancel(id, { ...reason, retainedCents: 2_528_01 })).data).toMatchObject({
      retainedCents: 2_528_01,
      retentionReason: 'A renda foi encomendada',
    })
  })

  test('needs the text that the customer accepted, or an agreement of both with its reason', async () => {
    const { id } = await orderWith({ text: false })
    await workOn(id, 'Corte')
    const part = { retainedCents: 100_00, retentionReason: 'Tecido cortado' }
    expect(await codeOf(id, part)).toBe('retention_too_high')
    expect(await codeOf(id, { ...part, whoFailed: 'customer' })).toBe('retention_too_high')
    // Also when it follows from the sum to refund.
    const byRefund = { refund: { requestId: randomUUID(), amountCents: 5_000_00 } }
    expect(await codeOf(id, byRefund)).toBe('retention_too_high')
    expect(await codeOf(id, { retainedCents: 100_00, whoFailed: 'agreed' })).toBe('retention_needs_reason')
    expect((await cancel(id, { ...part, whoFailed: 'agreed' })).data).toMatchObject({ cancelFault: 'agreed' })
  })

  test('is nothing where the atelier failed', async () => {
    const { id } = await orderWith()
    await workOn(id, '1ª prova', { finished: true })
    const failed = { retainedCents: 1_00, retentionReason: 'x', whoFailed: 'atelier' } as const
    expect(await codeOf(id, failed)).toBe('retention_too_high')
    expect((await cancel(id, { retainedCents: 0, whoFailed: 'atelier' })).status).toBe(200)
  })

  test('and what returns must be the sums that the administrator saw', async () => {
    const { id } = await orderWith()
    const refund = { requestId: randomUUID(), amountCents: 3_000_00 }
    const body = { refund, retainedCents: 2_000_00, whoFailed: 'customer', retentionReason: 'x' } as const
    expect(await codeOf(id, body)).toBe('charges_changed')
    expect((await cancelWith(id, { retainedCents: 0 })).error?.code).toBe('refund_required')
  })
})

const revenue = async () => {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(revenue), 0)::int as cents from order_totals where month is not null`.execute(shop.db)
  return rows[0]?.cents ?? 0
}

describe('a cancellation of an order in parts', () => {
  test('is made once, however often the same request is sent', async () => {
    const { id } = await orderWith()
    const refund = aRequest()
    const responses = await Promise.all([
      cancel(id, { refund }),
      cancel(id, { refund }),
      cancel(id, { refund }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await chargesOf(shop, id)).map(({ refundedCents }) => refundedCents)).toEqual([
      2_844_00, 2_212_00, 0,
    ])
    expect(await codeOf(id, { refund, retainedCents: 1_00 })).toBe('idempotency_mismatch')
    expect(await codeOf(id, {})).toBe('order_not_cancellable')
    expect((await emailsTo(id)).filter(({ kind }) => kind === 'order.cancelled')).toHaveLength(1)
  })

  test('cancels the payment of a part that was begun', async () => {
    const { id, charges } = await orderWith({ charges: [...usual.slice(0, 2), begun] })
    const intentId = charges[2]?.paymentIntentId ?? ''
    // What the administrator has to decide anew ends no payment.
    expect(await codeOf(id, { retainedCents: 5_056_00, whoFailed: 'customer' })).toBe('retention_too_high')
    expect((await shop.provider.intent(intentId)).status).toBe('requires_payment_method')
    expect((await cancel(id)).status).toBe(200)
    expect((await shop.provider.intent(intentId)).status).toBe('canceled')
  })

  test('waits for the provider, and changes nothing until its payments are ended', async () => {
    const { id } = await orderWith({ charges: [...usual.slice(0, 2), begun] })
    const failNext = [{ kind: 'reset-before', times: 2, match: 'POST /v1/payment_intents/*/cancel' }]
    await shop.provider.control('config', { failNext })
    expect((await cancel(id)).error?.code).toBe('payment_unavailable')
    expect((await shop.row(id)).cancelledAt).toBeNull()
  })

  test('needs attention where the provider rejects a refund, though it makes another', async () => {
    const { id } = await orderWith()
    const failNext = [{ kind: '400', times: 1, match: 'POST /v1/refunds' }]
    await shop.provider.control('config', { failNext })
    const { data } = await cancel(id)
    expect(data).toMatchObject({ attention: 'refund_failed', paymentState: 'paid' })
    // Which of them is sent first is open: the request and the jobs of the refunds send them at the same time.
    expect((await chargesOf(shop, id)).filter(({ refundedCents }) => refundedCents > 0)).toHaveLength(1)
    const again = { requestId: randomUUID(), restock: false, reason: null }
    const retried = await admin.call(orders.refund, { params: { id }, body: again })
    expect(retried.data).toMatchObject({ attention: null, paymentState: 'refunded' })
  })

  test('records what the atelier returned by hand, and tells how', async () => {
    const { id } = await orderWith({
      charges: [
        { amountCents: 1_000_00, paidDaysAgo: 100, method: 'pix' },
        { amountCents: 500_00, paidDaysAgo: 5, method: 'pix' },
      ],
    })
    const { error } = await cancel(id)
    expect(error).toMatchObject({ code: 'refund_by_hand_needed', details: { amount: 1000 } })
    const byHand = { returnedOn: '2026-01-15', way: 'pix' } as const
    expect((await cancel(id, { byHand })).data).toMatchObject({ paymentState: 'refunded' })
    const [email] = (await emailsTo(id)).slice(-1)
    expect(email?.text).toContain('R$ 1.000,00 (Sinal): devolvido pelo ateliê em 15/01/2026, por Pix')
    expect(email?.text).toContain('R$ 500,00 (Restante): pelo mesmo Pix')
  })

  test('can be told in another way than by e-mail, and the e-mail read before', async () => {
    const { id } = await orderWith()
    const body = {
      ...{ reason: 'Casamento adiado', refund: { requestId: randomUUID() }, whoFailed: 'agreed' as const },
      ...{ retainedCents: 1_000_00, retentionReason: 'Acordo por escrito' },
    }
    const { data } = await admin.call(cancellations.email, { params: { id }, body })
    expect(data?.subject).toContain('cancelado')
    expect(data?.text.replaceAll('\u00a0', ' ')).toContain('Volta para você: R$ 5.056,00 − R$ 1.000,00')
    expect((await shop.row(id)).cancelledAt).toBeNull()
    await cancelWith(id, { ...body, sendEmail: false })
    expect((await emailsTo(id)).filter(({ kind }) => kind === 'order.cancelled')).toEqual([])
  })

  test('copies none of the typed reasons to the history or the audit log', async () => {
    const { id } = await orderWith()
    const reasons = { retentionReason: 'Ela adoeceu', whoFailed: 'customer', retainedCents: 1_00 } as const
    await cancel(id, reasons)
    const { rows } = await sql`select * from audit_log where object_id = ${String(id)}`.execute(shop.db)
    const written = JSON.stringify([rows, await shop.eventsOf(id)])
    expect(written).toContain('"retainedCents":100')
    for (const text of ['Ela adoeceu', 'Casamento adiado']) expect(written).not.toContain(text)
  })
})
