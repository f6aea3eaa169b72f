/**
 * What the shop has confirmed, recorded outside of it: acknowledged orders, captured payments, announced refunds and
 * added stock. At the end the shop's data must match.
 */
import { randomUUID } from 'node:crypto'
import { orders } from '@shop/contract/orders'
import { products } from '@shop/contract/products'
import { formOf } from './atelier.ts'
import { type Buyer, confirm, type TestProduct } from './buyers.ts'
import { type Caller, call, submit } from './call.ts'
import type { Dice } from './dice.ts'
import { endHold, order, type Purchase, purchaseBy } from './purchases.ts'
import { runNow } from './shop-health.ts'
import type { TestShop } from './test-shop.ts'

export interface HistoryRecord {
  purchases: Purchase[]
  /** Units that the atelier has added to the stock, by product: confirmed, or without a response. */
  counted: Map<number, { sure: number; unsure: number }>
  /** Centavos of refunds confirmed to the atelier, by order. */
  refunded: Map<number, number>
  responses: Map<string, number>
}

export interface Scene {
  shop: TestShop
  admin: Caller
  dresses: readonly TestProduct[]
  collection: string
  record: HistoryRecord
  chance: Dice
}

const RECOUNT = 10
const PART_CENTS = 10_000
const DECLINED = 'pm_card_visa_chargeDeclined'

export const actions = {
  order: 40,
  pay: 30,
  decline: 5,
  advance: 8,
  refund: 6,
  count: 5,
  expire: 3,
  browse: 3,
}

interface Person {
  buyer: Buyer
  mine: Purchase[]
}

export async function act(scene: Scene, action: keyof typeof actions, person: Person): Promise<void> {
  const { shop, admin, chance, record } = scene
  const { mine } = person
  const open = mine.filter(({ intent, confirmed }) => intent !== undefined && !confirmed)
  const one = chance.oneOf(open)
  const orderId = chance.oneOf(mine)?.intent?.orderId
  switch (action) {
    case 'order':
      return begin(scene, person)
    case 'pay':
      if (one?.intent) one.confirmed = (await confirm(shop, one.intent)).status === 200
      return
    case 'decline':
      if (one?.intent) await confirm(shop, one.intent, DECLINED)
      return
    case 'expire':
      if (one) await endHold(shop, one).then(() => runNow(shop, 'payments.expire'))
      return
    case 'advance': {
      const status =
        chance.oneOf(['confirmed', 'in_production', 'ready', 'delivered'] as const) ?? 'confirmed'
      if (orderId !== undefined)
        note(
          record,
          action,
          await call(admin, orders.setStatus, { params: { id: orderId }, body: { status } }),
        )
      return
    }
    case 'refund':
      return orderId === undefined ? undefined : refund(scene, orderId)
    case 'count':
      return count(scene)
    case 'browse':
      if (orderId !== undefined)
        note(record, action, await call(admin, orders.read, { params: { id: orderId } }))
  }
}

async function begin({ shop, chance, dresses, record }: Scene, { buyer, mine }: Person) {
  const dress = chance.oneOf(dresses)
  if (dress === undefined) return
  // A buyer without a response repeats the request, although the shop may have executed it.
  const unheard = mine.filter(({ intent }) => intent === undefined)
  const again = chance.random() < 0.5 ? chance.oneOf(unheard) : undefined
  const purchase = again ?? purchaseBy(buyer, dress)
  if (again === undefined) {
    mine.push(purchase)
    record.purchases.push(purchase)
  }
  note(record, 'order', await order(shop, purchase))
}

async function refund({ admin, record }: Scene, orderId: number) {
  const body = { requestId: randomUUID(), amountCents: PART_CENTS, restock: false, reason: 'Desistência' }
  const response = await call(admin, orders.refund, { params: { id: orderId }, body })
  note(record, 'refund', response)
  if (response.status === 200) record.refunded.set(orderId, (record.refunded.get(orderId) ?? 0) + PART_CENTS)
}

/** Adds ten units, unless the product has changed since it was read. */
async function count({ admin, dresses, chance, collection, record }: Scene) {
  const dress = chance.oneOf(dresses)
  if (dress === undefined) return
  const { data: read } = await call(admin, products.read, { params: { id: dress.id } })
  if (read === undefined) return
  const body = { ...formOf(read, collection), stockQuantity: read.stockQuantity + RECOUNT }
  const response = await submit(admin, products.update, { params: { id: dress.id }, body })
  note(record, 'count', response)
  const { sure, unsure } = record.counted.get(dress.id) ?? { sure: 0, unsure: 0 }
  const isDecided = response.status > 0 && response.status < 500
  record.counted.set(dress.id, {
    sure: sure + (response.status === 200 ? RECOUNT : 0),
    unsure: unsure + (isDecided ? 0 : RECOUNT),
  })
}

function note(
  { responses }: HistoryRecord,
  action: string,
  { status, code }: { status: number; code: string | undefined },
) {
  const response = `${action}: ${status}${code === undefined ? '' : ` ${code}`}`
  responses.set(response, (responses.get(response) ?? 0) + 1)
}
