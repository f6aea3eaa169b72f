/** What a machine gets that fills the trap of the form: it looks like a booking, and nothing is written. */
import type { NewAppointment } from '@shop/contract/appointments'
import { formOfAddress } from '@shop/contract/form-of-address'
import type { Db } from '../../db/connection.ts'
import { newToken } from '../../lib/token.ts'
import { rooms } from './agenda-hours.queries.ts'
import { changeableUntil } from './appointment-view.service.ts'
import { bookableType } from './booking.service.ts'
import { roomKindOf } from './slots.service.ts'

const MINUTE = 60_000

export async function pretendBooking(db: Db, { typeId, startsAt, companions = 0, ...input }: NewAppointment) {
  const type = await bookableType(db, typeId)
  const { kind, name, minutes, noticeHours } = type
  const room = (await rooms(db)).find((one) => one.kind === roomKindOf(kind))
  return {
    token: newToken(),
    appointment: {
      ...{ id: 1 + Math.floor(Math.random() * 10_000), kind, typeId, typeName: name, companions },
      state: 'booked' as const,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * MINUTE),
      changeableUntil: changeableUntil({ startsAt, noticeHours }),
      roomName: room?.name ?? '',
      firstName: formOfAddress(input.name),
      weddingOn: input.weddingOn ?? null,
      ...{ videoUrl: null, fittingName: null, productName: null, imageUrl: null, heelMm: null },
    },
  }
}
