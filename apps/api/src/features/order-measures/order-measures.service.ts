/**
 * The measures of made-to-measure lines. Every change locks the order first, then the measurement sheet: what is locked
 * is what was shown, and a sheet cannot be deleted while it is being copied. Events and audit entries name the version,
 * never a value.
 */
import type { Order } from '@shop/contract/order'
import type { ReadMeasures, RecordedMeasures } from '@shop/contract/order-measures'
import { now } from '../../db/clock.ts'
import type { Db, Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { checkMeasures, saveVersion } from '../measurements/measurement-versions.service.ts'
import { findMeasurementSheet } from '../measurements/measurements.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { type LockedOrder, lockOrder, readOrder, readOrderAs } from '../orders/orders.service.ts'
import { type CopiedMeasures, copiedMeasures } from './copied-measures.service.ts'
import { notifyCustomer } from './measure-emails.service.ts'
import { openLine, rejectEnded } from './open-line.service.ts'
import * as queries from './order-measures.queries.ts'

interface LineRequest extends AuditContext {
  orderId: number
  itemId: number
}

/** An administrator's reading is recorded: it concerns somebody's body. */
export async function readMeasures(
  db: Db,
  { orderId, itemId, actor, requestId }: LineRequest,
): Promise<ReadMeasures> {
  await readOrderAs(db, actor, orderId)
  const line = found(await queries.findLine(db, { orderId, itemId }), 'order_item_not_found')
  if (actor.role === 'admin') {
    await db
      .transaction()
      .execute((tx) => audit(tx, { orderId, itemId, actor, requestId }, 'order.measures_read'))
  }
  const { copy, lockedAt, sheetId: measurementSheetId } = line
  return {
    locked: copy !== null && lockedAt !== null ? { ...copiedMeasures.parse(copy), lockedAt } : null,
    sheet:
      measurementSheetId === null ? null : ((await findMeasurementSheet(db, measurementSheetId)) ?? null),
  }
}

/** Another version may be sent until the atelier locks one. */
export async function sendMeasures(
  { db }: Deps,
  { orderId, itemId, actor, versionId }: Omit<LineRequest, 'requestId'> & { versionId: number },
): Promise<Order> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.userId !== actor.id) throw new AppError('order_not_found')
    rejectEnded(order)
    const line = await openLine(tx, { orderId, itemId })
    const version = found(await queries.ownVersion(tx, versionId, actor.id), 'measurement_sheet_not_found')
    if (line.versionId === versionId) return
    await queries.save(tx, itemId, { versionId })
    await recordOrderEvent(tx, {
      orderId,
      kind: 'measures_sent',
      actorId: actor.id,
      details: { itemId, version: version.number },
    })
  })
  return readOrderAs(db, actor, orderId)
}

export async function lockMeasures(deps: Deps, request: LineRequest & { versionId: number }): Promise<Order> {
  const { orderId, itemId, versionId } = request
  await deps.db.transaction().execute(async (tx) => {
    const order = found(await lockOrder(tx, orderId), 'order_not_found')
    rejectEnded(order)
    const line = await openLine(tx, { orderId, itemId })
    if (line.versionId !== versionId) throw new AppError('measures_changed')
    const copy = found(await queries.versionToCopy(tx, versionId), 'measurement_sheet_not_found')
    await lockCopy(tx, deps, order, request, copiedMeasures.parse(copy))
  })
  return readOrder(deps.db, orderId, { forAdmin: true })
}

/** What the atelier measured itself. With a sheet it becomes its newest version; without one only the line has it. */
export async function recordMeasures(
  deps: Deps,
  request: LineRequest & { measures: RecordedMeasures },
): Promise<Order> {
  const { orderId, itemId, actor } = request
  await deps.db.transaction().execute(async (tx) => {
    const order = found(await lockOrder(tx, orderId), 'order_not_found')
    rejectEnded(order)
    const { sheetId: measurementSheetId } = await openLine(tx, { orderId, itemId })
    const measures = { ...request.measures, measuredBy: 'atelier' as const }
    if (measurementSheetId === null) {
      await checkMeasures(tx, measures, { isChild: false })
      const { values, heelMm = null, measuredOn, measuredBy, note } = measures
      const copy = { values, heelMm, measuredOn, measuredBy, note: note || null }
      await lockCopy(tx, deps, order, request, { personName: null, isChild: false, number: null, ...copy })
      return
    }
    const { id: versionId } = await saveVersion(tx, measurementSheetId, measures, actor)
    await queries.save(tx, itemId, { versionId })
    const copy = found(await queries.versionToCopy(tx, versionId), 'measurement_sheet_not_found')
    await lockCopy(tx, deps, order, request, copiedMeasures.parse(copy))
  })
  return readOrder(deps.db, orderId, { forAdmin: true })
}

export async function unlockMeasures(
  deps: Deps,
  { reason, ...request }: LineRequest & { reason: string },
): Promise<Order> {
  const { orderId, itemId, actor } = request
  await deps.db.transaction().execute(async (tx) => {
    const order = found(await lockOrder(tx, orderId), 'order_not_found')
    const line = found(await queries.findLine(tx, { orderId, itemId }), 'order_item_not_found')
    if (line.lockedAt === null) return
    // The measures of a delivered dress are the record of what was agreed.
    if (order.status === 'delivered') throw new AppError('measures_locked')
    await queries.save(tx, itemId, { copy: null, lockedAt: null, unlockReason: reason })
    await recordOrderEvent(tx, { orderId, kind: 'measures_unlocked', actorId: actor.id, details: { itemId } })
    await audit(tx, request, 'order.measures_unlock')
    await notifyCustomer(tx, deps.config.publicUrl, order, 'unlocked')
  })
  return readOrder(deps.db, orderId, { forAdmin: true })
}

export async function requestMeasures(deps: Deps, request: LineRequest): Promise<Order> {
  const { orderId, itemId, actor } = request
  await deps.db.transaction().execute(async (tx) => {
    const order = found(await lockOrder(tx, orderId), 'order_not_found')
    rejectEnded(order)
    await openLine(tx, { orderId, itemId })
    await recordOrderEvent(tx, {
      orderId,
      kind: 'measures_requested',
      actorId: actor.id,
      details: { itemId },
    })
    await audit(tx, request, 'order.measures_request')
    await notifyCustomer(tx, deps.config.publicUrl, order, 'requested')
  })
  return readOrder(deps.db, orderId, { forAdmin: true })
}

/** Of an order that is being placed: only the buyer's own sheets, which stay until the transaction ends. */
export async function rejectForeignMeasures(
  tx: Tx,
  items: ReadonlyArray<{ measurementVersionId?: number | undefined }>,
  userId: number | undefined,
): Promise<void> {
  for (const { measurementVersionId: versionId } of items) {
    if (versionId === undefined) continue
    const own = userId === undefined ? undefined : await queries.ownVersion(tx, versionId, userId)
    found(own, 'measurement_sheet_not_found')
  }
}

async function lockCopy(tx: Tx, deps: Deps, order: LockedOrder, request: LineRequest, copy: CopiedMeasures) {
  const { orderId, itemId, actor } = request
  await queries.save(tx, itemId, { copy: JSON.stringify(copy), lockedAt: now, unlockReason: null })
  await recordOrderEvent(tx, {
    orderId,
    kind: 'measures_locked',
    actorId: actor.id,
    details: { itemId, version: copy.number },
  })
  await audit(tx, request, 'order.measures_lock')
  await notifyCustomer(tx, deps.config.publicUrl, order, 'locked')
}

function audit(tx: Tx, { orderId, itemId, actor, requestId }: LineRequest, action: string) {
  return recordChange(tx, {
    actor,
    requestId,
    action,
    objectType: 'order',
    objectId: orderId,
    details: { itemId },
  })
}
