import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { RetentionBand, StageKind } from '../../db/tables.gen.ts'

export interface PlanRow {
  id: number
  name: string
  version: number
  stages: { stageId: number; days: number; minutes: number }[]
  products: number
}

interface StageRow {
  id: number
  name: string
  kind: StageKind
  band: RetentionBand | null
}

export function stages(db: Db): Promise<StageRow[]> {
  return db
    .selectFrom('productionStages')
    .select(['id', 'name', 'kind', 'retentionBand as band'])
    .where('retiredAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function plans(db: Db, id?: number): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select plans.id, plans.name, plans.version,
      (select coalesce(json_agg(json_build_object('stageId', stage_id, 'days', days, 'minutes', minutes)
          order by stages.position, stages.id), '[]')
        from production_plan_stages join production_stages stages on stages.id = stage_id
        where plan_id = plans.id) as stages,
      (select count(distinct product_id) from product_offers join products on products.id = product_id
        where plan_id = plans.id and deleted_at is null)::int as products
    from production_plans plans
    where retired_at is null ${id === undefined ? sql`` : sql`and plans.id = ${id}`}
    order by plans.id`.execute(db)
  return rows
}

/** Locked against concurrent changes. */
export function lock(tx: Tx, id: number) {
  return tx
    .selectFrom('productionPlans')
    .select(['id', 'version', 'name'])
    .where('id', '=', id)
    .where('retiredAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function insert(tx: Tx, name: string): Promise<number> {
  const row = await tx
    .insertInto('productionPlans')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function update(tx: Tx, id: number, name: string): Promise<void> {
  await tx
    .updateTable('productionPlans')
    .set((eb) => ({ name, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function retire(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('productionPlans').set({ retiredAt: sql`now()` }).where('id', '=', id).execute()
}

export async function nameIsTaken(tx: Tx, name: string, exceptId = 0): Promise<boolean> {
  const row = await tx
    .selectFrom('productionPlans')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name}) and retired_at is null and id <> ${exceptId}`)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveStages(tx: Tx, planId: number, rows: readonly PlanRow['stages'][number][]) {
  await tx.deleteFrom('productionPlanStages').where('planId', '=', planId).execute()
  await tx
    .insertInto('productionPlanStages')
    .values(rows.map((row) => ({ ...row, planId })))
    .execute()
}

export async function orderStages(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update production_stages set position = places.position
    from unnest(${[...ids]}::bigint[]) with ordinality as places (id, position)
    where production_stages.id = places.id`.execute(tx)
}

/** The band before; undefined if there is no such stage. */
export async function setBand(
  tx: Tx,
  id: number,
  band: RetentionBand | null,
): Promise<{ band: RetentionBand | null } | undefined> {
  const before = await tx
    .selectFrom('productionStages')
    .select('retentionBand as band')
    .where('id', '=', id)
    .where('retiredAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (before !== undefined)
    await tx.updateTable('productionStages').set({ retentionBand: band }).where('id', '=', id).execute()
  return before
}
