import type { ReceivedWay } from '@shop/contract/labels'
import { madeToMeasureSize, type OfferKind } from '@shop/contract/offers'
import type { CustomerKey, GuestKey, WalkInKey } from '../people/person.ts'
import type { PlannedPayments } from './planned-payments.ts'

export type Outcome =
  | 'delivered'
  | 'ready'
  | 'in_production'
  | 'confirmed'
  | 'awaiting'
  | 'declined'
  | 'expired'
  | 'refunded'

/** How far the atelier is with a line that has a production plan. */
interface PlannedProduction {
  /** How many stages of the plan are finished; the next one is being worked on, once the order is in production. */
  finished: number
  /** Working days since the running stage began; the first one began with the production. */
  since: number
  /** Booked hours by week, counted from the week of seeding; together the hours of the plan. */
  hours: Readonly<Record<number, number>>
}

export interface PlannedLine {
  slug: string
  size: string
  color: string
  quantity: number
  /** Other than ready, it takes no unit of the stock. */
  offer: OfferKind
  /** Of a line that is cut to measure: the size it starts from. */
  baseSize?: string
  production?: PlannedProduction
}

/** Of a made-to-measure line: a version of a sheet that the atelier has locked, or measures that are awaited. */
export type PlannedMeasures =
  | { personName: string; version: number; sentDaysAgo: number; lockedDaysAgo: number }
  | { lateDays: number }
  /** Not due yet. */
  | { lateDays: 'none' }

/** What was promised for an order that is being made. */
interface PlannedPromise {
  /** Working days that are left on the day of seeding beyond what the unfinished stages need. */
  slack: number
  /** The first Saturday this many days after the last promised day. */
  weddingAfterDays: number
  /** Moved once by the atelier. */
  change?: { daysAgo: number; workingDays: number; reason: string; acceptedDaysAgo?: number }
}

/** Made in the atelier, with services that have no product, and collected there. */
interface PlannedSale {
  received: ReceivedWay
  services: readonly { description: string; cents: number }[]
}

export interface PlannedOrder {
  customer: CustomerKey | GuestKey | WalkInKey
  daysAgo: number
  outcome: Outcome
  method: 'card' | 'pix'
  lines: readonly PlannedLine[]
  notes?: string
  measures?: PlannedMeasures
  promise?: PlannedPromise
  /** Bought without an account, which the customer added it to this many days later. */
  claimedAfterDays?: number
  /** Collected at the atelier, by this person. */
  pickupName?: string
  /** Of a refunded order: why the atelier cancelled it. Of an expired one: null, its customer cancelled it. */
  cancelReason?: string | null
  /** On its way since then. */
  shipment?: { carrier: string; trackingCode: string; daysAgo: number }
  /** With deposit and parts; without, the order is paid in one charge. */
  payments?: PlannedPayments
  /** Working on it began later than a few days after the payment: it was ordered long before it is needed. */
  beganDaysAgo?: number
  sale?: PlannedSale
  /** Read by the atelier alone. */
  adminNote?: string
}

export function line(slug: string, size: string, color: string, quantity = 1): PlannedLine {
  return { slug, size, color, quantity, offer: 'ready' }
}

export function orderedLine(...[slug, size, color, quantity]: Parameters<typeof line>): PlannedLine {
  return { ...line(slug, size, color, quantity), offer: 'made_to_order' }
}

export function measuredLine(slug: string, baseSize: string, color: string): PlannedLine {
  return { ...line(slug, madeToMeasureSize, color), offer: 'made_to_measure', baseSize }
}

export function sewn(
  planned: PlannedLine,
  finished: number,
  hours: PlannedProduction['hours'],
  since = 1,
): PlannedLine {
  return { ...planned, production: { finished, since, hours } }
}

export function order(
  customer: PlannedOrder['customer'],
  daysAgo: number,
  outcome: Outcome,
  method: 'card' | 'pix',
  ...lines: PlannedLine[]
): PlannedOrder {
  return { customer, daysAgo, outcome, method, lines }
}
