/** What happened to an order, written in the transaction in which it happened; never changed, never deleted. */
import { type OrderEvent, orderEvent } from '@shop/contract/order'
import type { Db, Tx } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import * as queries from './order-events.queries.ts'

const { details: facts } = orderEvent.shape

interface Happening {
  orderId: number
  kind: OrderEvent['kind']
  /** Undefined for the shop itself: the payment provider, an expiry. */
  actorId?: number | undefined
  /** Facts without personal data: what was before, what is now, sums in centavos. */
  details?: Readonly<Record<string, unknown>>
}

export async function recordOrderEvent(tx: Tx, { orderId, kind, actorId, details }: Happening) {
  await queries.insert(tx, {
    orderId,
    kind,
    actorId: actorId ?? null,
    details: JSON.stringify(details ?? {}),
  })
}

/** Customers read what concerns them: neither who of the atelier did it nor what made the atelier look twice. */
export async function readOrderEvents(db: Db, reader: Actor, orderId: number): Promise<OrderEvent[]> {
  const rows = await queries.list(db, orderId)
  const isAdmin = reader.role === 'admin'
  return rows
    .filter(({ kind }) => isAdmin || kind !== 'attention_changed')
    .map(({ actorId, actorName, details, ...row }) => ({
      ...row,
      actorName: isAdmin || actorId === reader.id ? actorName : null,
      details: facts.parse(details),
    }))
}
