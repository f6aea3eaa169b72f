/** Loaded with the first submission: schemas and calls. */
import { zodResolver } from '@hookform/resolvers/zod'
import { mostCompanions } from '@shop/contract/appointment-facts'
import { appointments, fittings } from '@shop/contract/appointments'
import { email, line, phone } from '@shop/contract/fields'
import { z } from '@shop/contract/zod'
import { call } from '~/lib/api.ts'
import { readToken } from '~/lib/session.ts'
import type { BookingFields } from './booking-fields.ts'
import type { ChosenItem } from './chosen-item.ts'
import type { WantedHour } from './wanted-hour.ts'

const guest = {
  companions: z.string().refine((text) => Number(text) <= mostCompanions),
  wish: z.string().max(500),
  website: z.string(),
}
const weddingOn = z.union([z.literal(''), z.iso.date('Informe um dia.')])

export const rules = zodResolver(z.object({ ...guest, name: line(120), phone, email, weddingOn }))

/** Of a fitting nothing else is sent: the rest is what was typed for another kind. */
export const fittingRules = zodResolver(
  z.object({ ...guest, name: z.string(), phone: z.string(), email: z.string(), weddingOn: z.string() }),
)

interface Booking {
  wanted: WantedHour
  hold: string | undefined
  fields: BookingFields
}

/** Returns the token of the appointment's link. */
export async function bookAppointment({ wanted, hold, fields }: Booking): Promise<string> {
  const { name, phone: number, email: address, website } = fields
  const body = { ...wantedOf({ wanted, hold, fields }), name, phone: number, email: address, website }
  const { token } = await call(appointments.book, {
    body: { ...body, ...(fields.weddingOn !== '' && { weddingOn: fields.weddingOn }) },
    token: readToken(),
  })
  return token
}

export async function bookFitting(
  booking: Booking,
  { orderId, itemId, fittingName, token: credential }: ChosenItem,
): Promise<string> {
  const { token } = await call(fittings.book, {
    params: { id: orderId },
    token: credential,
    body: { ...wantedOf(booking), itemId, ...(fittingName !== undefined && { fittingName }) },
  })
  return token
}

function wantedOf({ wanted, hold, fields }: Booking) {
  return {
    ...wanted,
    ...(hold !== undefined && { hold }),
    companions: Number(fields.companions),
    ...(fields.wish.trim() !== '' && { wish: fields.wish }),
  }
}
