/** Plans say how long an item takes. An order copies its plan when it is placed, so a change concerns later ones only. */
import type { ProductionPlan, SavedPlan, StageBand } from '@shop/contract/production-plans'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './production-plans.queries.ts'

type Snapshot = Readonly<Record<string, unknown>>

export async function readPlans(db: Db) {
  const [stages, plans] = [await queries.stages(db), await queries.plans(db)]
  return { stages, plans }
}

export function createPlan(db: Db, plan: SavedPlan, context: AuditContext): Promise<ProductionPlan> {
  return db.transaction().execute(async (tx) => {
    await rejectWrong(tx, plan)
    const id = await queries.insert(tx, plan.name)
    await queries.saveStages(tx, id, plan.stages)
    return recorded(tx, context, 'plan.create', id, {}, plan)
  })
}

export function savePlan(
  db: Db,
  id: number,
  { version, ...plan }: SavedPlan & { version?: number | undefined },
  context: AuditContext,
): Promise<ProductionPlan> {
  return db.transaction().execute(async (tx) => {
    const locked = found(await queries.lock(tx, id), 'plan_not_found')
    if (version !== undefined && version !== locked.version) throw new AppError('stale_version')
    await rejectWrong(tx, plan, id)
    const before = await readPlan(tx, id)
    await queries.update(tx, id, plan.name)
    await queries.saveStages(tx, id, plan.stages)
    return recorded(tx, context, 'plan.save', id, { name: before.name, stages: before.stages }, plan)
  })
}

/** What an offer uses stays: it would have no date. */
export async function removePlan(db: Db, id: number, context: AuditContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    found(await queries.lock(tx, id), 'plan_not_found')
    const { products, name } = await readPlan(tx, id)
    if (products > 0) throw new AppError('plan_in_use')
    await queries.retire(tx, id)
    await audit(tx, context, 'plan.remove', id, { name }, {})
  })
}

/** The stages are those of the whole atelier: every plan follows their order. */
export function orderStages(db: Db, ids: readonly number[], context: AuditContext) {
  return db.transaction().execute(async (tx) => {
    const before = (await queries.stages(tx)).map(({ id }) => id)
    if (
      new Set(ids).size !== ids.length ||
      ids.length !== before.length ||
      !ids.every((id) => before.includes(id))
    )
      throw new AppError('stale_version')
    await queries.orderStages(tx, ids)
    await audit(tx, context, 'stages.order', 'all', { ids: before }, { ids })
    return readPlans(tx)
  })
}

interface BandOfStage {
  id: number
  band: StageBand | null
}

/** Also of orders in progress: it is only what the cancellation suggests. */
export function setBand(db: Db, { id, band }: BandOfStage, context: AuditContext) {
  return db.transaction().execute(async (tx) => {
    const before = found(await queries.setBand(tx, id, band), 'stage_not_found')
    if (before.band !== band) await audit(tx, context, 'stage.band', id, before, { band })
    return readPlans(tx)
  })
}

async function rejectWrong(tx: Tx, { name, stages }: SavedPlan, id?: number): Promise<void> {
  if (await queries.nameIsTaken(tx, name, id))
    throw new AppError('invalid_input', { fields: { name: 'Já existe um modelo com este nome.' } })
  const known = new Set((await queries.stages(tx)).map((stage) => stage.id))
  if (stages.some(({ stageId }) => !known.has(stageId))) throw new AppError('stale_version')
}

async function readPlan(tx: Tx, id: number): Promise<ProductionPlan> {
  const [plan] = await queries.plans(tx, id)
  return found(plan, 'plan_not_found')
}

async function recorded(
  tx: Tx,
  context: AuditContext,
  action: string,
  id: number,
  before: Snapshot,
  after: Snapshot,
): Promise<ProductionPlan> {
  await audit(tx, context, action, id, before, after)
  return readPlan(tx, id)
}

async function audit(
  tx: Tx,
  { actor, requestId }: AuditContext,
  action: string,
  objectId: number | string,
  before: Snapshot,
  after: Snapshot,
): Promise<void> {
  await recordChange(tx, { actor, requestId, action, objectType: 'production', objectId, before, after })
}

/** Those of the atelier, in the order of the work. */
export function readStages(db: Db) {
  return queries.stages(db)
}
