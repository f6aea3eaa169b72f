/** Visits, fittings and calls, for those who come: free hours, booking, and what the link of an appointment allows. */
import { appointmentKinds, appointmentStates, mostCompanions } from './appointment-facts.ts'
import { day, id, idNumber, timestamp } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { email, honeypot, line, optionalText, phone } from './fields.ts'
import { z } from './zod.ts'

const token = z.string().length(43)

const publicType = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(appointmentKinds),
  description: z.string(),
  minutes: z.int(),
  /** Booked, moved and cancelled until so many hours before. */
  noticeHours: z.int(),
})

/** A day that has no hours because of a holiday or because the atelier is closed. */
export const closedReasons = ['holiday', 'closed'] as const

const slotDay = z.object({
  day,
  closed: z.enum(closedReasons).nullable(),
  starts: z.array(timestamp),
})

const slots = z.object({
  days: z.array(slotDay),
  /** The first day with a free hour after the last one asked for; null if there is none to book. */
  nextDay: day.nullable(),
})

/** What an hour is asked with. `hold`: the token of the hold under which the caller has it. */
const wanted = { typeId: idNumber, startsAt: timestamp, hold: token.optional() }

const guest = {
  companions: z.int().min(0).max(mostCompanions).optional(),
  /** What she wants to see. */
  wish: optionalText(500),
}

/** What she sees of it, by its link or with her order. */
export const appointment = z.object({
  id: z.int(),
  kind: z.enum(appointmentKinds),
  typeId: z.int(),
  typeName: z.string(),
  state: z.enum(appointmentStates),
  startsAt: timestamp,
  endsAt: timestamp,
  /** Until then she moves and cancels it herself. */
  changeableUntil: timestamp,
  companions: z.int(),
  roomName: z.string(),
  /** Of a call: where it takes place, once the atelier has said so. */
  videoUrl: z.string().nullable(),
  firstName: z.string(),
  weddingOn: day.nullable(),
  /** Of a fitting: '1ª prova', the product and its picture. */
  fittingName: z.string().nullable(),
  productName: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Of the order's own measures: for the shoes to bring. */
  heelMm: z.int().nullable(),
})

const booked = z.object({ appointment, token })

const change = z.union([
  z.object({ confirmed: z.literal(true) }),
  z.object({ startsAt: timestamp, hold: token.optional() }),
])

export const appointments = {
  types: {
    method: 'GET',
    path: '/api/appointments/types',
    access: 'anyone',
    summary: 'What can be booked',
    response: z.array(publicType),
  },
  slots: {
    method: 'GET',
    path: '/api/appointments/slots',
    access: 'anyone',
    summary: 'Free hours of at most 31 days',
    query: z.object({ typeId: id, from: day, to: day }),
    response: slots,
  },
  hold: {
    method: 'POST',
    path: '/api/appointments/holds',
    access: 'anyone',
    summary: 'Hold an hour for ten minutes while its form is open; an earlier hold of the same visitor ends',
    body: z.object({ typeId: idNumber, startsAt: timestamp, previous: token.optional() }),
    status: 201,
    response: z.object({ token, until: timestamp }),
  },
  book: {
    method: 'POST',
    path: '/api/appointments',
    access: 'anyone',
    recognises: true,
    summary: 'Book a visit or a call. 409 `slot_taken`, `booking_by_phone`',
    body: z.object({
      ...wanted,
      ...guest,
      name: line(120),
      email,
      phone,
      weddingOn: day.optional(),
      website: honeypot,
    }),
    status: 201,
    response: booked,
  },
  read: {
    method: 'GET',
    path: '/api/appointments/by-link',
    access: 'anyone',
    summary: 'The appointment of the link whose token is sent in the header',
    response: appointment,
  },
  change: {
    method: 'PUT',
    path: '/api/appointments/by-link',
    access: 'anyone',
    summary: 'Confirm the appointment of a link, or move it. 409 `slot_taken`, `too_late_to_move`',
    body: change,
    response: appointment,
  },
  cancel: {
    method: 'DELETE',
    path: '/api/appointments/by-link',
    access: 'anyone',
    summary: 'Cancel the appointment of a link. 409 `too_late_to_move`',
    response: appointment,
  },
  calendar: {
    method: 'GET',
    path: '/api/appointments/by-link/calendar',
    access: 'anyone',
    summary: 'The appointment of a link as an iCalendar file',
    produces: 'text/calendar',
    response: z.string(),
  },
} as const satisfies Record<string, Endpoint>

/** Proposed from the stages of the work and the day of the wedding. */
const proposedFitting = z.object({
  itemId: z.int(),
  productName: z.string(),
  name: z.string(),
  from: day,
  to: day,
  /** The last look before the wedding: nobody has to come. */
  isOptional: z.boolean(),
})

const orderFittings = z.object({
  /** Those that nothing is booked for, the first first. */
  proposed: z.array(proposedFitting),
  /** Cancelled ones not. */
  appointments: z.array(appointment),
})

export const fittings = {
  list: {
    method: 'GET',
    path: '/api/orders/:id/fittings',
    access: 'orderHolder',
    summary: 'Fittings of an order: proposed dates and what is booked',
    params: byId,
    response: orderFittings,
  },
  book: {
    method: 'POST',
    path: '/api/orders/:id/fittings',
    access: 'orderHolder',
    summary: 'Book a fitting of an item of the order. 409 `slot_taken`',
    params: byId,
    body: z.object({ ...wanted, ...guest, itemId: idNumber, fittingName: line(60).optional() }),
    status: 201,
    response: booked,
  },
  link: {
    method: 'POST',
    path: '/api/orders/:id/fittings/:appointmentId/link',
    access: 'orderHolder',
    summary: 'A link of an appointment of the order: to confirm, move or cancel it',
    params: byId.extend({ appointmentId: id }),
    status: 201,
    response: z.object({ token }),
  },
} as const satisfies Record<string, Endpoint>

export type Appointment = z.output<typeof appointment>
export type AppointmentType = z.output<typeof publicType>
export type Slots = z.output<typeof slots>
export type ProposedFitting = z.output<typeof proposedFitting>
export type OrderFittings = z.output<typeof orderFittings>
export type NewAppointment = z.output<(typeof appointments.book)['body']>
