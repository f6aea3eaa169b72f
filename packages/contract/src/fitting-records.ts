/** What was agreed at a fitting: written by the atelier, confirmed or contradicted by the bride, never changed. */

import { appointmentStates } from './appointment-facts.ts'
import { centimetres } from './centimetres.ts'
import { id, rowVersion, timestamp } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { optionalText, text } from './fields.ts'
import {
  type FittingAction,
  type FittingPoint,
  fittingActions,
  fittingPoints,
  mostPoints,
  recordStates,
} from './fitting-points.ts'
import { recordedMeasures } from './measurements.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const MOST_MM = 500
const pointNames = Object.keys(fittingPoints) as [FittingPoint, ...FittingPoint[]]
const actionNames = Object.keys(fittingActions) as [FittingAction, ...FittingAction[]]

export const recordPoint = wire(
  {
    point: z.enum(pointNames),
    what: z.enum(actionNames),
    /** Millimetres; centimetres on the wire. Null where nothing is measured. */
    mm: centimetres(1, MOST_MM).nullable(),
    note: optionalText(300),
  },
  { mm: 'cm' },
)

const fittingRecord = z.object({
  id: z.int(),
  appointmentId: z.int(),
  itemId: z.int(),
  productName: z.string(),
  fittingName: z.string().nullable(),
  startsAt: timestamp,
  state: z.enum(recordStates),
  points: z.array(recordPoint),
  /** The first name of who wrote it. */
  writtenBy: z.string().nullable(),
  sentAt: timestamp.nullable(),
  replyText: z.string().nullable(),
  repliedAt: timestamp.nullable(),
  /** A later record of the same appointment was sent: only that one is valid. */
  isReplaced: z.boolean(),
  /** The person has been erased: only that there was a fitting is left. */
  isErased: z.boolean(),
})

/** For the atelier: with what only it sees. */
const writtenRecord = fittingRecord.extend({
  version: rowVersion,
  /** The version of her measurement sheet that was measured at the fitting. */
  measurementVersionId: z.int().nullable(),
})

/** For the bench: what is to be adjusted, without a name. */
const workRecord = fittingRecord.pick({
  id: true,
  fittingName: true,
  startsAt: true,
  state: true,
  points: true,
})

const points = z.array(recordPoint).max(mostPoints)

/** The fitting that the records are about. */
const fitting = z.object({
  id: z.int(),
  state: z.enum(appointmentStates),
  fittingName: z.string().nullable(),
  startsAt: timestamp,
  endsAt: timestamp,
  roomName: z.string(),
  orderId: z.int(),
  orderNumber: z.int(),
  itemId: z.int(),
  productName: z.string(),
  customerName: z.string(),
  firstName: z.string(),
  /** Without an e-mail she is not notified of a record. */
  hasEmail: z.boolean(),
  /** Photos of the item that only the atelier sees. */
  photoCount: z.int(),
  /** The newest version of the item's measurement sheet; null if it has none. */
  measuresVersion: z.int().nullable(),
})

export const fittingRecords = {
  ofAppointment: {
    method: 'GET',
    path: '/api/agenda/:id/records',
    access: 'admin',
    summary: 'The records of a fitting, the first first; at most the last one is a draft',
    params: byId,
    response: z.object({ fitting, records: z.array(writtenRecord) }),
  },
  save: {
    method: 'PUT',
    path: '/api/agenda/:id/records/draft',
    access: 'admin',
    summary: 'Store the draft of a record. 409 `appointment_changed` for an older version',
    params: byId,
    body: z.object({ points, version: rowVersion.optional() }),
    response: writtenRecord,
  },
  measure: {
    method: 'POST',
    path: '/api/agenda/:id/records/measures',
    access: 'admin',
    summary:
      'New measures of a fitting, a version of the item’s measurement sheet; what it was cut from stays locked',
    params: byId,
    body: z.object({ measures: recordedMeasures, version: rowVersion.optional() }),
    response: writtenRecord,
  },
  send: {
    method: 'POST',
    path: '/api/fitting-records/:id/send',
    access: 'admin',
    summary: 'Send a record to the bride: from then on it does not change. 409 `record_sent`, `record_empty`',
    params: byId,
    body: z.object({ version: rowVersion }),
    response: writtenRecord,
  },
  ofItem: {
    method: 'GET',
    path: '/api/production/items/:id/record',
    access: 'production',
    summary: 'The latest record that was sent for an item, as the bench needs it',
    params: byId,
    response: z.object({ record: workRecord.nullable() }),
  },
  ofOrder: {
    method: 'GET',
    path: '/api/orders/:id/fitting-records',
    access: 'orderHolder',
    summary: 'The records that were sent for an order, newest first',
    params: byId,
    response: z.array(fittingRecord),
  },
  reply: {
    method: 'POST',
    path: '/api/orders/:id/fitting-records/:recordId/reply',
    access: 'orderHolder',
    summary: 'Confirm a record or say what was different. 409 `record_replied`, `record_replaced`',
    params: byId.extend({ recordId: id }),
    body: z.discriminatedUnion('reply', [
      z.object({ reply: z.literal('confirmed') }),
      z.object({ reply: z.literal('differs'), text: text(2000) }),
    ]),
    response: fittingRecord,
  },
} as const satisfies Record<string, Endpoint>

export type RecordedFitting = z.output<typeof fitting>
export type FittingRecord = z.output<typeof fittingRecord>
export type WrittenRecord = z.output<typeof writtenRecord>
export type WorkRecord = z.output<typeof workRecord>
export type RecordPoint = z.output<typeof recordPoint>
