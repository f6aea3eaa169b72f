/** An appointment as those see it who come: by its link, or with its order. */
import type { Appointment } from '@shop/contract/appointments'
import { formOfAddress } from '@shop/contract/form-of-address'
import type { Db } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { pictureUrl } from '../../lib/picture.ts'
import { type AppointmentRow, find } from './appointment-view.queries.ts'

export async function readAppointment(db: Db, id: number): Promise<Appointment> {
  return presentAppointment(found(await find(db, id), 'invalid_appointment_link'))
}

export function presentAppointment(row: AppointmentRow): Appointment {
  const { id, kind, typeId, typeName, state, startsAt, endsAt, companions, roomName, videoUrl } = row
  // The query leaves holds out.
  if (state === 'held') throw new AppError('unexpected')
  return {
    ...{ id, kind, typeId, typeName, state, startsAt, endsAt, companions, roomName, videoUrl },
    changeableUntil: changeableUntil(row),
    firstName: formOfAddress(row.name),
    weddingOn: row.weddingOn,
    fittingName: row.fittingName,
    productName: row.productName,
    imageUrl: row.pictureHash && pictureUrl(row.pictureHash),
    heelMm: row.heelMm,
  }
}

/** The customer moves and cancels until then; later only the atelier does. */
export function changeableUntil({
  startsAt,
  noticeHours,
}: Pick<AppointmentRow, 'startsAt' | 'noticeHours'>): Date {
  return new Date(startsAt.getTime() - noticeHours * 3_600_000)
}
