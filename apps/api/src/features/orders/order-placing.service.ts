/**
 * Writing an order that waits for its money: one transaction in which pieces are priced, counted and held. The payment
 * begins after it and never inside it. Docs: docs/decisions/0014-placing-orders.md.
 */
import { isDeepStrictEqual } from 'node:util'
import { chargeCents, stockHoldMinutes } from '@shop/contract/constants'
import { errors } from '@shop/contract/errors'
import type { OrderDraft } from '@shop/contract/order-draft'
import type { Db, Tx } from '../../db/connection.ts'
import { waitAgain } from '../../db/wait-again.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../lib/app-error.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { changedFields } from '../audit/audit.service.ts'
import * as stock from '../stock/stock.service.ts'
import { readDelivery } from '../store/store.service.ts'
import { deliveryColumnsIn, deliveryColumnsOf } from './order-columns.ts'
import { recordOrderEvent } from './order-events.service.ts'
import { sameLines, stockDifference } from './order-lines.ts'
import * as queries from './order-placing.queries.ts'
import { type Priced, type PricedLine, priceOrder } from './order-pricing.service.ts'
import type { LockedOrder } from './orders.service.ts'

interface Placing {
  userId: number
  draft: OrderDraft
  holdMinutes: number
}

/**
 * Answers the id of the order: the one that this checkout names, changed to what was sent, or a new one. It belongs to
 * the account that sent it, whatever e-mail stands in it.
 */
export async function placeOrder({ db, config }: Deps, userId: number, draft: OrderDraft): Promise<number> {
  const { holdMinutes = stockHoldMinutes } = config
  await refuseFarAway(db, draft)
  const placing = { userId, draft, holdMinutes }
  const id = await waitAgain(() => db.transaction().execute((tx) => place(tx, placing)))
  failpoint('order.committed')
  return id
}

async function place(tx: Tx, placing: Placing): Promise<number> {
  const { userId, draft } = placing
  await queries.holdOffOthers(tx, userId)
  const open = await findOpen(tx, placing)
  const before = open === undefined ? [] : await queries.items(tx, open.id)
  const priced = await priceOrder(tx, draft, before)
  // Nobody could pay it, so it holds nothing either.
  if (priced.totalCents < chargeCents.min) throw new AppError('order_not_payable')
  const orderId = open?.id ?? (await create(tx, placing, priced))
  if (open !== undefined) await change(tx, placing, { order: open, before, after: priced })
  failpoint('order.prepared')
  return orderId
}

export async function refuseFarAway(db: Db, { shipping }: Pick<OrderDraft, 'shipping'>) {
  const { deliveryStates } = await readDelivery(db)
  if (deliveryStates.includes(shipping.state)) return
  const { message } = errors.state_not_delivered
  throw new AppError('state_not_delivered', { fields: { 'shipping.state': message } })
}

async function findOpen(tx: Tx, { userId, draft }: Placing): Promise<LockedOrder | undefined> {
  const { checkoutId, items } = draft
  if (checkoutId === undefined) return findSame(tx, userId, items)
  const order = await queries.lockByCheckout(tx, userId, checkoutId)
  if (order === undefined || isOpen(order)) return order
  if (order.paidAt !== null) throw new AppError('order_already_paid', { details: { orderId: order.id } })
  // Money came that does not fit it: until somebody has looked it is neither changed nor written a second time.
  if (order.attention !== null) throw new AppError('order_not_payable')
  // It ended unpaid, or the atelier has begun to work on it: it stays as it is, and its checkout goes on to a new one.
  await queries.update(tx, order.id, { checkoutId: null })
  return undefined
}

async function findSame(tx: Tx, userId: number, items: OrderDraft['items']) {
  for (const order of await queries.lockOpen(tx, userId)) {
    if (isOpen(order) && sameLines(await queries.items(tx, order.id), items)) return order
  }
  return undefined
}

/** Still the customer's to change. Whether its hold has run out is asked by whoever gives the pieces back. */
function isOpen({ paidAt, status, stockState, attention }: LockedOrder): boolean {
  return paidAt === null && status === 'pending' && stockState === 'reserved' && attention === null
}

async function create(tx: Tx, { userId, draft, holdMinutes }: Placing, { lines, totalCents }: Priced) {
  const order = {
    ...deliveryColumnsOf(draft),
    userId,
    checkoutId: draft.checkoutId ?? null,
    totalCents,
    stockState: 'reserved' as const,
    holdExpiresAt: queries.inMinutes(holdMinutes),
  }
  const orderId = await queries.insert(tx, order, lines)
  await stock.reserve(tx, lines, { orderId, actorId: userId })
  await recordOrderEvent(tx, {
    orderId,
    kind: 'created',
    actorId: userId,
    details: { totalCents, lines: lines.length },
  })
  return orderId
}

interface Change {
  order: LockedOrder
  before: readonly PricedLine[]
  after: Priced
}

async function change(tx: Tx, { userId, draft, holdMinutes }: Placing, { order, before, after }: Change) {
  const { id: orderId } = order
  const { lines, totalCents } = after
  const columns = { ...deliveryColumnsOf(draft), totalCents }
  const changed = changedFields({ ...deliveryColumnsIn(order), totalCents: order.totalCents }, columns)
  await queries.update(tx, orderId, {
    ...columns,
    holdExpiresAt: queries.inMinutes(holdMinutes),
    ...(draft.checkoutId !== undefined && { checkoutId: draft.checkoutId }),
    ...(totalCents !== order.totalCents && { amountRevision: order.amountRevision + 1 }),
  })
  if (!isDeepStrictEqual(before, lines)) {
    const { fewer, more } = stockDifference(before, lines)
    const reason = { orderId, actorId: userId }
    await stock.release(tx, fewer, reason)
    await stock.reserve(tx, more, reason)
    await queries.replaceItems(tx, orderId, lines)
    changed.push('items')
  }
  if (changed.length === 0) return
  await recordOrderEvent(tx, {
    orderId,
    kind: 'changed',
    actorId: userId,
    details: { changed, totalCents, totalCentsBefore: order.totalCents },
  })
}
