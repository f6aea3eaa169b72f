/** Orders with deposit and parts, placed and paid through the shop. */
import { charges } from '@shop/contract/charges'
import type { PaymentIntent } from '@shop/contract/order-draft'
import { as, type Buyer, begin, confirm, type TestProduct } from './buyers.ts'
import { call, type Outcome } from './call.ts'
import { secondsUntil } from './shop-health.ts'
import type { TestShop } from './test-shop.ts'

export interface PlannedOrder {
  id: number
  buyer: Buyer
  totalCents: number
  /** Its deposit, which was begun with the order. */
  intent: PaymentIntent
  charges: readonly StoredCharge[]
}

export interface StoredCharge {
  id: number
  position: number
  amountCents: number
  dueOn: string
}

/** Its days leave room for four parts; its hours are few, so that hundreds of orders are promised the same day. */
export const LONG_SEWING = { minutes: 5, days: 90 }

const PAID_S = 300

export async function placeInParts(shop: TestShop, buyer: Buyer, dress: TestProduct): Promise<PlannedOrder> {
  const intent = await begin(shop, buyer, [dress], { plan: 'parts' })
  const { orderId: id } = intent
  const stored = await chargesIn(shop, id)
  const totalCents = stored.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { id, buyer, totalCents, intent, charges: stored }
}

export function chargesIn({ db }: Pick<TestShop, 'db'>, orderId: number): Promise<StoredCharge[]> {
  return db
    .selectFrom('orderCharges')
    .select(['id', 'position', 'amountCents', 'dueOn'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()
}

export function chargeAt({ charges: all }: Pick<PlannedOrder, 'charges'>, position: number): StoredCharge {
  const charge = all[position]
  if (charge === undefined) throw new Error(`the order has no charge ${position}`)
  return charge
}

/** Begins the payment of a part, like the button in the account. */
export function beginPart(
  shop: Pick<TestShop, 'url'>,
  { id, buyer }: Pick<PlannedOrder, 'id' | 'buyer'>,
  { id: chargeId }: Pick<StoredCharge, 'id'>,
): Promise<Outcome<PaymentIntent>> {
  return call(as(shop, buyer), charges.pay, { params: { id, chargeId } })
}

/** Begins and confirms the deposit or a part of a shop that has nothing else to do. */
export async function payCharge(shop: TestShop, order: PlannedOrder, position: number) {
  const begun = position === 0 ? order.intent : (await beginPart(shop, order, chargeAt(order, position))).data
  if (begun === undefined) throw new Error('a payment could not be begun')
  await confirm(shop, begun)
}

export async function untilPaid({ db }: Pick<TestShop, 'db'>, chargeIds: readonly number[]) {
  const open = db
    .selectFrom('orderCharges')
    .select('id')
    .where('id', 'in', chargeIds)
    .where('paidAt', 'is', null)
  const seconds = await secondsUntil(async () => (await open.execute()).length === 0, PAID_S)
  if (seconds >= PAID_S) throw new Error(`charges stayed unpaid: ${JSON.stringify(await open.execute())}`)
}
