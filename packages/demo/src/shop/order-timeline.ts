// The events of a planned order and their times. A pure function, so that stock, events and the order's own columns
// are always consistent.

import type { DB } from '@shop/api/db/tables.gen'
import { deliveryWindow } from '@shop/contract/dates'
import type { Insertable } from 'kysely'
import type { Outcome, PlannedOrder } from './planned-order.ts'
import { stateInParts } from './planned-payments.ts'

type Order = Insertable<DB['orders']>
type Event = Pick<Insertable<DB['orderEvents']>, 'kind' | 'details'> & { at: Date; byAdmin: boolean }
type StockStep = { kind: 'reserved' | 'sold' | 'released' | 'returned'; at: Date }

export interface Timeline {
  columns: Pick<
    Order,
    | 'status'
    | 'paymentState'
    | 'stockState'
    | 'createdAt'
    | 'updatedAt'
    | 'paidAt'
    | 'promisedFrom'
    | 'promisedTo'
    | 'deliveredAt'
    | 'holdExpiresAt'
    | 'cancelledAt'
    | 'cancelReason'
    | 'cancelFault'
    | 'retentionReason'
  >
  events: Event[]
  stock: StockStep[]
  refundedAt: Date | null
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const holdMs = 30 * minuteMs
const paidAfterMs = { card: 3 * minuteMs, pix: 11 * minuteMs }
const refundedAfterMs = 5 * dayMs
/** A customer who cancels before paying. */
const cancelledAfterMs = 7 * minuteMs

/** The production steps, each with its delay after the payment. */
const progress = [
  { status: 'in_production', afterMs: 5 * dayMs },
  { status: 'ready', afterMs: 24 * dayMs },
  { status: 'delivered', afterMs: 31 * dayMs },
] as const

export function isPaid(outcome: Outcome): boolean {
  return outcome !== 'awaiting' && outcome !== 'declined' && outcome !== 'expired'
}

export function timeline(order: PlannedOrder, now: Date): Timeline {
  const createdAt = new Date(now.getTime() - order.daysAgo * dayMs)
  const holdExpiresAt = after(createdAt, holdMs)
  const events: Event[] = [{ kind: 'created', details: '{}', at: createdAt, byAdmin: false }]
  const stock: StockStep[] = [{ kind: 'reserved', at: createdAt }]
  const start = { createdAt, updatedAt: createdAt, paidAt: null, deliveredAt: null }

  if (order.outcome === 'awaiting') {
    const columns = { ...start, status: 'pending', paymentState: 'awaiting', stockState: 'reserved' } as const
    return { columns: { ...columns, holdExpiresAt }, events, stock, refundedAt: null }
  }
  if (order.outcome === 'declined') {
    const at = after(createdAt, paidAfterMs.card)
    events.push(payment('awaiting', 'declined', at))
    const columns = { ...start, status: 'pending', paymentState: 'declined', stockState: 'reserved' } as const
    return { columns: { ...columns, updatedAt: at, holdExpiresAt }, events, stock, refundedAt: null }
  }
  if (order.outcome === 'expired' && order.cancelReason === null) {
    const cancelledAt = after(createdAt, cancelledAfterMs)
    const details = { from: 'awaiting', to: 'expired', status: 'pending', by: 'customer' }
    events.push(cancelled(details, cancelledAt, false))
    stock.push({ kind: 'released', at: cancelledAt })
    const columns = { ...start, status: 'pending', paymentState: 'expired', stockState: 'released' } as const
    return {
      columns: { ...columns, updatedAt: cancelledAt, holdExpiresAt, cancelledAt },
      events,
      stock,
      refundedAt: null,
    }
  }
  if (order.outcome === 'expired') {
    events.push(payment('awaiting', 'expired', holdExpiresAt))
    stock.push({ kind: 'released', at: holdExpiresAt })
    const columns = { ...start, status: 'pending', paymentState: 'expired', stockState: 'released' } as const
    return {
      columns: { ...columns, updatedAt: holdExpiresAt, holdExpiresAt },
      events,
      stock,
      refundedAt: null,
    }
  }
  return withEnd(order, paidTimeline(order, createdAt, events, stock, now), now)
}

function paidTimeline(
  order: PlannedOrder,
  createdAt: Date,
  events: Event[],
  stock: StockStep[],
  now: Date,
): Timeline {
  // A sale is recorded when it is paid.
  const paidAt = order.sale ? createdAt : after(createdAt, paidAfterMs[order.method])
  const { from: promisedFrom, to: promisedTo } = deliveryWindow(paidAt)
  if (order.sale === undefined) {
    const state = order.payments ? 'partly_paid' : 'paid'
    events.push(payment('awaiting', state, paidAt), statusChange('pending', 'confirmed', paidAt, false))
  }
  stock.push({ kind: 'sold', at: paidAt })

  if (order.outcome === 'refunded') {
    const refundedAt = after(paidAt, refundedAfterMs)
    const { cancelReason } = order
    if (cancelReason) events.push(cancelled({ from: 'paid', status: 'confirmed' }, refundedAt, true))
    events.push(payment('paid', 'refunded', refundedAt))
    stock.push({ kind: 'returned', at: refundedAt })
    return {
      columns: {
        status: 'confirmed',
        paymentState: 'refunded',
        stockState: 'returned',
        createdAt,
        updatedAt: refundedAt,
        paidAt,
        promisedFrom,
        promisedTo,
        deliveredAt: null,
        holdExpiresAt: null,
        ...(cancelReason && { cancelledAt: refundedAt, cancelReason }),
      },
      events,
      stock,
      refundedAt,
    }
  }

  let status: NonNullable<Order['status']> = 'confirmed'
  let updatedAt = paidAt
  for (const step of progress) {
    if (status === order.outcome) break
    const isBegin = step.status === 'in_production' && order.beganDaysAgo !== undefined
    updatedAt = isBegin ? after(now, -(order.beganDaysAgo ?? 0) * dayMs) : after(paidAt, step.afterMs)
    events.push(statusChange(status, step.status, updatedAt, true))
    status = step.status
  }
  return {
    columns: {
      status,
      paymentState: stateInParts(order.payments) ?? 'paid',
      stockState: 'sold',
      createdAt,
      updatedAt,
      paidAt,
      promisedFrom,
      promisedTo,
      deliveredAt: status === 'delivered' ? updatedAt : null,
      holdExpiresAt: null,
    },
    events,
    stock,
    refundedAt: null,
  }
}

/** What is made for the order stays sold; its money is returned by charge. */
function withEnd({ payments }: PlannedOrder, story: Timeline, now: Date): Timeline {
  const { end } = payments ?? {}
  if (end === undefined) return story
  const { columns } = story
  const cancelledAt = after(now, -end.daysAgo * dayMs)
  const details = { from: 'partly_paid', to: columns.paymentState, status: columns.status }
  return {
    ...story,
    columns: {
      ...columns,
      cancelledAt,
      updatedAt: cancelledAt,
      cancelReason: end.reason,
      cancelFault: end.fault,
      retentionReason: end.retentionReason ?? null,
    },
    events: [...story.events, cancelled(details, cancelledAt, true)],
  }
}

function payment(from: string, to: string, at: Date): Event {
  return { kind: 'payment_changed', details: JSON.stringify({ from, to }), at, byAdmin: false }
}

function cancelled(details: object, at: Date, byAdmin: boolean): Event {
  return { kind: 'cancelled', details: JSON.stringify(details), at, byAdmin }
}

function statusChange(from: string, to: string, at: Date, byAdmin: boolean): Event {
  return { kind: 'status_changed', details: JSON.stringify({ from, to }), at, byAdmin }
}

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
