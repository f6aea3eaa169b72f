import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { OfferKind, PromiseChangeCause } from '../../db/tables.gen.ts'

export interface PlanStage {
  stageId: number
  position: number
  days: number
  minutes: number
}

export interface ProductPlans {
  id: number
  /** Made in at least one way with a plan: then a ready unit has its own date too. */
  isPlanned: boolean
  /** Of the offers that have a plan. */
  plans: Partial<Record<OfferKind, PlanStage[]>>
}

const isPlanned = sql<boolean>`exists (
  select from product_offers where product_id = products.id and is_open and plan_id is not null)`

export async function productPlans(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, ProductPlans>> {
  const { rows } = await sql<ProductPlans>`
    select id, ${isPlanned} as is_planned, (
      select coalesce(json_object_agg(kind, (
        select coalesce(json_agg(json_build_object(
          'stageId', stage_id, 'position', stages.position, 'days', days, 'minutes', minutes)), '[]')
        from production_plan_stages join production_stages stages on stages.id = stage_id
        where plan_id = product_offers.plan_id)), '{}')
      from product_offers where product_id = products.id and plan_id is not null) as plans
    from products where id = any(${[...productIds]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The names of the measures of each version. */
export async function givenMeasures(db: Db, versionIds: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; given: string[] }>`
    select id, array(select jsonb_object_keys(values)) as given from measurement_versions
    where id = any(${[...versionIds]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, given }) => [id, given]))
}

export interface PlacedLine {
  itemId: number
  offer: OfferKind
  isPlanned: boolean
  hasPlan: boolean
  minutes: number
  days: number
  /** Of a made-to-measure line with measures. */
  given: string[] | null
}

/** The lines of an order with the plans of its placing. */
export async function placedLines(tx: Tx, orderId: number): Promise<PlacedLine[]> {
  const { rows } = await sql<PlacedLine>`
    select order_items.id as item_id, offer, coalesce(${isPlanned}, false) as is_planned,
      count(stage_id) > 0 as has_plan, coalesce(sum(minutes), 0)::int as minutes, coalesce(sum(days), 0)::int as days,
      (select array(select jsonb_object_keys(values)) from order_item_measures
        join measurement_versions on measurement_versions.id = version_id
        where order_item_measures.order_item_id = order_items.id) as given
    from order_items
      left join products on products.id = product_id
      left join item_stages on item_stages.order_item_id = order_items.id
    where order_id = ${orderId}
    group by order_items.id, products.id order by order_items.id`.execute(tx)
  return rows
}

export async function itemIds(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('orderItems')
    .select('id')
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface BookingRow {
  orderItemId: number
  week: string
  minutes: number
}

/** Replaces what the order has booked. */
export async function book(tx: Tx, orderId: number, rows: readonly BookingRow[]): Promise<void> {
  await sql`delete from capacity_bookings using order_items
    where order_items.id = order_item_id and order_id = ${orderId}`.execute(tx)
  if (rows.length > 0)
    await tx
      .insertInto('capacityBookings')
      .values([...rows])
      .execute()
}

export interface ItemStageRow extends PlanStage {
  orderItemId: number
}

export async function copyPlans(tx: Tx, orderId: number, rows: readonly ItemStageRow[]): Promise<void> {
  await sql`delete from item_stages using order_items
    where order_items.id = order_item_id and order_id = ${orderId}`.execute(tx)
  if (rows.length > 0)
    await tx
      .insertInto('itemStages')
      .values([...rows])
      .execute()
}

export interface ChangeRow {
  orderId: number
  cause: PromiseChangeCause
  oldFrom: string | null
  oldTo: string
  newFrom: string
  newTo: string
  reason: string
  actorId: number | null
}

export async function insertChange(tx: Tx, row: ChangeRow): Promise<number> {
  const { id } = await tx.insertInto('promiseChanges').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** One row a working day: how many late measures have moved the promise by so far. */
export async function daysMovedByMeasures(tx: Tx, orderId: number): Promise<number> {
  const { days } = await tx
    .selectFrom('promiseChanges')
    .select(({ fn }) => fn.countAll<number>().as('days'))
    .where('orderId', '=', orderId)
    .where('cause', '=', 'measures')
    .executeTakeFirstOrThrow()
  return Number(days)
}

export interface PromiseColumns {
  promisedFrom: string
  promisedTo: string
  promisedReadyOn: string
}

export async function savePromise(tx: Tx, orderId: number, columns: PromiseColumns): Promise<void> {
  await tx.updateTable('orders').set(columns).where('id', '=', orderId).execute()
}
