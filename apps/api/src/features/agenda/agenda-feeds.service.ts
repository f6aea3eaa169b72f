/**
 * Secret addresses at which an administrator's own calendar reads the agenda. Calendars live outside the shop, with
 * providers that store what they fetch and show it on locked screens. So an event has the kind of the appointment, the
 * customer's first name and the room: enough to know who comes, and no phone, e-mail, order, dress or note.
 */
import { formOfAddress } from '@shop/contract/form-of-address'
import type { Db } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { clientNetwork } from '../../lib/client-address.ts'
import type { RateLimits } from '../../lib/limits.ts'
import { hashToken, newToken, TOKEN } from '../../lib/token.ts'
import { calendarFeed } from '../appointments/appointment-calendar.service.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './agenda-feeds.queries.ts'

const GUESS = 'agendaFeedGuess'
const MOST_FEEDS = 10

export function listFeeds(db: Db, userId: number) {
  return queries.list(db, userId)
}

/** The address is shown once: only the hash of its token is stored. */
export function createFeed(
  db: Db,
  publicUrl: string,
  { actor, requestId }: AuditContext,
): Promise<{ url: string }> {
  const token = newToken()
  return db.transaction().execute(async (tx) => {
    if ((await queries.list(tx, actor.id)).length >= MOST_FEEDS) throw new AppError('too_many_feeds')
    const objectId = await queries.insert(tx, actor.id, hashToken(token))
    await recordChange(tx, { actor, requestId, action: 'feed.create', objectType: 'agenda-feed', objectId })
    return { url: new URL(`/api/agenda/feed/${token}`, publicUrl).href }
  })
}

export async function revokeFeed(db: Db, id: number, { actor, requestId }: AuditContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    found(await queries.remove(tx, id, actor.id), 'feed_not_found')
    await recordChange(tx, {
      ...{ actor, requestId, action: 'feed.revoke', objectType: 'agenda-feed', objectId: id },
    })
  })
}

/** A wrong address costs the network one of its tries. */
export function createFeedReader(db: Db, publicUrl: string, limits: RateLimits) {
  return async (token: string, address: string): Promise<string> => {
    const network = clientNetwork(address)
    await limits.consume(GUESS, network)
    const feed = TOKEN.test(token) ? await queries.use(db, hashToken(token)) : undefined
    if (feed === undefined) throw new AppError('feed_not_found')
    await limits.giveBack(GUESS, network)
    const rows = await queries.appointments(db)
    return calendarFeed(db, publicUrl, rows.map(eventOf))
  }
}

type Row = Awaited<ReturnType<typeof queries.appointments>>[number]

function eventOf({ uid, sequence, startsAt, endsAt, name, typeName, roomName, state }: Row) {
  const summary = `${typeName} · ${formOfAddress(name)}`
  return { uid, sequence, startsAt, endsAt, summary, location: roomName, isCancelled: state === 'cancelled' }
}
