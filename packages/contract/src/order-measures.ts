/**
 * The measures of a made-to-measure line: sent by the customer, locked by the atelier before the fabric is cut. An order
 * says which version was sent and what is missing; the values themselves are read with a call of their own.
 */
import { centimetres } from './centimetres.ts'
import { day, id, idNumber, timestamp } from './codecs.ts'
import type { Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { measuredBy } from './measured-by.ts'
import {
  guestMeasures,
  heelMaxMm,
  measureValues,
  recordedMeasures,
  wholeMeasurementSheet,
} from './measurements.ts'
import { order } from './order.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

/** What the dress is cut from. */
const lockedMeasures = wire(
  {
    /** Null if the atelier measured somebody who has no measurement sheet. */
    personName: z.string().nullable(),
    number: z.int().nullable(),
    values: measureValues,
    heelMm: centimetres(0, heelMaxMm).nullable(),
    measuredOn: day,
    measuredBy: z.enum(measuredBy),
    note: z.string().nullable(),
    lockedAt: timestamp,
  },
  { heelMm: 'heel' },
)

const readMeasures = z.object({
  locked: lockedMeasures.nullable(),
  /** With all versions, to compare them; null if none was sent or it was deleted. */
  sheet: wholeMeasurementSheet.nullable(),
})

const byItem = z.object({ id, itemId: id })
const path = '/api/orders/:id/items/:itemId/measures'

export const orderMeasures = {
  read: {
    method: 'GET',
    path,
    access: 'signedIn',
    summary:
      'The measures of a made-to-measure line; for its customer and for admins, whose reading is recorded',
    params: byItem,
    response: readMeasures,
  },
  send: {
    method: 'PUT',
    path,
    access: 'signedIn',
    summary:
      'Send a version of one of the caller’s measurement sheets; 409 `measures_locked` once it is locked',
    params: byItem,
    body: z.object({ versionId: idNumber }),
    response: order,
  },
  sendAsGuest: {
    method: 'POST',
    path: `${path}/sent`,
    access: 'orderHolder',
    summary:
      'Send measures for an order without an account; they replace those sent before and are not read back. 409 `order_has_account` once it has one',
    params: byItem,
    body: guestMeasures,
    response: order,
  },
  lock: {
    method: 'POST',
    path: `${path}/lock`,
    access: 'admin',
    summary:
      'Lock the measures that were shown; 409 `measures_changed` if another version was sent meanwhile',
    params: byItem,
    body: z.object({ versionId: idNumber }),
    response: order,
  },
  unlock: {
    method: 'POST',
    path: `${path}/unlock`,
    access: 'admin',
    summary: 'Open locked measures again; the customer is told',
    params: byItem,
    body: z.object({ reason: text(500) }),
    response: order,
  },
  request: {
    method: 'POST',
    path: `${path}/request`,
    access: 'admin',
    summary: 'Ask the customer for new measures by e-mail',
    params: byItem,
    response: order,
  },
  record: {
    method: 'POST',
    path: `${path}/recorded`,
    access: 'admin',
    summary: 'Enter what the atelier measured, and lock it',
    params: byItem,
    body: recordedMeasures,
    response: order,
  },
} as const satisfies Record<string, Endpoint>

export type LockedMeasures = z.output<typeof lockedMeasures>
export type ReadMeasures = z.output<typeof readMeasures>
export type RecordedMeasures = z.output<typeof recordedMeasures>
