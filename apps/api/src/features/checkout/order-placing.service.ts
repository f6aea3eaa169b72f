/**
 * Placing an order that awaits payment: one transaction prices, counts and holds the units. The payment starts after
 * that transaction, never inside it. Docs: docs/decisions/0014-order-placement.md.
 */
import { isDeepStrictEqual } from 'node:util'
import { chargeCents } from '@shop/contract/constants'
import type { OrderDraft } from '@shop/contract/order-draft'
import { type Buyer, userIdOf } from '../../db/buyer.ts'
import type { Tx } from '../../db/connection.ts'
import { waitAgain } from '../../db/wait-again.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../lib/app-error.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { holdTimes } from '../../lib/hold-times.ts'
import { changedFields } from '../audit/audit.service.ts'
import { agreeToReminder } from '../checkout-reminders/checkout-reminders.service.ts'
import { currentTermsKey } from '../content/accepted-terms.service.ts'
import { holdCoupon } from '../coupons/coupon-uses.service.ts'
import { rejectForeignMeasures } from '../order-measures/order-measures.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import type { LockedOrder } from '../orders/orders.service.ts'
import { agreePlan, type OrderPlan } from '../payment-plans/order-plan.service.ts'
import { type BegunPayment, cancelForChange } from '../payments/cancel-for-change.service.ts'
import { begunPayment, raiseAmountRevision } from '../payments/charges.service.ts'
import { paymentUnavailable } from '../payments/payment-unavailable.service.ts'
import { beginPlan, changePlan, changesPlan } from '../payments/plan-charges.service.ts'
import { minutesOf, planLines } from '../promises/line-plans.service.ts'
import { bookHours, type OrderPromise, promiseOrder } from '../promises/order-promise.service.ts'
import * as stock from '../stock/stock.service.ts'
import { amountsOf, couponUser } from './order-amounts.service.ts'
import { type DeliveryColumns, deliveryColumnsIn } from './order-columns.ts'
import { deliveryOf } from './order-delivery.service.ts'
import { sameLines, stockDifference } from './order-lines.ts'
import * as queries from './order-placing.queries.ts'
import { type Priced, type PricedLine, priceOrder } from './order-pricing.service.ts'
import { allowHold, type Holder, lockHolder, readHolder } from './unpaid-holds.service.ts'

export interface Sender {
  buyer: Buyer
  /** As returned by `clientNetwork`. */
  network: string
  /** A payment starts as soon as the order is written. */
  withPayment: boolean
}

/** Another round is needed only when another request for the same order has started another payment. */
const MAX_ROUNDS = 3

interface PlaceOrderInput {
  buyer: Buyer
  draft: OrderDraft
  delivery: DeliveryColumns
  holder: Holder
}

type Hold = Awaited<ReturnType<typeof allowHold>>

/**
 * Returns the id of the order: the existing order of this checkout, updated to what was sent, or a new one. It belongs
 * to the account that sent it, whatever email it contains, or to no account.
 */
export async function placeOrder(deps: Deps, sender: Sender, draft: OrderDraft): Promise<number> {
  const { db, config } = deps
  const delivery = await deliveryOf(db, draft, sender.buyer)
  const holder = await readHolder(db, { ...sender, times: holdTimes(config.holdMinutes) })
  const input = { buyer: sender.buyer, draft, delivery, holder }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { id, toCancel } = await waitAgain(() => db.transaction().execute((tx) => place(tx, input)))
    failpoint('order.committed')
    if (toCancel === undefined) return id
    // Never inside the transaction: the provider may take seconds while other requests need the same product rows.
    await cancelForChange(deps, toCancel)
  }
  throw paymentUnavailable()
}

interface Placed {
  id: number
  /** Set when nothing was written: this payment was started for the unchanged order and must be cancelled first. */
  toCancel?: BegunPayment
}

async function place(tx: Tx, input: PlaceOrderInput): Promise<Placed> {
  const { buyer, draft, delivery, holder } = input
  const userId = userIdOf(buyer)
  await queries.holdOffOthers(tx, buyer)
  await lockHolder(tx, holder)
  const open = await findOpen(tx, input)
  await rejectForeignMeasures(tx, draft.items, userId)
  const before = open === undefined ? [] : await queries.items(tx, open.id)
  const held = { lines: before, ...(open && { orderId: open.id }) }
  const priced = await priceOrder(tx, draft, held)
  // It could not be paid, so it must not hold units either.
  if (priced.totalCents < chargeCents.min) throw new AppError('order_not_payable')
  // Checked before a payment is cancelled for a change that would be rejected.
  const planned = await planLines(tx, priced.lines)
  const minutes = minutesOf(planned)
  const hold = await allowHold(tx, holder, { open, before, after: priced.lines, minutes })
  const { fulfilment, shippingComplement: complement, shippingZipCode: zipCode } = delivery
  if (userId !== undefined && fulfilment === 'ship' && complement !== null)
    await queries.learnComplement(tx, userId, complement, zipCode)
  if (open === undefined) {
    const promise = await promiseOrder(tx, { draft, lines: planned, sender: 'buyer' })
    const plan = await agreePlan(tx, { draft, ...priced, readyOn: promise.columns.promisedReadyOn })
    const id = await create(tx, input, priced, { hold, promise, plan })
    failpoint('order.prepared')
    return { id }
  }
  const { id } = open
  const promise = isPromised(open, input, isDeepStrictEqual(before, priced.lines))
    ? undefined
    : await promiseOrder(tx, { draft, lines: planned, orderId: id, sender: 'buyer' })
  const { promisedReadyOn: readyOn } = promise?.columns ?? open
  const plan = await agreePlan(tx, { draft, ...priced, readyOn })
  const difference = { order: open, before, after: priced, promise }
  const isOtherPlan = await changesPlan(tx, id, plan.charges)
  const changed = [...changesOf(delivery, difference), ...(isOtherPlan ? ['plan'] : [])]
  const toCancel = changed.length > 0 ? await begunPayment(tx, id) : undefined
  if (toCancel !== undefined) return { id, toCancel }
  await change(tx, input, { ...difference, changed, hold, plan })
  failpoint('order.prepared')
  return { id }
}

async function findOpen(tx: Tx, { buyer, draft }: PlaceOrderInput): Promise<LockedOrder | undefined> {
  const { checkoutId, items } = draft
  if (checkoutId === undefined) return 'guest' in buyer ? undefined : findSame(tx, buyer.userId, items)
  const order = await queries.lockByCheckout(tx, buyer, checkoutId)
  if (order === undefined || isOpen(order)) return order
  if (order.paidAt !== null) throw new AppError('order_already_paid', { details: { orderId: order.id } })
  // A mismatching payment was received: until an admin has checked it, the order is neither changed nor duplicated.
  if (order.attention !== null) throw new AppError('order_not_payable')
  // It ended unpaid, or the atelier works on it: it stays as it is, and its checkout id moves on to a new order.
  await queries.update(tx, order.id, { checkoutId: null })
  return undefined
}

async function findSame(tx: Tx, userId: number, items: OrderDraft['items']) {
  for (const order of await queries.lockOpen(tx, userId)) {
    if (isOpen(order) && sameLines(await queries.items(tx, order.id), items)) return order
  }
  return undefined
}

/** The customer may still change it. Whether its hold has run out is checked by the code that releases the units. */
function isOpen({ paidAt, status, stockState, attention }: LockedOrder): boolean {
  return paidAt === null && status === 'pending' && stockState === 'reserved' && attention === null
}

/** Sent again as it was: it keeps its promise, its hours and the plan of its placing, whatever changed meanwhile. */
function isPromised(
  order: LockedOrder,
  { draft, delivery }: PlaceOrderInput,
  hasSameLines: boolean,
): boolean {
  const { promisedTo, weddingOn, wishedOn, fulfilment } = order
  return (
    hasSameLines &&
    fulfilment === delivery.fulfilment &&
    weddingOn === (draft.weddingOn ?? null) &&
    wishedOn === (draft.wishedOn ?? null) &&
    (promisedTo === null || draft.promise === undefined || draft.promise.to >= promisedTo)
  )
}

interface Terms {
  hold: Hold
  promise: OrderPromise
  plan: OrderPlan
}

async function create(
  tx: Tx,
  { buyer, draft, delivery }: PlaceOrderInput,
  priced: Priced,
  { hold, promise, plan }: Terms,
) {
  const userId = userIdOf(buyer)
  const { lines, totalCents } = priced
  const order = {
    ...delivery,
    userId: userId ?? null,
    isGuest: userId === undefined,
    checkoutId: draft.checkoutId ?? null,
    ...amountsOf(priced),
    termsKey: await currentTermsKey(tx),
    stockState: 'reserved' as const,
    ...promise.columns,
    ...hold,
  }
  const orderId = await queries.insert(tx, order, lines)
  await beginPlan(tx, orderId, { ...plan, place: 'site' })
  await bookHours(tx, orderId, promise)
  await agreeToReminder(tx, orderId, draft.remindMe)
  await stock.reserve(tx, lines, { orderId, actorId: userId ?? null })
  await recordOrderEvent(tx, {
    orderId,
    kind: 'created',
    actorId: userId,
    details: { totalCents, lines: lines.length },
  })
  await holdCoupon(tx, { orderId, applied: priced.applied, user: await couponUser(tx, delivery, userId) })
  return orderId
}

interface Change {
  order: LockedOrder
  before: readonly PricedLine[]
  after: Priced
  /** Missing: the order keeps the one it has. */
  promise: OrderPromise | undefined
}

/** The names of the fields that would change. */
function changesOf(delivery: DeliveryColumns, { order, before, after, promise }: Change): string[] {
  const { totalCents, discountCents, couponCode } = order
  const promised = promise ? columnsIn(order, promise.columns) : {}
  const now = { ...deliveryColumnsIn(order), totalCents, discountCents, couponCode, ...promised }
  const changed = changedFields(now, { ...delivery, ...amountsOf(after), ...promise?.columns })
  return isDeepStrictEqual(before, after.lines) ? changed : [...changed, 'items']
}

function columnsIn(order: LockedOrder, columns: OrderPromise['columns']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(order).filter(([name]) => name in columns))
}

async function change(
  tx: Tx,
  { buyer, draft, delivery }: PlaceOrderInput,
  {
    order,
    before,
    after,
    promise,
    changed,
    hold,
    plan,
  }: Change & { changed: readonly string[]; hold: Hold; plan: OrderPlan },
) {
  const { id: orderId } = order
  const userId = userIdOf(buyer)
  const { lines, totalCents } = after
  await queries.update(tx, orderId, {
    ...delivery,
    ...amountsOf(after),
    ...promise?.columns,
    // The order button was pressed again.
    termsKey: await currentTermsKey(tx),
    ...hold,
    ...(draft.checkoutId !== undefined && { checkoutId: draft.checkoutId }),
    ...(changed.length > 0 && { deliveryVersion: order.deliveryVersion + 1 }),
  })
  await agreeToReminder(tx, orderId, draft.remindMe)
  if (changed.length === 0) return
  const isOtherPlan = changed.includes('plan')
  if (totalCents !== order.totalCents || isOtherPlan) await raiseAmountRevision(tx, orderId)
  await changePlan(tx, orderId, { ...plan, place: 'site', totalCents, isOtherPlan })
  if (changed.includes('items')) {
    const { fewer, more } = stockDifference(before, lines)
    const reason = { orderId, actorId: userId ?? null }
    await stock.release(tx, fewer, reason)
    await stock.reserve(tx, more, reason)
    await queries.replaceItems(tx, orderId, lines)
  }
  if (promise !== undefined) await bookHours(tx, orderId, promise)
  await recordOrderEvent(tx, {
    orderId,
    kind: 'changed',
    actorId: userId,
    details: { changed, totalCents, totalCentsBefore: order.totalCents },
  })
  await holdCoupon(tx, { orderId, applied: after.applied, user: await couponUser(tx, delivery, userId) })
}
