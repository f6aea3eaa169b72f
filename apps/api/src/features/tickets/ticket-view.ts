import type { TicketSummary } from '@shop/contract/tickets'
import type { Actor } from '../../lib/actor.ts'
import type { Owner, TicketRow } from './tickets.queries.ts'

/** A customer's tickets are all that a customer can see; for others there is no such ticket. */
export function ownerOf({ id, role }: Pick<Actor, 'id' | 'role'>): Owner {
  return role === 'admin' ? undefined : id
}

/** Who asks is told to the atelier; to the person it is no news. */
export function presentSummary(row: TicketRow, { role }: Pick<Actor, 'role'>): TicketSummary {
  const { id, subject, status, userId, updatedAt, userName, userEmail } = row
  return { id, subject, status, userId, updatedAt, ...(role === 'admin' && { userName, userEmail }) }
}
