import { formatDateTime } from '@shop/contract/dates'
import type { Db } from '../../db/connection.ts'
import { csvExport } from '../../lib/csv.ts'
import { pageOf, positionOf } from '../../lib/newest-first-cursor.ts'
import * as queries from './subscribers.queries.ts'

const DEFAULT_LIMIT = 50
const BATCH_SIZE = 500

const titles = ['E-mail', 'Pediu em', 'Confirmou em', 'Com o que concordou']

interface Query {
  limit?: number | undefined
  cursor?: string | undefined
}

export async function listSubscribers(db: Db, { limit = DEFAULT_LIMIT, cursor }: Query) {
  const page = await readPage(db, limit, cursor)
  return { ...page, total: await queries.count(db) }
}

export function subscriberExport(db: Db) {
  return csvExport(titles, everySubscriber(db), ({ email, consentedAt, confirmedAt, consentText }) => [
    email,
    formatDateTime(consentedAt),
    formatDateTime(confirmedAt),
    consentText,
  ])
}

async function* everySubscriber(db: Db) {
  let cursor: string | undefined
  do {
    const page = await readPage(db, BATCH_SIZE, cursor)
    yield* page.shown
    cursor = page.nextCursor
  } while (cursor !== undefined)
}

async function readPage(db: Db, limit: number, cursor: string | undefined) {
  // One extra row shows whether there is a next page.
  const after = cursor === undefined ? undefined : positionOf(cursor)
  return pageOf(await queries.list(db, { limit: limit + 1, after }), limit)
}
