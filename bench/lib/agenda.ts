/** The agenda of a test shop: one room, open from 10h to 18h. All its customers act over HTTP. */
import { hashToken, newToken } from '@shop/api/lib/token'
import { appointmentTokenHeader } from '@shop/contract/appointment-facts'
import { appointments } from '@shop/contract/appointments'
import { anAppointment, atelierTime, openAgenda, typeOf } from '@shop/test-kit/agenda'
import { sql } from 'kysely'
import { call } from './call.ts'
import type { TestShop } from './test-shop.ts'
import { untilResult } from './until-result.ts'

/** The first bookable days are skipped: their hours may already be too close. */
const FIRST_DAY = 3
const LAST_DAY = 178
const OPENS = 10
const STARTS = [OPENS, 12, 14, 16]
const HOURS_BEHIND_UTC = 3
/** With the time until the next one. */
const VISIT_MINUTES = 75

/** The type of visits, bookable from now on. */
export async function openVisits({ db }: Pick<TestShop, 'db'>): Promise<number> {
  await openAgenda(db)
  return (await typeOf(db, 'visit')).id
}

/** Times of visits that do not touch each other: some 600 of them. */
export function separateTimes(): Date[] {
  const moments = new Set<number>()
  // A holiday's are those of the next working day.
  for (let day = FIRST_DAY; day <= LAST_DAY; day++)
    for (const hour of STARTS) moments.add(atelierTime(day, hour * 60).getTime())
  return [...moments].toSorted((one, other) => one - other).map((at) => new Date(at))
}

export function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000)
}

/** Each visitor has an e-mail of her own. */
export function bookVisit(
  { url }: Pick<TestShop, 'url'>,
  time: { typeId: number; startsAt: Date; hold?: string },
  email: string,
) {
  const person = { name: 'Noiva da Silva', email, phone: '11 90000-0000', website: '' }
  return call({ url }, appointments.book, { body: { ...time, ...person } })
}

/** By the link of the appointment's e-mail. */
export function moveVisit({ url }: Pick<TestShop, 'url'>, token: string, startsAt: Date) {
  return call({ url }, appointments.change, { body: { startsAt } }, { [appointmentTokenHeader]: token })
}

export async function aVisit(shop: Pick<TestShop, 'url'>, typeId: number, startsAt: Date, email: string) {
  const { data, status, code } = await untilResult(() => bookVisit(shop, { typeId, startsAt }, email))
  if (data === undefined) throw new Error(`a visit could not be booked: ${status} ${code}`)
  return { id: data.appointment.id, token: data.token }
}

/**
 * One of two visits in the night before: at an hour that only moving leads away from. `link` is what its e-mail has.
 */
export async function nightVisit({ db }: Pick<TestShop, 'db'>, time: Date, which: 0 | 1) {
  const hour = time.getUTCHours() - HOURS_BEHIND_UTC
  const place = hour - OPENS + which
  const { id, version, startsAt } = await anAppointment(db, {
    startsAt: minutesAfter(time, place * VISIT_MINUTES - hour * 60),
  })
  const token = newToken()
  await db
    .insertInto('appointmentLinks')
    .values({ tokenHash: hashToken(token), appointmentId: id })
    .execute()
  return { id, version, startsAt, token }
}

/** Pairs of live appointments that have the same room at the same time, the time between two visits included. */
export async function overlaps({ db }: Pick<TestShop, 'db'>): Promise<number> {
  const { rows } = await sql<{ pairs: number }>`
    select count(*)::int as pairs from appointments one join appointments other
      on one.room_id = other.room_id and one.id < other.id
      and one.starts_at < other.busy_until and other.starts_at < one.busy_until
    where one.state in ('held', 'booked', 'confirmed') and other.state in ('held', 'booked', 'confirmed')`.execute(
    db,
  )
  return rows[0]?.pairs ?? 0
}

/** Live appointments that begin at the time or less than a visit before or after it. */
export async function takenAround({ db }: Pick<TestShop, 'db'>, time: Date): Promise<number> {
  const taken = db
    .selectFrom('appointments')
    .select('id')
    .where('state', 'in', ['held', 'booked', 'confirmed'])
    .where('startsAt', '>=', minutesAfter(time, -60))
    .where('startsAt', '<=', minutesAfter(time, 60))
  return (await taken.execute()).length
}
