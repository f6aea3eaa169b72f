/** What the atelier changes of an appointment: its time, room and state, and what it notes about it. */
import type { AgendaChange, AgendaEntry } from '@shop/contract/agenda'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { notifyCancelledAppointment, notifyMoved } from '../appointments/appointment-emails.service.ts'
import { takeAnyTime } from '../appointments/rooms.service.ts'
import { takingTime } from '../appointments/taking-time.service.ts'
import { changedFields, recordChange } from '../audit/audit.service.ts'
import * as queries from './agenda.queries.ts'
import { readEntry } from './agenda.service.ts'
import { rejectPast } from './agenda-booking.service.ts'

type Changed = Pick<queries.LockedAppointment, 'state' | 'startsAt' | 'roomId'>

export function changeEntry(
  { db, config }: Deps,
  id: number,
  change: AgendaChange,
  { actor, requestId }: AuditContext,
): Promise<AgendaEntry> {
  return takingTime(
    () =>
      db.transaction().execute(async (tx) => {
        const seen = found(await queries.findEntry(tx, id), 'appointment_not_found')
        if (seen.version !== change.version) throw new AppError('appointment_changed')
        // Rooms are locked before the appointment, as by everyone who takes a time.
        const time = isMove(change) ? await takeMoved(tx, seen, change) : undefined
        const before = found(await queries.lock(tx, id), 'appointment_not_found')
        if (before.version !== change.version) throw new AppError('appointment_changed')
        await rejectEnded(tx, before, change)
        const values = { ...textsOf(change), ...stateOf(before, change, time), ...time }
        const names = changedFields(pick(before, values), values)
        if (names.length === 0) return readEntry(tx, id)
        const isShown = names.some((name) => inCalendars.has(name))
        await queries.update(tx, id, { ...values, sequence: before.sequence + (isShown ? 1 : 0) })
        const object = { objectType: 'appointment', objectId: id, action: actionOf(change) }
        await recordChange(tx, {
          ...{ actor, requestId, ...object },
          before: pick(before, values),
          after: values,
        })
        if (names.includes('startsAt')) await notifyMoved(tx, config.publicUrl, id, 'atelier')
        // One whose hour has passed is only tidied up.
        const isAhead = before.startsAt > (await queries.readNow(tx))
        if (change.state === 'cancelled' && isAhead)
          await notifyCancelledAppointment(tx, config.publicUrl, id, 'atelier')
        return readEntry(tx, id)
      }),
    { first: true },
  )
}

/** What a calendar shows of it; a call's address is among it. */
const inCalendars: ReadonlySet<string> = new Set(['startsAt', 'endsAt', 'roomId', 'cancelledAt', 'videoUrl'])

function isMove({ startsAt, roomId }: AgendaChange): boolean {
  return startsAt !== undefined || roomId !== undefined
}

async function takeMoved(tx: Tx, seen: queries.EntryRow, { startsAt, roomId }: AgendaChange) {
  if (isOver(seen.state)) throw new AppError('appointment_ended')
  const type = found(await queries.findType(tx, seen.typeId), 'appointment_not_found')
  if (startsAt !== undefined) await rejectPast(tx, startsAt)
  const at = startsAt ?? seen.startsAt
  try {
    // Where it is, if that room is free at the other time.
    return await takeAnyTime(tx, { type, startsAt: at, exceptId: seen.id, roomId: roomId ?? seen.roomId })
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'slot_taken'
    if (!isTaken || roomId !== undefined) throw error
    return takeAnyTime(tx, { type, startsAt: at, exceptId: seen.id })
  }
}

function isOver(state: queries.EntryRow['state'] | 'held'): boolean {
  return state === 'done' || state === 'missed' || state === 'cancelled'
}

/** Whether she came can be corrected: three that were missed close the site's booking to her. */
async function rejectEnded(tx: Tx, before: queries.LockedAppointment, change: AgendaChange): Promise<void> {
  const { state, startsAt, roomId, videoUrl, companions } = change
  const endsIt = state === 'done' || state === 'missed'
  const touches = [state, startsAt, roomId, videoUrl, companions].some((value) => value !== undefined)
  const corrects = endsIt && before.state !== 'cancelled' && !isMove(change)
  if (isOver(before.state) && touches && !corrects) throw new AppError('appointment_ended')
  if (state === 'cancelled' && isMove(change)) throw new AppError('invalid_input')
  if (endsIt && (isMove(change) || before.startsAt > (await queries.readNow(tx)))) {
    throw new AppError('invalid_input', { fields: { state: 'Este encontro ainda não começou.' } })
  }
}

function textsOf({ note, videoUrl, companions }: AgendaChange) {
  return {
    ...(note !== undefined && { note: note === '' ? null : note }),
    ...(videoUrl !== undefined && { videoUrl }),
    ...(companions !== undefined && { companions }),
  }
}

/** She confirmed another time than the one it was moved to. */
function stateOf(before: Changed, { state }: AgendaChange, time: { startsAt: Date } | undefined) {
  const isMoved = time !== undefined && time.startsAt.getTime() !== before.startsAt.getTime()
  if (state === undefined && isMoved) return { state: 'booked' as const, confirmedAt: null }
  if (state === undefined || state === before.state) return {}
  if (state === 'confirmed') return { state, confirmedAt: new Date() }
  return { state, ...(state === 'cancelled' && { cancelledAt: new Date() }) }
}

function pick(row: queries.LockedAppointment, values: object) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in values))
}

function actionOf(change: AgendaChange): string {
  if (change.state !== undefined) return `appointment.${change.state}`
  return isMove(change) ? 'appointment.move' : 'appointment.update'
}
