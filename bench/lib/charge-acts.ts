/** Everything that is done with the charges of an order, each with the failpoints that it passes and what it must lead to. */
import { randomUUID } from 'node:crypto'
import type { Failpoint } from '@shop/api/lib/failpoint'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { cancellations } from '@shop/contract/cancellations'
import { charges } from '@shop/contract/charges'
import { withdrawalDays } from '@shop/contract/constants'
import { orders } from '@shop/contract/orders'
import { sql } from 'kysely'
import { as, type Buyer, confirm, type TestProduct } from './buyers.ts'
import { type Caller, call, type Outcome } from './call.ts'
import { type Books, booksOf } from './charge-books.ts'
import {
  beginPart,
  chargeAt,
  chargesIn,
  type PlannedOrder,
  payCharge,
  placeInParts,
  untilPaid,
} from './planned-orders.ts'
import { pay, purchaseBy, rowOf, order as submit } from './purchases.ts'
import type { TestShop } from './test-shop.ts'
import { untilResult } from './until-result.ts'

export interface Scene {
  shop: TestShop
  admin: Caller
  dress: TestProduct
  buyer: Buyer
  /** How far the work on a cancelled order has come. */
  band: 'cut' | 'fitted'
}

type Response = Pick<Outcome<unknown>, 'status' | 'retryAfter'>

export interface PreparedAct {
  /** Repeating it is what people do who had no response. */
  act(): Promise<Response>
  wanted(): Promise<{ orderId: number; books: Books } | undefined>
}

export interface ChargeAct {
  what: string
  /** The last one first: what a kill leaves in the queue must not reach the point of the next kill. */
  points: readonly Failpoint[]
  prepare(scene: Scene): Promise<PreparedAct>
}

const SETTLING = ['settle.committed', 'settle.in-transaction', 'settle.fetched', 'event.began'] as const
const RECEIVING = ['webhook.stored', 'webhook.verified'] as const
const BEGINNING = ['payment.intent-stored', 'payment.intent-created', 'payment.attempt-stored'] as const
const EXTRA = { description: 'Renda no punho', amountCents: 62_000 }
const MOVED_CENTS = 10_000
const LITTLE_CENTS = 1_000
const PLACING = ['order.answered', 'order.committed', 'order.prepared', 'order.claimed'] as const

export const chargeActs: readonly ChargeAct[] = [
  {
    what: 'deposit',
    points: [...SETTLING, ...RECEIVING, ...BEGINNING, ...PLACING],
    prepare: payDeposit,
  },
  { what: 'part', points: [...SETTLING, ...RECEIVING, ...BEGINNING], prepare: payPart },
  { what: 'refund', points: ['refund.noted', 'refund.sent', 'refund.written'], prepare: refundCharges },
  { what: 'refund of a little', points: ['refund.sent', 'refund.written'], prepare: refundALittle },
  { what: 'record', points: ['receive.committed', 'receive.cancelled'], prepare: recordPart },
  {
    what: 'cancellation',
    points: ['refund.noted', 'refund.sent', 'refund.written', 'cancellation.payment-cancelled'],
    prepare: cancelOrder,
  },
  { what: 'extra in the atelier', points: ['extra.proposed'], prepare: addExtra },
  { what: 'extra accepted', points: ['extra.accepted'], prepare: acceptExtra },
  { what: 'other dates', points: ['change.committed', 'change.payment-cancelled'], prepare: moveCharges },
]

async function payDeposit({ shop, dress, buyer }: Scene): Promise<PreparedAct> {
  const purchase = { ...purchaseBy(buyer, dress), plan: 'parts' as const }
  return {
    async act() {
      const response = await submit(shop, purchase)
      await pay(shop, purchase)
      return response
    },
    async wanted() {
      const row = await rowOf(shop, purchase)
      if (row === undefined) return undefined
      const stored = await chargesIn(shop, row.id)
      const totalCents = stored.reduce((sum, { amountCents }) => sum + amountCents, 0)
      return { orderId: row.id, books: booksOf({ charges: stored, totalCents }, 1) }
    },
  }
}

async function payPart(scene: Scene): Promise<PreparedAct> {
  const { shop } = scene
  const order = await startedOrder(scene, 1)
  let isConfirmed = false
  return {
    async act() {
      if (isConfirmed) return { status: 200, retryAfter: false }
      const begun = await beginPart(shop, order, chargeAt(order, 1))
      if (begun.data) isConfirmed = (await confirm(shop, begun.data)).status === 200
      return begun
    },
    wanted: always(order, booksOf(order, 2)),
  }
}

/** In cash, while its payment is begun. */
async function recordPart(scene: Scene): Promise<PreparedAct> {
  const { shop, admin } = scene
  const order = await startedOrder(scene, 1)
  const part = chargeAt(order, 1)
  await beginPart(shop, order, part)
  const body = { way: 'cash', receivedOn: saoPauloDay(new Date()), requestId: randomUUID() } as const
  return {
    act: () => call(admin, charges.record, { params: { id: order.id, chargeId: part.id }, body }),
    wanted: always(order, { ...booksOf(order, 1), 'paid 1': part.amountCents, emails: 2 }),
  }
}

/** All of the last two charges that were paid, and a little of the deposit. */
async function refundCharges(scene: Scene): Promise<PreparedAct> {
  const order = await startedOrder(scene, 3)
  const returned = [LITTLE_CENTS, chargeAt(order, 1).amountCents, chargeAt(order, 2).amountCents]
  const amountCents = sumOf(returned)
  const body = { requestId: randomUUID(), amountCents, restock: false, reason: '' }
  return {
    act: () => call(scene.admin, orders.refund, { params: { id: order.id }, body }),
    wanted: always(order, { ...booksOf(order, 3), ...refundsOf(returned), emails: 4 }),
  }
}

/** Much of the charge is left: a second refund of the same sum would be possible. */
async function refundALittle(scene: Scene): Promise<PreparedAct> {
  const order = await startedOrder(scene, 2)
  const body = { requestId: randomUUID(), amountCents: LITTLE_CENTS, restock: false, reason: '' }
  return {
    act: () => call(scene.admin, orders.refund, { params: { id: order.id }, body }),
    wanted: always(order, { ...booksOf(order, 2), ...refundsOf([0, LITTLE_CENTS]), emails: 3 }),
  }
}

/** The atelier keeps what the stage suggests; a payment that was begun ends. */
async function cancelOrder(scene: Scene): Promise<PreparedAct> {
  const { shop, admin, band } = scene
  const order = await startedOrder(scene, 3)
  await beginPart(shop, order, chargeAt(order, 3))
  await finishStages(shop, order, band)
  await endWithdrawal(shop, order)
  const params = { id: order.id }
  const preview = await untilResult(() => call(admin, cancellations.preview, { params }))
  const { suggestedCents: retainedCents = 0, paidCents = 0, band: reached } = preview.data ?? {}
  if (retainedCents === 0 || reached !== band)
    throw new Error(`the stage ${band} suggests nothing: ${preview.status} ${JSON.stringify(preview.data)}`)
  const refund = { requestId: randomUUID(), amountCents: paidCents - retainedCents }
  const body = { reason: 'Casamento adiado', retainedCents, whoFailed: 'customer', refund } as const
  const paid = order.charges.slice(0, 3).map(({ amountCents }) => amountCents)
  const isOver = Object.fromEntries(order.charges.slice(3).map(({ position }) => [`due ${position}`, 0]))
  return {
    act: () => call(admin, orders.cancel, { params, body }),
    wanted: always(order, {
      ...{ ...booksOf(order, 3), ...isOver, emails: 4, retained: retainedCents },
      ...refundsOf(newestFirst(paid, refund.amountCents)),
    }),
  }
}

async function addExtra(scene: Scene): Promise<PreparedAct> {
  const order = await startedOrder(scene, 1)
  const dueOn = saoPauloDay(new Date())
  const body = { ...EXTRA, dueOn, requestId: randomUUID(), accepted: true }
  return {
    act: () => call(scene.admin, charges.addExtra, { params: { id: order.id }, body }),
    wanted: always(order, withExtra(order, 1)),
  }
}

async function acceptExtra(scene: Scene): Promise<PreparedAct> {
  const { shop, admin } = scene
  const order = await startedOrder(scene, 1)
  const body = { ...EXTRA, dueOn: saoPauloDay(new Date()), requestId: randomUUID() }
  await call(admin, charges.addExtra, { params: { id: order.id }, body })
  const { id: extraId } = await shop.db
    .selectFrom('orderExtras')
    .select('id')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  const params = { id: order.id, extraId }
  return {
    act: () => call(as(shop, order.buyer), charges.replyToExtra, { params, body: { accepts: true } }),
    wanted: always(order, withExtra(order, 2)),
  }
}

/** A part of one part to another one, while the payment of the first is begun. */
async function moveCharges(scene: Scene): Promise<PreparedAct> {
  const { shop, admin } = scene
  const order = await startedOrder(scene, 1)
  const [one, other] = [chargeAt(order, 1), chargeAt(order, 2)]
  await beginPart(shop, order, one)
  const { planVersion: version } = await shop.db
    .selectFrom('orders')
    .select('planVersion')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const moved = new Map([
    [one.id, one.amountCents - MOVED_CENTS],
    [other.id, other.amountCents + MOVED_CENTS],
  ])
  const open = order.charges
    .slice(1)
    .map(({ id, amountCents, dueOn }) => ({ id, dueOn, amountCents: moved.get(id) ?? amountCents }))
  const body = { charges: open, reason: 'Combinado por telefone', version }
  return {
    act: () => call(admin, charges.reschedule, { params: { id: order.id }, body }),
    wanted: always(order, {
      ...booksOf(order, 1),
      'due 1': one.amountCents - MOVED_CENTS,
      'due 2': other.amountCents + MOVED_CENTS,
      emails: 2,
    }),
  }
}

/** With so many of its charges paid by card. */
async function startedOrder({ shop, buyer, dress }: Scene, paid: number): Promise<PlannedOrder> {
  const order = await placeInParts(shop, buyer, dress)
  for (let position = 0; position < paid; position++) {
    await payCharge(shop, order, position)
    await untilPaid(shop, [chargeAt(order, position).id])
  }
  return order
}

function always({ id: orderId }: PlannedOrder, books: Books): PreparedAct['wanted'] {
  return () => Promise.resolve({ orderId, books })
}

function withExtra(order: PlannedOrder, emails: number): Books {
  const position = order.charges.length
  const totalCents = order.totalCents + EXTRA.amountCents
  return { ...booksOf(order, 1), total: totalCents, [`due ${position}`]: EXTRA.amountCents, emails }
}

function newestFirst(paid: readonly number[], amountCents: number): number[] {
  let rest = amountCents
  const returned = paid.toReversed().map((cents) => {
    const part = Math.min(cents, rest)
    rest -= part
    return part
  })
  return returned.toReversed()
}

function refundsOf(returned: readonly number[]): Books {
  const books: Record<string, number> = {}
  for (const [position, cents] of returned.entries()) {
    books[`refunded ${position}`] = cents
    books[`returned ${position}`] = cents
  }
  return books
}

async function finishStages({ db }: TestShop, { id }: PlannedOrder, band: Scene['band']) {
  await sql`insert into item_stages (order_item_id, stage_id, position, days, minutes, started_at, finished_at)
    select order_items.id, stage.id, stage.position, 1, 0, now(), now()
    from order_items, production_stages stage where order_id = ${id} and retention_band = ${band}
    on conflict (order_item_id, stage_id) do update set started_at = now(), finished_at = now()`.execute(db)
}

/** Within the days of the law all would return, whatever she accepted. */
async function endWithdrawal({ db }: TestShop, { id }: PlannedOrder) {
  await sql`update orders set created_at = created_at - (${withdrawalDays} + 1) * interval '1 day' where id = ${id}`.execute(
    db,
  )
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
