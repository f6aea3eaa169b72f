/**
 * Links that open one order without an account. Only the hash of a token is stored. The link that a checkout or an
 * e-mail hands out reads the order; an account gets it, and its customer is erased, only by a one-time link mailed for
 * that purpose, which proves the mailbox. Docs: docs/decisions/0056-order-links.md.
 */

import type { Db, Tx } from '../../db/connection.ts'
import type { OrderLinkKind } from '../../db/tables.gen.ts'
import type { Deps } from '../../deps.ts'
import { orderLinkEmail } from '../../emails/order-link.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { LinkHolder } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { RateLimits } from '../../lib/limits.ts'
import { hashToken, newToken, TOKEN } from '../../lib/token.ts'
import { eraseGuestOrder, requireErasable } from '../account/guest-erasure.service.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { lockOrder } from '../orders/orders.service.ts'
import * as queries from './order-links.queries.ts'

const GUESS = 'orderLinkGuess'

/** A wrong token costs the network one of its tries; a right one costs none. */
export function createLinkFinder(db: Db, limits: RateLimits) {
  return async (token: string, network: string): Promise<LinkHolder> => {
    await limits.consume(GUESS, network)
    const orderId = TOKEN.test(token) ? await queries.findOpen(db, hashToken(token), 'read') : undefined
    if (orderId === undefined) throw new AppError('invalid_order_link')
    await limits.giveBack(GUESS, network)
    return { role: 'link', orderId }
  }
}

export async function newLink(db: Db, orderId: number, kind: OrderLinkKind = 'read'): Promise<string> {
  const token = newToken()
  await queries.insert(db, { tokenHash: hashToken(token), orderId, kind })
  return token
}

/** The same work whether the order exists or not: neither the answer nor its time tells. */
export async function requestLink(db: Db, wanted: { number: number; email: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await enqueue(tx, 'orders.emailLink', { orderId: (await queries.findOrder(tx, wanted)) ?? 0 })
  })
}

export async function emailLink(
  { db, publicUrl }: { db: Db; publicUrl: string },
  orderId: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await queries.findById(tx, orderId)
    if (order !== undefined) await queueLink(tx, publicUrl, order, 'read')
  })
}

export async function requestClaim({ db, config }: Deps, orderId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = found(await queries.findById(tx, orderId), 'order_not_found')
    await queueLink(tx, config.publicUrl, order, 'claim')
  })
}

/** Rejected at once while the order is open: an e-mail that cannot be used would only come to nothing. */
export async function requestErasure({ db, config }: Deps, orderId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await requireErasable(tx, orderId)
    const order = found(await queries.findById(tx, orderId), 'order_not_found')
    await queueLink(tx, config.publicUrl, order, 'erase')
  })
}

/** Reading the order is not enough to erase it: the token proves the mailbox. A rejected one can be used again. */
export async function erase(db: Db, token: string, requestId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const orderId = found(await queries.use(tx, hashToken(token), 'erase'), 'invalid_order_link')
    await eraseGuestOrder(tx, orderId, requestId)
  })
}

type Addressee = NonNullable<Awaited<ReturnType<typeof queries.findById>>>

async function queueLink(tx: Tx, publicUrl: string, order: Addressee, kind: OrderLinkKind) {
  const { id, number, customerName: name, customerEmail: recipient } = order
  if (recipient === null) return
  const email = orderLinkEmail(await readSender(tx, publicUrl), { name, number, kind })
  const objectId = `${id}-${crypto.randomUUID()}`
  const link = { linkOrderId: id, linkKind: kind }
  await queueEmail(tx, { kind: `order.link-${kind}`, objectId, recipient, ...link, ...email })
}

/** The token proves the mailbox to which it was sent; the session says whose account it is. */
export async function claim(db: Db, token: string, userId: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const orderId = found(await queries.use(tx, hashToken(token), 'claim'), 'invalid_order_link')
    found(await lockOrder(tx, orderId), 'invalid_order_link')
    if (!(await queries.attach(tx, orderId, userId))) throw new AppError('invalid_order_link')
    await recordOrderEvent(tx, { orderId, kind: 'claimed', actorId: userId })
    return orderId
  })
}

export const { revokeAll: revokeLinks, hasNoAccount } = queries
