import type { TicketSummary } from '@shop/contract/tickets'
import type { Actor } from '../../lib/actor.ts'
import type { Owner, TicketRow } from './tickets.queries.ts'

/** A customer sees only their own tickets; those of other accounts count as not found. */
export function ownerOf({ id, role }: Pick<Actor, 'id' | 'role'>): Owner {
  return role === 'admin' ? undefined : id
}

/** Only the atelier gets the customer's name and email. */
export function presentSummary(row: TicketRow, { role }: Pick<Actor, 'role'>): TicketSummary {
  const { id, subject, status, userId, updatedAt, userName, userEmail } = row
  return { id, subject, status, userId, updatedAt, ...(role === 'admin' && { userName, userEmail }) }
}
