/** Holds, bookings and what of them counts against a limit. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

interface Time {
  roomId: number
  startsAt: Date
  endsAt: Date
  busyUntil: Date
}

interface Hold extends Time {
  typeId: number
  holdHash: Buffer
  holderKey: Buffer
}

export interface Booked {
  typeId: number
  name: string
  email: string | null
  phone: string | null
  companions: number
  weddingOn: string | null
  wish: string | null
  userId: number | null
  orderId: number | null
  orderItemId: number | null
  fittingName: string | null
}

const isLive = sql<boolean>`state = 'held' and held_until > now()`

/** So that those of one network, or of one e-mail, are counted one after the other. */
export async function lockCount(tx: Tx, of: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${of}, 3))`.execute(tx)
}

export async function countHolds(db: Db, holderKey: Buffer): Promise<number> {
  const { held } = await db
    .selectFrom('appointments')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where('holderKey', '=', holderKey)
    .where(isLive)
    .executeTakeFirstOrThrow()
  return Number(held)
}

export function insertHold(tx: Tx, hold: Hold, minutes: number) {
  const heldUntil = sql<Date>`now() + ${minutes} * interval '1 minute'`
  return tx
    .insertInto('appointments')
    .values({ ...hold, state: 'held', heldUntil })
    .returning('heldUntil')
    .executeTakeFirstOrThrow()
}

export async function deleteHold(tx: Tx, holdHash: Buffer): Promise<void> {
  await tx.deleteFrom('appointments').where('holdHash', '=', holdHash).where('state', '=', 'held').execute()
}

interface HeldTime {
  holdHash: Buffer
  typeId: number
  startsAt: Date
}

/** The time of a hold that has not expired, and the hold ends: undefined if there is none for this time. */
export function takeHeld(tx: Tx, { holdHash, typeId, startsAt }: HeldTime): Promise<Time | undefined> {
  return tx
    .deleteFrom('appointments')
    .where('holdHash', '=', holdHash)
    .where('typeId', '=', typeId)
    .where('startsAt', '=', startsAt)
    .where(isLive)
    .returning(['roomId', 'startsAt', 'endsAt', 'busyUntil'])
    .executeTakeFirst()
}

const noHold = { heldUntil: null, holdHash: null, holderKey: null }

/** The hold becomes the booking. Its id, or undefined if there is no hold for this time any more. */
export async function bookHeld(tx: Tx, held: HeldTime, booked: Booked): Promise<number | undefined> {
  const row = await tx
    .updateTable('appointments')
    .set({ ...booked, ...noHold, bookedFrom: held.holdHash, state: 'booked' })
    .where('holdHash', '=', held.holdHash)
    .where('typeId', '=', held.typeId)
    .where('startsAt', '=', held.startsAt)
    .where(isLive)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** What was booked with the hold before, by whoever has its token. */
export function findBookedFrom(tx: Tx, { holdHash, typeId, startsAt }: HeldTime) {
  return tx
    .selectFrom('appointments')
    .select(['id', 'email', 'orderItemId'])
    .where('bookedFrom', '=', holdHash)
    .where('typeId', '=', typeId)
    .where('startsAt', '=', startsAt)
    .where('state', 'in', ['booked', 'confirmed'])
    .executeTakeFirst()
}

export async function insertBooked(tx: Tx, booked: Booked & Time): Promise<number> {
  const { id } = await tx
    .insertInto('appointments')
    .values({ ...booked, state: 'booked' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What of this e-mail decides whether it books by itself. */
export async function historyOf(db: Db, email: string) {
  const { missed, open } = await db
    .selectFrom('appointments')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'missed').as('missed'),
      fn
        .countAll<number>()
        .filterWhere('state', 'in', ['booked', 'confirmed'])
        // Fittings of orders are as many as the dress needs.
        .filterWhere('orderId', 'is', null)
        .filterWhere('startsAt', '>', sql<Date>`now()`)
        .as('open'),
    ])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { missed: Number(missed), open: Number(open) }
}
