/**
 * Lists of tickets. Customers see their own, the latest first. Administrators see all tickets by waiting time: those
 * waiting for the atelier, then those waiting for the customer, each with the longest wait first, and then the closed
 * ones, the latest first.
 */
import type { TicketStatus } from '@shop/contract/labels'
import type { TicketQuery, TicketSummary } from '@shop/contract/tickets'
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import { ownerOf, presentSummary } from './ticket-view.ts'
import * as queries from './tickets.queries.ts'

const DEFAULT_LIMIT = 500
const CURSOR = /^([0-2])\.(\d{1,16})\.(\d{1,10})$/
const inOrderOfWaiting: readonly TicketStatus[] = ['open', 'awaiting_reply', 'closed']

export async function readPage(db: Db, actor: Actor, query: TicketQuery) {
  const { limit = DEFAULT_LIMIT, cursor } = query
  const sections = sectionsOf(actor, query)
  const from = cursor === undefined ? { section: 0, after: undefined } : positionOf(cursor, sections.length)
  const rows: (queries.TicketRow & { section: number })[] = []
  // One extra row shows whether there is a next page.
  for (let index = from.section; index < sections.length && rows.length <= limit; index += 1) {
    const section = sections[index]
    if (section === undefined) break
    const after = index === from.section ? from.after : undefined
    const found = await queries.summaries(db, section, { limit: limit + 1 - rows.length, after })
    rows.push(...found.map((row) => ({ ...row, section: index })))
  }
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor = rows.length > limit && last && `${last.section}.${last.updatedMicros}.${last.id}`
  const tickets: TicketSummary[] = shown.map((row) => presentSummary(row, actor))
  return { tickets, nextCursor: nextCursor || undefined }
}

function sectionsOf(actor: Actor, { status: requestedStatus, search: text }: TicketQuery): queries.Section[] {
  const owner = ownerOf(actor)
  const search = text || undefined
  if (owner !== undefined) return [{ owner, status: requestedStatus, search, oldestFirst: false }]
  return inOrderOfWaiting
    .filter((status) => requestedStatus === undefined || requestedStatus === status)
    .map((status) => ({ owner, status, search, oldestFirst: status !== 'closed' }))
}

// Cursors come from the client and are validated.
function positionOf(cursor: string, sections: number) {
  const [, section, updatedMicros, id] = CURSOR.exec(cursor) ?? []
  if (section === undefined || Number(section) >= sections)
    throw new AppError('invalid_input', { fields: { cursor: 'Valor inválido.' } })
  return { section: Number(section), after: { updatedMicros: Number(updatedMicros), id: Number(id) } }
}
