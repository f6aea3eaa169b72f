/** An appointment that the atelier makes, also outside its hours: with a customer on the phone or at the door. */
import type { AgendaEntry, NewAgendaEntry } from '@shop/contract/agenda'
import { saoPauloDay } from '@shop/contract/calendar-days'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { notifyBooked } from '../appointments/appointment-emails.service.ts'
import { takeAnyTime } from '../appointments/rooms.service.ts'
import { takingTime } from '../appointments/taking-time.service.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './agenda.queries.ts'
import { readEntry } from './agenda.service.ts'

export function bookEntry(
  { db, config }: Deps,
  entry: NewAgendaEntry,
  { actor, requestId }: AuditContext,
): Promise<AgendaEntry> {
  const { typeId, roomId, startsAt, itemId } = entry
  return takingTime(
    () =>
      db.transaction().execute(async (tx) => {
        const type = await queries.findType(tx, typeId)
        if (type === undefined || type.retiredAt !== null) {
          throw new AppError('invalid_input', {
            fields: { typeId: 'Este tipo de encontro não existe mais.' },
          })
        }
        await rejectPast(tx, startsAt)
        // The order is locked before the rooms, as by customers who book their fittings.
        const fitted = await fittedItem(tx, type, itemId)
        const time = await takeAnyTime(tx, { type, startsAt, roomId })
        const values = {
          ...{ typeId, ...time, ...textsOf(entry), state: 'booked' as const },
          ...fitted,
        }
        const id = await queries.insert(tx, values)
        const object = { objectType: 'appointment', objectId: id, action: 'appointment.create' }
        await recordChange(tx, { actor, requestId, ...object, after: values })
        // Who has just come in needs no invitation.
        if (startsAt > (await queries.readNow(tx))) await notifyBooked(tx, config.publicUrl, id, 'atelier')
        return readEntry(tx, id)
      }),
    { first: true },
  )
}

function textsOf({ name, companions, ...texts }: NewAgendaEntry) {
  const { email, phone, weddingOn, wish, note, videoUrl, fittingName } = texts
  return {
    name,
    companions: companions ?? 0,
    email: email ?? null,
    phone: phone ?? null,
    weddingOn: weddingOn ?? null,
    // A field that was left empty has no text.
    wish: wish || null,
    note: note || null,
    videoUrl: videoUrl ?? null,
    fittingName: fittingName ?? null,
  }
}

/** Earlier on the same day is allowed: somebody who has just come in. */
export async function rejectPast(tx: Tx, startsAt: Date): Promise<void> {
  const now = await queries.readNow(tx)
  if (saoPauloDay(startsAt) >= saoPauloDay(now)) return
  throw new AppError('invalid_input', { fields: { startsAt: 'Este dia já passou.' } })
}

async function fittedItem(tx: Tx, { kind }: queries.TypeRow, itemId: number | undefined) {
  if (itemId === undefined) return {}
  const order = await queries.lockFittedOrder(tx, itemId)
  if (kind !== 'fitting' || order === undefined || order.cancelledAt !== null || order.erasedAt !== null) {
    throw new AppError('invalid_input', { fields: { itemId: 'Esta peça não pode ter provas.' } })
  }
  return { orderId: order.id, orderItemId: itemId, userId: order.userId }
}
