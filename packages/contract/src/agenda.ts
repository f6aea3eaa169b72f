/** The agenda of the atelier: all appointments, and when and where there can be some. */
import { appointmentKinds, appointmentStates, mostCompanions } from './appointment-facts.ts'
import { day, id, idNumber, rowVersion, timestamp } from './codecs.ts'
import { byId, type Endpoint, nothing } from './endpoint.ts'
import { email, line, optionalText, phone, secretToken, text } from './fields.ts'
import { recordStates } from './fitting-points.ts'
import { plainText } from './plain-text.ts'
import { z } from './zod.ts'

export const roomKinds = ['atelier', 'video'] as const

const entry = z.object({
  id: z.int(),
  kind: z.enum(appointmentKinds),
  typeId: z.int(),
  typeName: z.string(),
  roomId: z.int(),
  state: z.enum(appointmentStates),
  startsAt: timestamp,
  endsAt: timestamp,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  companions: z.int(),
  weddingOn: day.nullable(),
  wish: z.string().nullable(),
  /** The atelier's own. */
  note: z.string().nullable(),
  videoUrl: z.string().nullable(),
  fittingName: z.string().nullable(),
  order: z.object({ id: z.int(), number: z.int() }).nullable(),
  itemId: z.int().nullable(),
  productName: z.string().nullable(),
  /** She was asked whether she comes, and has not said so. */
  isUnanswered: z.boolean(),
  /** Of a fitting: what was agreed at it. */
  record: z.object({ id: z.int(), state: z.enum(recordStates) }).nullable(),
  version: rowVersion,
})

const room = z.object({ id: z.int(), name: z.string(), kind: z.enum(roomKinds) })
const minuteOfDay = z.int().min(0).max(1440)
const hours = z
  .object({ weekday: z.int().min(1).max(7), opens: minuteOfDay, closes: minuteOfDay })
  .refine(({ opens, closes }) => opens < closes, 'O fim vem depois do início.')

const agendaDays = z.object({
  entries: z.array(entry),
  /** Those in use, in their order. */
  rooms: z.array(room),
  days: z.array(
    z.object({
      day,
      /** 'Consciência Negra', or 'Fechado'; null on days with hours. */
      closed: z.string().nullable(),
      /** From the first opening to the last closing of any room, in minutes; null without hours. */
      opens: minuteOfDay.nullable(),
      closes: minuteOfDay.nullable(),
    }),
  ),
})

const newEntry = z.object({
  typeId: idNumber,
  /** Missing: the first free room of its kind. */
  roomId: idNumber.optional(),
  startsAt: timestamp,
  name: line(120),
  email: email.nullish(),
  phone: phone.nullish(),
  companions: z.int().min(0).max(mostCompanions).optional(),
  weddingOn: day.nullish(),
  wish: optionalText(500),
  note: optionalText(1000),
  videoUrl: plainText()
    .trim()
    .max(500)
    .check(z.url({ protocol: /^https$/, error: 'Informe um endereço que começa com https://.' }))
    .nullish(),
  /** Of a fitting. */
  itemId: idNumber.optional(),
  fittingName: line(60).optional(),
})

const entryChange = z.object({
  version: rowVersion,
  state: z.enum(['confirmed', 'done', 'missed', 'cancelled']).optional(),
  startsAt: timestamp.optional(),
  roomId: idNumber.optional(),
  videoUrl: newEntry.shape.videoUrl,
  note: newEntry.shape.note,
  companions: newEntry.shape.companions,
})

const settingsFields = {
  rooms: z
    .array(
      z.object({
        /** Missing: a new one. One that is left out is retired. */
        id: idNumber.optional(),
        name: text(60),
        kind: z.enum(roomKinds),
        hours: z.array(hours).max(50),
      }),
    )
    .max(20),
  types: z
    .array(
      z.object({
        id: idNumber.optional(),
        name: text(60),
        kind: z.enum(appointmentKinds),
        description: plainText().trim().max(120),
        minutes: z.int().min(10, 'Informe ao menos 10 minutos.').max(480),
        bufferMinutes: z.int().min(0).max(240),
        noticeHours: z.int().min(0).max(720),
      }),
    )
    .max(20),
}

const settings = z.object({ ...settingsFields, version: z.int() })

const todayEntry = entry.pick({
  id: true,
  kind: true,
  typeName: true,
  state: true,
  startsAt: true,
  endsAt: true,
  name: true,
  companions: true,
  fittingName: true,
  productName: true,
  isUnanswered: true,
})

export const agenda = {
  read: {
    method: 'GET',
    path: '/api/agenda',
    access: 'admin',
    summary: 'Appointments, rooms and hours of at most 42 days',
    query: z.object({ from: day, to: day }),
    response: agendaDays,
  },
  today: {
    method: 'GET',
    path: '/api/agenda/today',
    access: 'admin',
    summary: 'For the dashboard: today, and those of the next days that nobody has confirmed',
    response: z.object({ today: z.array(todayEntry), unanswered: z.array(todayEntry) }),
  },
  create: {
    method: 'POST',
    path: '/api/agenda',
    access: 'admin',
    summary: 'Book an appointment. 409 `slot_taken`',
    body: newEntry,
    status: 201,
    response: entry,
  },
  change: {
    method: 'PUT',
    path: '/api/agenda/:id',
    access: 'admin',
    summary: 'Move, confirm or end an appointment. 409 `slot_taken`, `appointment_changed`',
    params: byId,
    body: entryChange,
    response: entry,
  },
  settings: {
    method: 'GET',
    path: '/api/agenda/settings',
    access: 'admin',
    summary: 'Rooms with their hours, and types of appointments',
    response: settings,
  },
  saveSettings: {
    method: 'PUT',
    path: '/api/agenda/settings',
    access: 'admin',
    summary: 'Save rooms, hours and types; appointments stay as they are',
    body: z.object({ ...settingsFields, version: z.int() }),
    response: settings,
  },
  feeds: {
    method: 'GET',
    path: '/api/agenda/feeds',
    access: 'admin',
    summary: 'The caller’s secret calendar addresses, without the secrets',
    response: z.array(z.object({ id: z.int(), createdAt: timestamp, readAt: timestamp.nullable() })),
  },
  createFeed: {
    method: 'POST',
    path: '/api/agenda/feeds',
    access: 'admin',
    summary: 'A secret address for the caller’s own calendar; it is shown once',
    status: 201,
    response: z.object({ url: z.string() }),
  },
  revokeFeed: {
    method: 'DELETE',
    path: '/api/agenda/feeds/:id',
    access: 'admin',
    summary: 'End a secret calendar address',
    params: z.object({ id }),
    status: 204,
    response: nothing,
  },
  feed: {
    method: 'GET',
    path: '/api/agenda/feed/:token',
    access: 'anyone',
    summary: 'The agenda as a calendar to subscribe to',
    params: z.object({ token: secretToken }),
    produces: 'text/calendar',
    response: z.string(),
  },
} as const satisfies Record<string, Endpoint>

export type AgendaEntry = z.output<typeof entry>
export type AgendaDays = z.output<typeof agendaDays>
export type AgendaSettings = z.output<typeof settings>
export type NewAgendaEntry = z.output<typeof newEntry>
export type AgendaChange = z.output<typeof entryChange>
