/** What the link of an appointment allows: to confirm it, to move it, to cancel it. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { hashToken } from '../../lib/token.ts'
import { lockRooms } from './agenda-hours.queries.ts'
import { notifyCancelledAppointment, notifyMoved } from './appointment-emails.service.ts'
import { changeableUntil } from './appointment-view.service.ts'
import { takeHeld } from './booking.queries.ts'
import type { BookingDeps } from './booking.service.ts'
import * as queries from './changes.queries.ts'
import { rejectTaken, takeTime } from './rooms.service.ts'
import { roomKindOf } from './slots.service.ts'
import { takingTime } from './taking-time.service.ts'

/** Any time before it begins. */
export async function confirm(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { state } = await lockOpen(tx, id)
    if (state === 'confirmed') return
    await queries.save(tx, id, { state: 'confirmed', confirmedAt: sql`now()` }, { isSeen: false })
  })
}

interface NewTime {
  startsAt: Date
  hold?: string | undefined
}

/** The old time is freed and the new one taken, or neither. */
export async function move(
  { db, publicUrl }: BookingDeps,
  id: number,
  { startsAt, hold }: NewTime,
): Promise<void> {
  await takingTime(() =>
    db.transaction().execute(async (tx) => {
      const type = found(await queries.findWithType(tx, id), 'invalid_appointment_link')
      if (hold === undefined) await rejectTaken(tx, { type, startsAt, exceptId: id })
      await lockRooms(tx, roomKindOf(type.kind))
      const before = await lockChangeable(tx, id, type)
      const held = hold && (await takeHeld(tx, { holdHash: hashToken(hold), typeId: type.id, startsAt }))
      if (before.startsAt.getTime() === startsAt.getTime()) return
      const time = held || (await takeTime(tx, { type, startsAt, exceptId: id }))
      failpoint('move.taken')
      // Whoever said that she comes said so of the other time.
      await queries.save(tx, id, { ...time, state: 'booked', confirmedAt: null }, { isSeen: true })
      await notifyMoved(tx, publicUrl, id, 'customer')
      failpoint('move.saved')
    }),
  )
  failpoint('move.committed')
}

export async function cancel({ db, publicUrl }: BookingDeps, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const type = found(await queries.findWithType(tx, id), 'invalid_appointment_link')
    await lockChangeable(tx, id, type)
    await queries.save(tx, id, { state: 'cancelled', cancelledAt: sql`now()` }, { isSeen: true })
    await notifyCancelledAppointment(tx, publicUrl, id, 'customer')
  })
}

/** Not one that is over. */
async function lockOpen(tx: Tx, id: number) {
  const row = found(await queries.lock(tx, id), 'invalid_appointment_link')
  const isOpen = (row.state === 'booked' || row.state === 'confirmed') && row.startsAt > row.now
  if (!isOpen) throw new AppError('appointment_ended')
  return row
}

async function lockChangeable(tx: Tx, id: number, { noticeHours }: { noticeHours: number }) {
  const row = await lockOpen(tx, id)
  if (row.now > changeableUntil({ ...row, noticeHours })) throw new AppError('too_late_to_move')
  return row
}
