/**
 * Moves of an item through its stages. Finishing one begins the next in the same moment, so that an item is always at
 * one stage, and each move is one event. The order is locked first: of two people who finish the same stage at once,
 * the second reads that it has moved.
 */
import { hasReceivedMoney } from '@shop/contract/payment-state'
import type { ItemStage, MoveInput, ProductionItem } from '@shop/contract/production'
import { now } from '../../db/clock.ts'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { changeStatus, unlockedLines } from '../orders/order-status.service.ts'
import { type LockedOrder, lockOrder } from '../orders/orders.service.ts'
import * as queries from './production.queries.ts'
import { readItem } from './production.service.ts'
import { notifyFitting } from './production-emails.service.ts'

interface ItemChange extends AuditContext {
  itemId: number
}

type Stage = queries.StageRow

export async function moveItem(
  deps: Deps,
  change: ItemChange & { input: MoveInput },
): Promise<ProductionItem> {
  const { itemId, input, ...audit } = change
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOpen(tx, itemId)
    const { stages, isLocked, offer } = found(await queries.findItem(tx, itemId), 'production_item_not_found')
    const at = currentIndex(stages, input.stageId)
    if (input.move === 'back') {
      await goBack(tx, { itemId, stages, at, actorId: audit.actor.id, reason: input.reason ?? '' })
      return
    }
    // What is made to measure is not cut before its measures are locked.
    if (offer === 'made_to_measure' && !isLocked)
      throw new AppError('measures_missing', { details: { items: [itemId] } })
    const begun = await goForward(tx, { itemId, stages, at, actorId: audit.actor.id, move: input.move })
    await beginProduction(tx, deps, order, audit)
    if (begun?.kind === 'fitting')
      await notifyFitting(tx, deps.config.publicUrl, order, { itemId, stage: begun })
  })
  return readItem(deps.db, itemId)
}

/** Once all stages are finished; setting it again changes nothing. */
export async function setReady(deps: Deps, { itemId, ...audit }: ItemChange): Promise<ProductionItem> {
  await deps.db.transaction().execute(async (tx) => {
    const orderId = found(await queries.orderOf(tx, itemId), 'production_item_not_found')
    const order = found(await lockOrder(tx, orderId), 'production_item_not_found')
    if (order.status === 'ready') return
    rejectClosed(order)
    const { stages } = found(await queries.findItem(tx, itemId), 'production_item_not_found')
    rejectAttention(order)
    if (stages.length === 0 || (await queries.unfinishedStages(tx, orderId)) > 0)
      throw new AppError('stages_unfinished')
    await changeStatus(tx, deps, order, { ...audit, orderId, status: 'ready' })
  })
  return readItem(deps.db, itemId)
}

async function lockOpen(tx: Tx, itemId: number): Promise<LockedOrder> {
  const orderId = found(await queries.orderOf(tx, itemId), 'production_item_not_found')
  const order = found(await lockOrder(tx, orderId), 'production_item_not_found')
  rejectClosed(order)
  return order
}

function rejectClosed({ status, paymentState, cancelledAt, withdrawalRequestedAt }: LockedOrder) {
  const isOpen = hasReceivedMoney(paymentState) && (status === 'confirmed' || status === 'in_production')
  if (!isOpen || cancelledAt !== null || withdrawalRequestedAt !== null)
    throw new AppError('order_not_in_production')
}

/** Without the reason, which concerns the payment: an administrator sees it in the order and goes on from there. */
function rejectAttention({ attention }: LockedOrder) {
  if (attention !== null) throw new AppError('order_needs_attention')
}

/** Of the first stage that is not finished, or of the last; it must be the one that the caller sees. */
function currentIndex(stages: readonly Stage[], stageId: number): number {
  const open = stages.findIndex(({ finishedAt }) => finishedAt === null)
  const at = open === -1 ? stages.length - 1 : open
  if (stages[at]?.id !== stageId) throw moved(stages[at])
  return at
}

function moved(stage: Stage | undefined): AppError {
  const current = stage && { id: stage.id, name: stage.name, isStarted: stage.startedAt !== null }
  return new AppError('stage_moved', { details: { current: current ?? null } })
}

interface Step {
  itemId: number
  stages: readonly Stage[]
  at: number
  actorId: number
}

/** Returns the stage that has begun, if one has. */
async function goForward(
  tx: Tx,
  { itemId, stages, at, actorId, move }: Step & { move: 'start' | 'finish' },
): Promise<Pick<ItemStage, 'id' | 'name' | 'kind'> | undefined> {
  const current = found(stages[at], 'production_item_not_found')
  const isRunning = current.startedAt !== null && current.finishedAt === null
  if (move === 'start') {
    if (current.startedAt !== null) throw moved(current)
    await queries.changeStage(tx, { itemId, stageId: current.id }, { startedAt: now })
    await queries.recordMove(tx, moveOf(itemId, current, actorId, 'started'))
    return current
  }
  if (!isRunning) throw moved(current)
  const next = stages[at + 1]
  await queries.changeStage(tx, { itemId, stageId: current.id }, { finishedAt: now, finishedBy: actorId })
  if (next !== undefined) await queries.changeStage(tx, { itemId, stageId: next.id }, { startedAt: now })
  await queries.recordMove(tx, moveOf(itemId, current, actorId, 'finished'))
  return next
}

/** To the stage before; what is all finished goes back into its last one, and the first back to not begun. */
async function goBack(
  tx: Tx,
  { itemId, stages, at, actorId, reason }: Step & { reason: string },
): Promise<void> {
  const current = found(stages[at], 'production_item_not_found')
  const isDone = current.finishedAt !== null
  const reopened = isDone ? current : stages[at - 1]
  if (!isDone && current.startedAt === null && reopened === undefined) throw moved(current)
  if (!isDone) await queries.changeStage(tx, { itemId, stageId: current.id }, { startedAt: null })
  if (reopened !== undefined)
    await queries.changeStage(tx, { itemId, stageId: reopened.id }, { finishedAt: null, finishedBy: null })
  await queries.recordMove(tx, { ...moveOf(itemId, reopened ?? current, actorId, 'back'), reason })
}

function moveOf(orderItemId: number, stage: Stage, actorId: number, move: 'started' | 'finished' | 'back') {
  return { orderItemId, stageId: stage.id, move, reason: '', actorId }
}

/** The order follows its first item, unless another of its items still waits for measures. */
async function beginProduction(tx: Tx, deps: Deps, order: LockedOrder, audit: AuditContext): Promise<void> {
  if (order.status !== 'confirmed') return
  if ((await unlockedLines(tx, order.id)).length > 0) return
  rejectAttention(order)
  await changeStatus(tx, deps, order, { ...audit, orderId: order.id, status: 'in_production' })
}
