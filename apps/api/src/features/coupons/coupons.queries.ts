import { timeZone } from '@shop/contract/constants'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { Coupons } from '../../db/tables.gen.ts'

export type CouponValues = Omit<
  Insertable<Coupons>,
  'id' | 'codeKey' | 'uses' | 'version' | 'disabledAt' | 'createdAt'
>
export type CouponRow = Awaited<ReturnType<typeof list>>[number]

const today = sql<string>`(now() at time zone ${timeZone})::date`
/** The use of an order that has not ended unpaid, by whether the order is paid. */
const uses = (isPaid: boolean) =>
  sql`from coupon_uses join orders on orders.id = order_id
    where coupon_id = coupons.id and released_at is null and (paid_at is not null) = ${isPaid}`

export function list(db: Db) {
  return shown(db).orderBy('id', 'desc').execute()
}

export function find(db: Db, id: number) {
  return shown(db).where('id', '=', id).executeTakeFirst()
}

function shown(db: Db) {
  return db
    .selectFrom('coupons')
    .select(['id', 'code', 'percent', 'amountCents', 'minTotalCents', 'startsOn', 'endsOn'])
    .select(['maxUses', 'maxPerPerson', 'version', 'uses'])
    .select([
      // The driver parses arrays of int8 as text.
      sql<number[]>`category_ids::int[]`.as('categoryIds'),
      sql<boolean>`disabled_at is not null`.as('isDisabled'),
      sql<boolean>`coalesce(ends_on < ${today}, false)`.as('isOver'),
      sql<boolean>`coalesce(starts_on > ${today}, false)`.as('isEarly'),
      sql<number>`(select count(*) ${uses(true)})`.as('used'),
      sql<number>`(select count(*) ${uses(false)})`.as('held'),
      sql<number>`(select coalesce(sum(amount_cents), 0)::bigint ${uses(true)})`.as('discountGivenCents'),
    ])
}

/** Administrators save one after the other, so that a code is compared with all others. Orders do not wait. */
export async function lockCodes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('coupons', 0))`.execute(tx)
}

export async function isTaken(tx: Tx, code: string, exceptId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('coupons')
    .select('id')
    .where('codeKey', '=', sql<string>`searchable(${code})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insert(tx: Tx, values: CouponValues): Promise<number> {
  const { id } = await tx.insertInto('coupons').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** False: it was changed since that version was read. */
export async function update(tx: Tx, id: number, version: number, values: CouponValues): Promise<boolean> {
  return changed(tx, id, version, values)
}

export async function setDisabled(
  tx: Tx,
  id: number,
  version: number,
  isDisabled: boolean,
): Promise<boolean> {
  return changed(tx, id, version, {
    disabledAt: isDisabled ? sql<Date>`coalesce(disabled_at, now())` : null,
  })
}

async function changed(tx: Tx, id: number, version: number, values: object): Promise<boolean> {
  const row = await tx
    .updateTable('coupons')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countCategories(tx: Tx, ids: readonly number[]): Promise<number> {
  const { count } = await tx
    .selectFrom('categories')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .executeTakeFirstOrThrow()
  return count
}

/** Of coupons that ended this many days ago, on their last day or turned off. */
export async function forgetPeople(db: Db, days: number): Promise<void> {
  await sql`update coupon_uses set person_keys = '{}' from coupons
    where coupons.id = coupon_id and person_keys <> '{}'
      and least(disabled_at, (ends_on + 1)::timestamp at time zone ${timeZone}) < now() - ${days} * interval '1 day'`.execute(
    db,
  )
}
