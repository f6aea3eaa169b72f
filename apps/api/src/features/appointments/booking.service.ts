/** A visitor books an hour: the one she holds, or one that is still free. */
import type { NewAppointment } from '@shop/contract/appointments'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { hashToken } from '../../lib/token.ts'
import { findType, type TypeRow } from './agenda-hours.queries.ts'
import { notifyBooked } from './appointment-emails.service.ts'
import { newAppointmentLink } from './appointment-links.service.ts'
import { readAppointment } from './appointment-view.service.ts'
import * as queries from './booking.queries.ts'
import { rejectTaken, takeTime } from './rooms.service.ts'
import { takingTime } from './taking-time.service.ts'

/** Whoever stayed away so often, or has so many to come, speaks with the atelier. */
const MOST_MISSED = 3
const MOST_OPEN = 3

interface Times {
  startsAt: Date
  /** The token of the hold under which the caller has the time. */
  hold?: string | undefined
}

type Person = Omit<queries.Booked, 'typeId'>

const noOrder = { orderId: null, orderItemId: null, fittingName: null }

/** Where the database is, and where the links of e-mails lead. */
export interface BookingDeps {
  db: Db
  publicUrl: string
}

export async function book({ db, publicUrl }: BookingDeps, input: NewAppointment, userId: number | null) {
  const { typeId, startsAt, hold, name, email, phone, companions = 0, weddingOn = null, wish } = input
  const person = { name, email, phone, companions, weddingOn, wish: wish || null, userId, ...noOrder }
  return takingTime(async () => {
    // Most who come too late are rejected by a few reads, without a transaction.
    if (hold === undefined) await rejectTaken(db, { type: await bookableType(db, typeId), startsAt })
    return db.transaction().execute(async (tx) => {
      const type = await bookableType(tx, typeId)
      await queries.lockCount(tx, email)
      const before = await bookedBefore(tx, { typeId, startsAt, hold })
      if (before?.email === email && before.orderItemId === null) return withNewLink(tx, before.id)
      await requireWelcome(tx, email)
      const booked = await insertAppointment(tx, type, { startsAt, hold }, person)
      await notifyBooked(tx, publicUrl, booked, 'customer')
      return withNewLink(tx, booked)
    })
  })
}

/**
 * The appointment with a link of its own, for whoever has just booked it. In the same transaction: with a booking whose
 * link could not be made she would read that her own hour is taken.
 */
export async function withNewLink(tx: Tx, id: number) {
  return { appointment: await readAppointment(tx, id), token: await newAppointmentLink(tx, id) }
}

/** The response did not reach her, and she sends the same form again. */
export async function bookedBefore(tx: Tx, { typeId, startsAt, hold }: Times & { typeId: number }) {
  if (hold === undefined) return undefined
  return queries.findBookedFrom(tx, { holdHash: hashToken(hold), typeId, startsAt })
}

/** A fitting is booked with its order. */
export async function bookableType(db: Db, typeId: number): Promise<TypeRow> {
  const type = found(await findType(db, typeId), 'invalid_input')
  if (type.kind === 'fitting') throw new AppError('invalid_input')
  return type
}

/** The rooms are locked before any row, except the hold's own: see lockRooms. */
export async function insertAppointment(
  tx: Tx,
  type: TypeRow,
  { startsAt, hold }: Times,
  person: Person,
): Promise<number> {
  const booked = { ...person, typeId: type.id }
  const held =
    hold === undefined
      ? undefined
      : await queries.bookHeld(tx, { holdHash: hashToken(hold), typeId: type.id, startsAt }, booked)
  if (held !== undefined) return held
  return queries.insertBooked(tx, { ...booked, ...(await takeTime(tx, { type, startsAt })) })
}

async function requireWelcome(tx: Tx, email: string): Promise<void> {
  const { open } = await requireReliable(tx, email)
  if (open >= MOST_OPEN) throw new AppError('booking_by_phone')
}

/** Bookings of one e-mail are counted one after the other: call it before a room or a row is locked. */
export async function requireReliable(tx: Tx, email: string) {
  await queries.lockCount(tx, email)
  const history = await queries.historyOf(tx, email)
  if (history.missed >= MOST_MISSED) throw new AppError('booking_by_phone')
  return history
}
