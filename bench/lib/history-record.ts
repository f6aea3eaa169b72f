/**
 * What the shop has confirmed, recorded outside of it: acknowledged orders, captured payments, announced refunds,
 * received parts, cancellations and added stock. At the end the shop's data must match.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { lostOrders, type Purchase } from './purchases.ts'
import type { TestShop } from './test-shop.ts'

const NO_RESPONSE_MS = 1_000
const BUSY_MS = 250

export interface HistoryRecord {
  purchases: Purchase[]
  /** Units that the atelier has added to the stock, by product: confirmed, or without a response. */
  counted: Map<number, { sure: number; unsure: number }>
  /** Centavos of refunds confirmed to the atelier, by order. */
  refunded: Map<number, number>
  /** Charges that the atelier recorded as received. */
  received: Set<number>
  /** What was kept of cancelled orders, by order. */
  cancelled: Map<number, number>
  /** What the atelier paid on top, by order. */
  compensated: Map<number, number>
  /** Totals of sales of the atelier, by order. */
  sales: Map<number, number>
  /** Extras that were accepted. */
  accepted: Set<number>
  responses: Map<string, number>
  /** Actions for which the shop was away: they do not count as actions. */
  unhandled: number
}

export function newRecord(): HistoryRecord {
  return {
    purchases: [],
    counted: new Map(),
    refunded: new Map(),
    received: new Set(),
    cancelled: new Map(),
    compensated: new Map(),
    sales: new Map(),
    accepted: new Set(),
    responses: new Map(),
    unhandled: 0,
  }
}

/** Whoever finds the shop away waits a moment, as people do. */
export async function note(
  record: HistoryRecord,
  action: string,
  { status, code }: { status: number; code: string | undefined },
): Promise<void> {
  const response = `${action}: ${status}${code === undefined ? '' : ` ${code}`}`
  record.responses.set(response, (record.responses.get(response) ?? 0) + 1)
  if (status === 0 || status === 503) record.unhandled += 1
  if (status === 0) await sleep(NO_RESPONSE_MS)
  if (status === 503) await sleep(BUSY_MS)
}

export function addTo(sums: Map<number, number>, id: number, cents: number) {
  sums.set(id, (sums.get(id) ?? 0) + cents)
}

/** Counted anew: what was acknowledged and is not, or otherwise, in the books. */
export async function lostFacts(shop: TestShop, record: HistoryRecord): Promise<Record<string, number>> {
  const { db } = shop
  const { purchases, refunded, received, cancelled, compensated, sales, accepted } = record
  const orders = new Map(
    (
      await db
        .selectFrom('orders')
        .select(['id', 'refundedCents', 'cancelledAt', 'retainedCents', 'totalCents'])
        .execute()
    ).map((row) => [row.id, row]),
  )
  const paid = await db.selectFrom('orderCharges').select('id').where('paidAt', 'is not', null).execute()
  const paidIds = new Set(paid.map(({ id }) => id))
  const paidOnTop = new Map<number, number>()
  for (const { orderId, amountCents } of await db.selectFrom('orderCompensations').selectAll().execute())
    addTo(paidOnTop, orderId, amountCents)
  const extras = await db.selectFrom('orderExtras').selectAll().where('acceptedAt', 'is not', null).execute()
  const extraIds = new Set(extras.map(({ id }) => id))
  /** Extras raise the total of a sale later. */
  const extraCents = new Map<number, number>()
  for (const { orderId, amountCents } of extras) addTo(extraCents, orderId, amountCents)
  const intents = purchases.flatMap(({ intent }) => (intent ? [intent] : []))
  return {
    'acknowledged orders that do not exist': await lostOrders(shop, intents),
    'acknowledged refunds that are not in the books': [...refunded].filter(
      ([id, cents]) => (orders.get(id)?.refundedCents ?? 0) < cents,
    ).length,
    'parts recorded as received that are not paid': [...received].filter((id) => !paidIds.has(id)).length,
    'acknowledged cancellations that are not in the books': [...cancelled].filter(([id, cents]) => {
      const row = orders.get(id)
      return !row?.cancelledAt || row.retainedCents !== cents
    }).length,
    'acknowledged compensations that are not in the books': [...compensated].filter(
      ([id, cents]) => (paidOnTop.get(id) ?? 0) < cents,
    ).length,
    'acknowledged sales of the atelier with another total': [...sales].filter(
      ([id, cents]) => orders.get(id)?.totalCents !== cents + (extraCents.get(id) ?? 0),
    ).length,
    'acknowledged extras that are not accepted': [...accepted].filter((id) => !extraIds.has(id)).length,
  }
}
