/**
 * How much an account and a network address may hold without paying. Checked inside the transaction that places an
 * order, under the locks of the account and the address, so that concurrent requests are counted in sequence. Locks are
 * taken in this order: account, address, order, products. Docs: docs/decisions/0042-limits-on-unpaid-holds.md.
 */
import type { HoldLimits } from '@shop/contract/store'
import { type Buyer, userIdOf } from '../../db/buyer.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { decideHold, type HoldTimes, WINDOW_MINUTES } from '../../lib/hold-times.ts'
import { addressKey } from '../orders/address-key.service.ts'
import type { LockedOrder } from '../orders/orders.service.ts'
import { readHoldLimits } from '../store/store.service.ts'
import * as queries from './unpaid-holds.queries.ts'

export interface Holder {
  buyer: Buyer
  addressKey: Buffer
  limits: HoldLimits
  times: HoldTimes
  withPayment: boolean
}

interface HolderInput extends Pick<Holder, 'buyer' | 'times' | 'withPayment'> {
  /** As returned by `clientNetwork`: an IPv4 address, or the /64 of an IPv6 one. */
  network: string
}

export async function readHolder(db: Db, { network, ...rest }: HolderInput): Promise<Holder> {
  const [key, limits] = await Promise.all([addressKey(db, network), readHoldLimits(db)])
  return { ...rest, limits, addressKey: key }
}

/** Call after locking the account and before locking any order. */
export async function lockHolder(tx: Tx, { buyer, addressKey, limits }: Holder) {
  const userId = userIdOf(buyer)
  // Blocked while the request was under way: its holds have just been released.
  if (userId !== undefined && (await queries.isBlocked(tx, userId))) throw new AppError('unauthenticated')
  if (limits.addressUnits !== null) await queries.lockAddress(tx, addressKey)
}

interface Line {
  productId: number
  quantity: number
}

interface SentOrder {
  open: LockedOrder | undefined
  before: readonly Line[]
  after: readonly Line[]
  /** Of the atelier's hours; none when missing. */
  minutes?: number
}

/** Throws, or returns the hold columns of the order. */
export async function allowHold(tx: Tx, holder: Holder, { open, before, after, minutes = 0 }: SentOrder) {
  const { buyer, addressKey, limits, times, withPayment } = holder
  const held = await queries.heldByOthers(tx, { buyer, addressKey, exceptOrderId: open?.id ?? 0 })
  const [units, unitsBefore] = [unitsOf(after), unitsOf(before)]
  const isGrowing = units > unitsBefore
  if (open === undefined && held.orders >= limits.orders) throw new AppError('too_many_unpaid_orders')
  // An order that does not grow passes whatever the limits are now: sending it again takes no units from other buyers.
  if (isGrowing)
    rejectTooMany(limits, { account: held.accountUnits + units, address: held.addressUnits + units })

  // An order that was within the limits still is: whoever came after it was counted together with it.
  if (minutes > 0)
    rejectTooLong({ account: held.accountMinutes + minutes, address: held.addressMinutes + minutes })

  const productIds = [...new Set(after.map(({ productId }) => productId))]
  const { totalMs } = times
  const heldTimes = await queries.heldTimes(tx, {
    buyer,
    productIds,
    windowMinutes: WINDOW_MINUTES,
    totalMs,
  })
  const holds = open?.holdExpiresAt !== null && open !== undefined && open.holdExpiresAt > held.now
  const products = productIds.map((productId) => {
    const { usedMs = 0, lateAt = null } = heldTimes.get(productId) ?? {}
    return { usedMs, lateAt, isHeld: holds && before.some((line) => line.productId === productId) }
  })
  const hold = decideHold(times, { now: held.now, open, withPayment, products })
  if (!hold.isAllowed) {
    const { retryAfterSeconds } = hold
    throw new AppError('hold_time_used_up', retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
  }
  if (hold.until <= held.now) throw new AppError('order_expired')
  return {
    holdExpiresAt: hold.until,
    ...(isGrowing && { addressKey }),
    ...(hold.isLate && { lateHoldAt: held.now }),
  }
}

function rejectTooMany(limits: HoldLimits, units: { account: number; address: number }) {
  if (units.account > limits.accountUnits) throw new AppError('too_many_unpaid_units')
  if (limits.addressUnits !== null && units.address > limits.addressUnits) {
    throw new AppError('address_holds_too_much')
  }
}

/** Hours of the atelier that may be held without paying: two embroidered dresses an account, four an address. */
const MOST_MINUTES = { account: 84 * 60, address: 168 * 60 }

function rejectTooLong(minutes: { account: number; address: number }) {
  if (minutes.account > MOST_MINUTES.account || minutes.address > MOST_MINUTES.address)
    throw new AppError('too_many_unpaid_hours')
}

function unitsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
