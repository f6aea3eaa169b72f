/**
 * What was agreed at a fitting. A draft is the atelier's own; once sent it does not change, which the database enforces,
 * and a correction is another record. Points and notes describe a person's body: they are in no log, audit entry or e-mail.
 */
import type {
  FittingRecord,
  RecordedFitting,
  RecordPoint,
  WorkRecord,
  WrittenRecord,
} from '@shop/contract/fitting-records'
import { formOfAddress } from '@shop/contract/form-of-address'
import type { RecordedMeasures } from '@shop/contract/order-measures'
import type { Db, Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor, OrderHolder } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { saveVersion } from '../measurements/measurement-versions.service.ts'
import { lockOrder, readOrderAs } from '../orders/orders.service.ts'
import * as queries from './fitting-records.queries.ts'
import { notifyRecord } from './record-emails.service.ts'
import { presentFitting, sentRecord, writtenRecord } from './record-rows.ts'

export async function readRecords(
  db: Db,
  appointmentId: number,
): Promise<{ fitting: RecordedFitting; records: WrittenRecord[] }> {
  const fitting = found(await queries.readFitting(db, appointmentId), 'appointment_not_found')
  const records = await queries.ofAppointment(db, appointmentId)
  return { fitting: presentFitting(fitting), records: records.map(writtenRecord) }
}

/** For another account, or another link, the order does not exist. */
export async function readSentRecords(
  db: Db,
  holder: OrderHolder,
  orderId: number,
): Promise<FittingRecord[]> {
  await readOrderAs(db, holder, orderId)
  return (await queries.sentOfOrders(db, [orderId])).map(sentRecord)
}

/** What the bench adjusts. */
export async function readWorkRecord(db: Db, itemId: number): Promise<{ record: WorkRecord | null }> {
  const row = await queries.latestOfItem(db, itemId)
  if (row === undefined) return { record: null }
  const { id, fittingName, startsAt, state, points } = writtenRecord(row)
  return { record: { id, fittingName, startsAt, state, points } }
}

interface Draft {
  appointmentId: number
  version?: number | undefined
  actor: Actor
}

export function saveDraft(
  db: Db,
  { points, ...draft }: Draft & { points: readonly RecordPoint[] },
): Promise<WrittenRecord> {
  return db.transaction().execute(async (tx) => {
    const { id, author } = await takeDraft(tx, draft)
    const rows = points.map(({ point, what, mm, note }) => ({ point, what, mm, note: note || null }))
    await queries.change(tx, id, { points: JSON.stringify(rows), ...author })
    return written(tx, id)
  })
}

/** A version of her sheet. The copy that the dress was cut from stays what it was. */
export function saveMeasures(
  db: Db,
  { measures, requestId, ...draft }: Draft & AuditContext & { measures: RecordedMeasures },
): Promise<WrittenRecord> {
  return db.transaction().execute(async (tx) => {
    const { id, author, itemId, orderId } = await takeDraft(tx, draft)
    const measurementSheetId = found(
      await queries.measurementSheetOf(tx, itemId),
      'measurement_sheet_not_found',
    )
    const taken = { ...measures, measuredBy: 'atelier' as const }
    const { id: measurementVersionId } = await saveVersion(tx, measurementSheetId, taken, draft.actor)
    await queries.change(tx, id, { measurementVersionId, ...author })
    const about = { objectType: 'order', objectId: orderId, details: { itemId, recordId: id } }
    await recordChange(tx, { actor: draft.actor, requestId, action: 'order.measures_record', ...about })
    return written(tx, id)
  })
}

interface Sending extends AuditContext {
  id: number
  version: number
}

export async function sendRecord({ db, config }: Deps, { id, version, ...audit }: Sending) {
  return db.transaction().execute(async (tx) => {
    const { appointmentId } = found(await queries.find(tx, id), 'record_not_found')
    const { order } = await lockFitting(tx, appointmentId)
    const record = found(await queries.find(tx, id), 'record_not_found')
    if (record.sentAt !== null) throw new AppError('record_sent')
    if (record.version !== version) throw new AppError('appointment_changed')
    const sent = writtenRecord(record)
    if (sent.points.length === 0) throw new AppError('record_empty')
    await queries.markSent(tx, id)
    await notifyRecord(tx, config.publicUrl, order, sent)
    const about = { objectType: 'order', objectId: order.id, details: { recordId: id } }
    await recordChange(tx, { ...audit, action: 'fitting_record.send', ...about })
    return written(tx, id)
  })
}

/** The version must be the one that the caller has seen; without one, there is none yet. */
async function takeDraft(tx: Tx, { appointmentId, version, actor }: Draft) {
  const { itemId, orderId } = await lockFitting(tx, appointmentId)
  const id =
    version === undefined
      ? await queries.insertDraft(tx, { appointmentId, orderItemId: itemId })
      : await queries.takeDraft(tx, appointmentId, version)
  if (id === undefined) throw new AppError('appointment_changed')
  const { name } = await queries.authorOf(tx, actor.id)
  return { id, itemId, orderId, author: { writtenBy: actor.id, writtenByName: formOfAddress(name) } }
}

/** Nothing would ever delete what is written about an erased customer. */
async function lockFitting(tx: Tx, appointmentId: number) {
  const { orderId, itemId, state } = found(
    await queries.readFitting(tx, appointmentId),
    'appointment_not_found',
  )
  const order = found(await lockOrder(tx, orderId), 'appointment_not_found')
  if (order.erasedAt !== null) throw new AppError('customer_erased')
  if (state === 'cancelled' || state === 'missed') throw new AppError('appointment_ended')
  return { orderId, itemId, order }
}

async function written(tx: Tx, id: number): Promise<WrittenRecord> {
  return writtenRecord(found(await queries.find(tx, id), 'record_not_found'))
}
