/** The history of an order, written in the same transaction as each change; never changed, never deleted. */
import { type OrderEvent, orderEvent } from '@shop/contract/order'
import type { Db, Tx } from '../../db/connection.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import * as queries from './order-events.queries.ts'

const { details: facts } = orderEvent.shape

interface OrderEventInput {
  orderId: number
  kind: OrderEvent['kind']
  /** Undefined when no user did it: the payment provider, an expiry. */
  actorId?: number | undefined
  /** Facts without personal data: previous and new values, amounts in centavos. */
  details?: Readonly<Record<string, unknown>>
}

export async function recordOrderEvent(tx: Tx, { orderId, kind, actorId, details }: OrderEventInput) {
  await queries.insert(tx, {
    orderId,
    kind,
    actorId: actorId ?? null,
    details: JSON.stringify(details ?? {}),
  })
}

/** Customers see neither which admin acted nor the events about attention flags. */
export async function readOrderEvents(db: Db, reader: OrderHolder, orderId: number): Promise<OrderEvent[]> {
  const rows = await queries.list(db, orderId)
  const isAdmin = reader.role === 'admin'
  return rows
    .filter(({ kind }) => isAdmin || kind !== 'attention_changed')
    .map(({ actorId, actorName, details, ...row }) => ({
      ...row,
      actorName: isAdmin || (reader.role === 'customer' && actorId === reader.id) ? actorName : null,
      details: facts.parse(details),
    }))
}
