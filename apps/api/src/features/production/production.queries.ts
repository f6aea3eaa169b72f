import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { OfferKind, OrderStatus, StageKind } from '../../db/tables.gen.ts'

export interface StageRow {
  id: number
  name: string
  kind: StageKind
  days: number
  /** In milliseconds: writing hundreds of times as text would take most of the query. */
  startedAt: number | null
  finishedAt: number | null
}

export interface ItemRow {
  id: number
  orderId: number
  orderNumber: number
  orderStatus: OrderStatus
  customerName: string
  weddingOn: string | null
  readyOn: string | null
  promisedTo: string | null
  productName: string
  size: string
  color: string
  quantity: number
  offer: OfferKind
  pictureHash: string | null
  stages: StageRow[]
  isLocked: boolean
  measuresDueOn: string | null
  /** Names of the measures that were sent. */
  given: string[] | null
  awaitsPromiseReply: boolean
}

/** What is sewn: to order, to measure, or with a plan. A unit in stock is only sent. */
const isSewn = sql<boolean>`(order_items.offer <> 'ready'
  or exists (select from item_stages where order_item_id = order_items.id))
  and returned_quantity < quantity`

/** At the bench; an order that is ready has left it. */
const isOpen = sql<boolean>`has_received_money(payment_state) and status in ('confirmed', 'in_production')
  and cancelled_at is null and withdrawal_requested_at is null`

/** A change by late measures is no question to her. */
const awaitsPromiseReply = sql`exists (
  select from promise_changes changes
  where changes.order_id = orders.id and cause <> 'measures'
    and not exists (select from promise_answers where change_id >= changes.id
      and change_id in (select id from promise_changes where order_id = orders.id)))`

/** Of the item's colour, then of all colours, then of other colours. */
const pictureHash = sql`(
  select hash from product_images where product_images.product_id = order_items.product_id
  order by case when product_images.color = order_items.color then 0 when product_images.color is null then 1 else 2 end,
    position, id limit 1)`

const items = sql`
  select order_items.id, order_id, orders.number as order_number, status as order_status, customer_name, wedding_on,
    promised_ready_on as ready_on, promised_to, product_name, size, color, quantity, offer,
    ${pictureHash} as picture_hash, ${awaitsPromiseReply} as awaits_promise_reply,
    locked_at is not null as is_locked, due_on as measures_due_on,
    (select array_agg(name) from jsonb_object_keys(measurement_versions.values) as name) as given,
    coalesce(stages.list, '[]') as stages
  from orders
    join order_items on order_items.order_id = orders.id
    left join order_item_measures on order_item_measures.order_item_id = order_items.id
    left join measurement_versions on measurement_versions.id = version_id
    left join lateral (
      select json_agg(json_build_object('id', stage_id, 'name', name, 'kind', kind, 'days', days,
        'startedAt', extract(epoch from started_at) * 1000,
        'finishedAt', extract(epoch from finished_at) * 1000) order by item_stages.position, stage_id) as list
      from item_stages join production_stages on production_stages.id = stage_id
      where item_stages.order_item_id = order_items.id) as stages on true`

/** All of the board in one statement, however many there are. */
export async function openItems(db: Db): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`${items} where ${isOpen} and ${isSewn} order by order_items.id`.execute(
    db,
  )
  return rows
}

/** Also of an order that is ready or delivered: its photos and stages stay. */
export async function findItem(db: Db, id: number): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`${items}
    where order_items.id = ${id} and ${isSewn} and paid_at is not null`.execute(db)
  return rows[0]
}

export async function orderOf(db: Db, itemId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('orderItems')
    .select('orderId')
    .where('id', '=', itemId)
    .where(isSewn)
    .executeTakeFirst()
  return row?.orderId
}

/** Stages of the order's planned lines that are not finished. */
export async function unfinishedStages(db: Db, orderId: number): Promise<number> {
  const { count } = await db
    .selectFrom('itemStages')
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('orderId', '=', orderId)
    .where('finishedAt', 'is', null)
    .whereRef('returnedQuantity', '<', 'quantity')
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface StageChange {
  startedAt?: ReturnType<typeof sql<Date>> | null
  finishedAt?: ReturnType<typeof sql<Date>> | null
  finishedBy?: number | null
}

export async function changeStage(
  tx: Tx,
  { itemId, stageId }: { itemId: number; stageId: number },
  change: StageChange,
): Promise<void> {
  await tx
    .updateTable('itemStages')
    .set(change)
    .where('orderItemId', '=', itemId)
    .where('stageId', '=', stageId)
    .execute()
}

interface StageEvent {
  orderItemId: number
  stageId: number
  move: 'started' | 'finished' | 'back'
  reason: string
  actorId: number
}

export async function recordMove(tx: Tx, event: StageEvent): Promise<void> {
  await tx.insertInto('itemStageEvents').values(event).execute()
}

export async function lockedCopy(db: Db, itemId: number) {
  return db
    .selectFrom('orderItemMeasures')
    .select(['copy', 'lockedAt'])
    .where('orderItemId', '=', itemId)
    .executeTakeFirst()
}
