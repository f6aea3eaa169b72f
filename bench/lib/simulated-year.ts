/**
 * A year of an atelier through its API, day by day on a clock that is set: orders arrive, stages end late at random,
 * promises are moved, customers reply, and everything is delivered. The simulation writes down what happened by itself.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { addWorkingDays } from '@shop/contract/dates'
import type { Endpoint } from '@shop/contract/endpoint'
import { orderTimelines } from '@shop/contract/order-timeline'
import { orders } from '@shop/contract/orders'
import { production } from '@shop/contract/production'
import { type PromiseReply, promiseChanges } from '@shop/contract/promise-changes'
import type { Output } from '@shop/contract/request'
import { aSession } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { as, type Buyer, buyers, draftOf, type TestProduct } from './buyers.ts'
import { type Caller, call as callOnce, type Outcome } from './call.ts'
import type { Dice } from './dice.ts'
import type { TestShop } from './test-shop.ts'

export interface Change {
  on: string
  reason: string
  reply: PromiseReply | undefined
}

export interface Sewn {
  id: number
  itemId: number
  bride: Buyer
  /** The days of the end of each stage that is still to come. */
  stageEnds: string[]
  firstTo: string
  lastTo: string
  readyOn: string
  deliveredOn: string | undefined
  changes: Change[]
}

interface Setting {
  shop: TestShop
  atelier: Caller
}

const MOST_TRIES = 60
const PAUSE_MS = 250
const reasons = ['A renda chegou depois.', 'A prova foi adiada.', 'Uma costureira adoeceu.']
const replies = { accepted: 5, talk: 1, cancel: 1, none: 2 }

export async function placeOrder(
  shop: TestShop,
  dress: TestProduct,
  { random }: Dice,
  { weddingOn, today }: { weddingOn: string; today: string },
) {
  const [bride] = await buyers(shop, 1)
  if (bride === undefined) throw new Error('no buyer')
  const body = { ...draftOf(bride, [dress], {}), weddingOn, tightAccepted: true }
  const { data, status } = await call(as(shop, bride), orders.place, { body })
  if (data === undefined) throw new Error(`no order on ${today}: ${status}`)
  const { rows } = await sql<{ itemId: number; to: string; readyOn: string; days: number[] }>`
    update orders set payment_state = 'paid', status = 'confirmed', paid_at = stopped.now(), stock_state = 'sold',
      hold_expires_at = null, address_key = null
    where id = ${data.id}
    returning promised_to as to, promised_ready_on as ready_on,
      (select id from order_items where order_id = orders.id) as item_id,
      array(select item_stages.days from item_stages join order_items on order_items.id = order_item_id
        where order_id = orders.id order by position) as days`.execute(shop.db)
  const [row] = rows
  if (row === undefined) throw new Error('no line')
  let end = today
  const stageEnds = row.days.map((days) => {
    const late = random() < 0.2 ? Math.ceil(random() * 12) : 0
    end = addWorkingDays(end, days + late)
    return end
  })
  const { itemId, to, readyOn } = row
  const sewn: Sewn = {
    id: data.id,
    itemId,
    bride,
    stageEnds,
    firstTo: to,
    lastTo: to,
    readyOn,
    deliveredOn: undefined,
    changes: [],
  }
  return sewn
}

/** What the atelier does on one day for one order. */
export async function sew(at: Setting, order: Sewn, { random, oneOf, weighted }: Dice, today: string) {
  const { atelier } = at
  const { itemId, stageEnds } = order
  const willBeReady = stageEnds.at(-1)
  if (willBeReady !== undefined && willBeReady > order.readyOn && random() < 0.4) {
    const reply = weighted(replies)
    const change: Change = {
      on: today,
      reason: oneOf(reasons) ?? '',
      reply: reply === 'none' ? undefined : reply,
    }
    await movePromise(at, order, { readyOn: willBeReady, change })
  }
  while (stageEnds[0] !== undefined && stageEnds[0] <= today) {
    await finishStage(atelier, itemId)
    stageEnds.shift()
    if (stageEnds.length === 0)
      await expectDone(call(atelier, production.setReady, { params: { id: itemId } }))
  }
}

async function finishStage(atelier: Caller, id: number) {
  const { data: item } = await call(atelier, production.item, { params: { id } })
  const current = item?.stages.find(({ finishedAt }) => finishedAt === null)
  if (current === undefined) throw new Error('no stage to finish')
  const params = { id }
  if (current.startedAt === null)
    await expectDone(call(atelier, production.move, { params, body: { stageId: current.id, move: 'start' } }))
  await expectDone(call(atelier, production.move, { params, body: { stageId: current.id, move: 'finish' } }))
}

async function movePromise(
  { shop, atelier }: Setting,
  order: Sewn,
  { readyOn, change }: { readyOn: string; change: Change },
) {
  const [from, to] = [addWorkingDays(readyOn, 2), addWorkingDays(readyOn, 10)]
  const params = { id: order.id }
  await expectDone(
    call(atelier, promiseChanges.change, { params, body: { from, to, readyOn, reason: change.reason } }),
  )
  Object.assign(order, { readyOn, lastTo: to })
  order.changes.push(change)
  if (change.reply === undefined) return
  // Signed in anew: weeks have passed.
  const bride = as(shop, await aSession(shop.db, order.bride))
  const { data } = await call(bride, orderTimelines.read, { params })
  const changeId = data?.changes.at(-1)?.id ?? 0
  await expectDone(
    call(bride, promiseChanges.reply, {
      params,
      body: { changeId, reply: change.reply, message: null },
    }),
  )
}

export async function deliver(atelier: Caller, order: Sewn, today: string) {
  await expectDone(
    call(atelier, orders.setStatus, { params: { id: order.id }, body: { status: 'delivered' } }),
  )
  order.deliveredOn = today
}

/** A busy machine may respond 503: nothing has happened yet. */
async function call<E extends Endpoint>(
  ...request: Parameters<typeof callOnce<E>>
): Promise<Outcome<Output<E>>> {
  for (let tries = 1; ; tries++) {
    const outcome = await callOnce(...request)
    if (outcome.status !== 503 || tries === MOST_TRIES) return outcome
    await sleep(PAUSE_MS)
  }
}

async function expectDone(called: Promise<{ status: number; code: string | undefined }>) {
  const { status, code } = await called
  if (status === 0 || status >= 400) throw new Error(`${status} ${code}`)
}
