/** Order drafts for tests, and the invariants that must hold after each test. */

import type { Db } from '@shop/api/db/connection'
import type { OrderDraft, OrderLine } from '@shop/contract/order-draft'
import { brokenBookings } from '@shop/demo/testing/capacity-invariants'
import { brokenCoupons } from '@shop/demo/testing/coupon-invariants'
import {
  brokenLedgers,
  brokenVariants,
  contradictoryOrders,
  negativeMoments,
  wrongTotals,
} from '@shop/demo/testing/invariants'
import { sql } from 'kysely'

interface Chosen extends Partial<Omit<OrderLine, 'productId'>> {
  id: number
  priceCents: number
}

interface ShippedDraft extends OrderDraft {
  shipping: NonNullable<OrderDraft['shipping']>
}

/** One unit in M and Branco unless the line says otherwise; the total is correct. */
export function aDraft(chosen: readonly Chosen[], values: Partial<ShippedDraft> = {}): ShippedDraft {
  const items = chosen.map(
    ({
      id: productId,
      size = 'M',
      color = 'Branco',
      quantity = 1,
      offer,
      baseSize,
      measurementVersionId,
    }) => ({
      productId,
      size,
      color,
      quantity,
      ...(offer && { offer }),
      ...(baseSize !== undefined && { baseSize }),
      ...(measurementVersionId !== undefined && { measurementVersionId }),
    }),
  )
  return {
    customer: { name: 'Marina Duarte', email: 'marina@exemplo.test', phone: '(11) 90000-0000' },
    shipping: {
      address: 'Rua das Flores, 12',
      complement: 'Apto 4',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01310-100',
    },
    items,
    totalCents: chosen.reduce((sum, { priceCents, quantity = 1 }) => sum + priceCents * quantity, 0),
    ...values,
  }
}

/** A guest's order that is sent needs the address in parts and a CPF: a valid one, of no person. */
export function aGuestDraft(chosen: readonly Chosen[], values: Partial<ShippedDraft> = {}): ShippedDraft {
  const { customer, shipping, ...draft } = aDraft(chosen, values)
  return {
    ...draft,
    customer: { cpf: '52998224725', ...customer },
    shipping: { ...shipping, number: '12', neighborhood: 'Bela Vista' },
  }
}

export async function brokenPromises(db: Db): Promise<unknown[]> {
  return [
    ...(await brokenLedgers(db)),
    ...(await brokenVariants(db)),
    ...(await negativeMoments(db)),
    ...(await wrongTotals(db)),
    ...(await contradictoryOrders(db)),
    ...(await brokenCoupons(db)),
    ...(await brokenBookings(db)),
  ]
}

export async function stockOf(db: Db, { id }: { id: number }) {
  const { stockAvailable, stockReserved } = await db
    .selectFrom('products')
    .select(['stockAvailable', 'stockReserved'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { available: stockAvailable, reserved: stockReserved }
}

/** The units of one size and colour. */
export async function variantOf(db: Db, { id }: { id: number }, size: string, color: string) {
  const { stockAvailable, stockReserved } = await db
    .selectFrom('productVariants')
    .select(['stockAvailable', 'stockReserved'])
    .where('productId', '=', id)
    .where('size', '=', size)
    .where('color', '=', color)
    .executeTakeFirstOrThrow()
  return { available: stockAvailable, reserved: stockReserved }
}

/** For tests about something else, in which many customers order without paying, all from one address. */
export async function withoutHoldLimits(db: Db) {
  const value = JSON.stringify({ orders: 1_000_000, accountUnits: 1_000_000, addressUnits: null })
  await db.insertInto('settings').values({ key: 'hold_limits', value }).execute()
}

/** Lets the given minutes pass for every hold, by moving the existing rows back in time. */
export async function letHoldsPass(db: Db, minutes: number) {
  await db.transaction().execute(async (tx) => {
    // The stock ledger is append-only, so its triggers are disabled.
    await sql`set local session_replication_role = replica`.execute(tx)
    const passed = sql`${minutes} * interval '1 minute'`
    await sql`update stock_movements set created_at = created_at - ${passed} where order_id is not null`.execute(
      tx,
    )
    await sql`update orders set created_at = created_at - ${passed}, late_hold_at = late_hold_at - ${passed},
      hold_expires_at = hold_expires_at - ${passed}`.execute(tx)
  })
}
