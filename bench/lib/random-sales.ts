/**
 * Random histories of orders: placed, paid, refunded, disputed, cancelled, moved to another state. A release writes each
 * step as its own code does, so that two releases with the same history can be compared.
 */
import type { Db, Tx } from '@shop/api/db/connection'
import type * as cases from '@shop/api/features/payments/payment-cases.queries'
import { sql } from 'kysely'
import type { Dice } from './dice.ts'

const weights = {
  place: 5,
  pay: 6,
  refund: 3,
  dispute: 1,
  cancel: 1,
  expire: 1,
  advance: 1,
  move: 1,
  merge: 1,
}
const STATES = ['SP', 'RJ', 'MG', 'BA']
const PRODUCTS = 4
const DAYS = 500
const MOST_STEPS = 20

interface Line {
  product: number
  quantity: number
  priceCents: number
}

export interface Step {
  kind: keyof typeof weights
  id: number
  state: string
  daysAgo: number
  percent: number
  lines: readonly Line[]
}

/** The orders of a history have ids from `firstId` on. */
export function randomHistory(chance: Dice, firstId: number): Step[] {
  const upTo = (most: number) => 1 + Math.floor(chance.random() * most)
  let placed = 0
  return Array.from({ length: 4 + upTo(MOST_STEPS) }, () => {
    const kind = placed === 0 ? 'place' : chance.weighted(weights)
    if (kind === 'place') placed += 1
    const line = () => ({ product: upTo(PRODUCTS), quantity: upTo(3), priceCents: upTo(500_000) })
    return {
      kind,
      id: firstId + (kind === 'place' ? placed - 1 : Math.floor(chance.random() * placed)),
      state: chance.oneOf(STATES) ?? 'SP',
      daysAgo: upTo(DAYS),
      percent: upTo(100),
      lines: Array.from({ length: upTo(3) }, line),
    }
  })
}

/** How a release writes money; everything else is the same SQL in both. */
export interface MoneyWriter {
  markPaid(tx: Tx, orderId: number): Promise<void>
  backdate(tx: Tx, orderId: number, paidAt: Date): Promise<void>
  refund(tx: Tx, orderId: number, amountCents: number): Promise<void>
  lose(tx: Tx, orderId: number, dispute: Parameters<typeof cases.write>[1]): Promise<void>
  /** Makes the order refunded, or paid again, as its refunds and chargebacks say. */
  follow(tx: Tx, orderId: number): Promise<void>
  merge(db: Db): Promise<void>
}

export async function takeStep(db: Db, writer: MoneyWriter, step: Step): Promise<void> {
  if (step.kind === 'merge') return writer.merge(db)
  await db.transaction().execute((tx) => take(tx, writer, step))
}

async function take(tx: Tx, writer: MoneyWriter, { kind, id, state, daysAgo, percent, lines }: Step) {
  if (kind === 'place') return place(tx, { id, state, daysAgo, lines })
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { paymentState, totalCents, refundedCents, chargedBackCents, cancelledAt } = order
  const left = totalCents - refundedCents - chargedBackCents
  const part = Math.max(1, Math.floor((left * percent) / 100))
  const change = (set: ReturnType<typeof sql>) => sql`update orders set ${set} where id = ${id}`.execute(tx)
  if (kind === 'move') return change(sql`shipping_state = ${state}`)
  if (paymentState === 'awaiting') {
    if (kind === 'expire') return change(sql`payment_state = 'expired', stock_state = 'released'`)
    if (kind !== 'pay') return
    await writer.markPaid(tx, id)
    return writer.backdate(tx, id, order.createdAt)
  }
  if (paymentState !== 'paid') return
  if (kind === 'advance') return change(sql`status = 'in_production'`)
  if (kind === 'cancel' && cancelledAt === null) return change(sql`cancelled_at = now()`)
  if (left <= 0) return
  if (kind === 'refund') await writer.refund(tx, id, part)
  if (kind === 'dispute') {
    const providerCaseId = `dp_${id}_${refundedCents}_${chargedBackCents}`
    await writer.lose(tx, id, {
      orderId: id,
      kind: 'dispute',
      outcome: 'lost',
      amountCents: part,
      providerCaseId,
    } as Parameters<typeof cases.write>[1])
  }
  if (kind === 'refund' || kind === 'dispute') await writer.follow(tx, id)
}

async function place(
  tx: Tx,
  { id, state, daysAgo, lines }: Pick<Step, 'id' | 'state' | 'daysAgo' | 'lines'>,
) {
  const totalCents = lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0)
  await sql`insert into orders (id, customer_name, customer_email, shipping_address, shipping_city, shipping_state,
      shipping_zip_code, total_cents, stock_state, created_at)
    values (${id}, 'Marina', 'marina@exemplo.test', 'Rua 1', 'Santos', ${state}, '11010-000', ${totalCents}, 'reserved',
      ${DAY_ZERO}::timestamptz - ${daysAgo} * interval '1 day')`.execute(tx)
  for (const { product, quantity, priceCents } of lines)
    await sql`insert into order_items (order_id, product_id, product_name, size, color, quantity, unit_price_cents)
      values (${id}, ${product}, 'Vestido', 'M', 'Branco', ${quantity}, ${priceCents})`.execute(tx)
}

/** Both databases must count the same days. */
const DAY_ZERO = new Date()
