/**
 * How long units may be held without paying. An account holds one product for at most an hour in any three hours; after
 * that ten minutes at a time, once an hour and only with a payment begun, so that a buyer who took too long can still
 * pay, and an account that never pays holds a product for at most 80 of any 180 minutes.
 */
import { stockHoldMinutes } from '@shop/contract/constants'

const MINUTE_MS = 60_000
const WITHOUT_PAYMENT_MINUTES = 10
const TOTAL_MINUTES = 60
const LATE_MINUTES = 10
const LATE_EVERY_MINUTES = 60
/** The window over which an account's hold time of a product is summed. */
export const WINDOW_MINUTES = 180

export interface HoldTimes {
  withPaymentMs: number
  withoutPaymentMs: number
  /** From the order's creation, and for one product within the window. */
  totalMs: number
  lateMs: number
}

/** A HOLD_MINUTES above an hour raises the total as well; a low one shortens the other holds. */
export function holdTimes(holdMinutes = stockHoldMinutes): HoldTimes {
  return {
    withPaymentMs: holdMinutes * MINUTE_MS,
    withoutPaymentMs: Math.min(WITHOUT_PAYMENT_MINUTES, holdMinutes) * MINUTE_MS,
    totalMs: Math.max(TOTAL_MINUTES, holdMinutes) * MINUTE_MS,
    lateMs: Math.min(LATE_MINUTES, holdMinutes) * MINUTE_MS,
  }
}

export interface HeldProduct {
  /** How long the account held it unpaid within the window, over all its orders. */
  usedMs: number
  /** Its last short hold. */
  lateAt: Date | null
  /** The submitted order holds it right now. */
  isHeld: boolean
}

interface Request {
  now: Date
  /** Of an order that is submitted again. */
  open: { createdAt: Date; holdExpiresAt: Date | null } | undefined
  withPayment: boolean
  products: readonly HeldProduct[]
}

export type Hold =
  /** When `until` is not after `now`, the order's time is over and only a new order gets another hold. */
  | { isAllowed: true; until: Date; isLate: boolean }
  | { isAllowed: false; retryAfterSeconds: number | undefined }

export function decideHold(times: HoldTimes, { now, open, withPayment, products }: Request): Hold {
  const at = now.getTime()
  const heldUntil = open?.holdExpiresAt?.getTime() ?? at
  const usedUp = products.filter(({ usedMs, isHeld }) => !isHeld && times.totalMs - usedMs < times.lateMs)
  if (usedUp.length > 0) return decideLateHold(times, { at, withPayment, usedUp })

  const sending = at + (withPayment ? times.withPaymentMs : times.withoutPaymentMs)
  // Time granted by the atelier, or by an earlier payment, is not lost when the order is submitted again.
  const total = Math.max((open?.createdAt.getTime() ?? at) + times.totalMs, heldUntil)
  const left = products.map(({ usedMs, isHeld }) =>
    Math.max(at + times.totalMs - usedMs, isHeld ? heldUntil : 0),
  )
  const until = Math.min(withPayment ? sending : Math.max(sending, heldUntil), total, ...left)
  return { isAllowed: true, until: new Date(until), isLate: false }
}

interface LateRequest {
  at: number
  withPayment: boolean
  usedUp: readonly HeldProduct[]
}

function decideLateHold({ lateMs }: HoldTimes, { at, withPayment, usedUp }: LateRequest): Hold {
  const lastLate = Math.max(...usedUp.map(({ lateAt }) => lateAt?.getTime() ?? Number.NEGATIVE_INFINITY))
  const next = lastLate + LATE_EVERY_MINUTES * MINUTE_MS
  if (withPayment && next <= at) return { isAllowed: true, until: new Date(at + lateMs), isLate: true }
  return { isAllowed: false, retryAfterSeconds: next > at ? Math.ceil((next - at) / 1000) : undefined }
}
