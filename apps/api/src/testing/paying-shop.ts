/** A shop with payments: its API, its worker with a mailbox, the provider, and orders awaiting payment. */
import { saoPauloDay } from '@shop/contract/calendar-days'
import { orders } from '@shop/contract/orders'
import { addMonths, defaultPlanTerms, planCharges } from '@shop/contract/payment-plan'
import { readLedger } from '@shop/demo/testing/money-invariants'
import { brokenInvariants } from '@shop/demo/testing/shop-invariants'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { type Insertable, sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Orders } from '../db/tables.gen.ts'
import * as charges from '../features/payments/charges.queries.ts'
import { beginPayment } from '../features/payments/payments.service.ts'
import * as stock from '../features/stock/stock.service.ts'
import { enqueue, type JobName, type JobPayloads } from '../jobs/queue.ts'
import { testMailbox } from './mailbox.ts'

const quickRetry = { firstDelayMs: 50, maxDelayMs: 400, giveUpAfterMs: 60_000 }
const TIMEOUT_MS = 30_000
const HOLD_MS = 30 * 60_000

interface PlanOrder {
  parts?: number
  values?: Partial<Insertable<Orders>>
}

const today = () => saoPauloDay(new Date())

export type PayingShop = Awaited<ReturnType<typeof testPayingShop>>

export async function testPayingShop(overrides: Parameters<typeof testApi>[0] = {}) {
  const api = await testApi(overrides)
  const { db } = api
  const provider = await api.payments()
  const mailbox = await testMailbox(api.database?.url ?? '', quickRetry, { payments: api.deps.payments })
  const admin = await aUser(db, { role: 'admin' })

  /** An order as the checkout leaves it: stored, its items held for half an hour. */
  const heldOrder = async (values: Partial<Insertable<Orders>> = {}, { units = 1, inStock = 1 } = {}) => {
    const product = await aProduct(db, { stockAvailable: inStock })
    const buyer = await aUser(db)
    const line = {
      productId: product.id,
      size: 'M',
      color: 'Branco',
      quantity: units,
      offer: 'ready' as const,
    }
    const order = await anOrder(db, {
      userId: buyer.id,
      customerEmail: buyer.email,
      customerName: buyer.name,
      totalCents: product.priceCents * units,
      stockState: 'reserved',
      holdExpiresAt: new Date(Date.now() + HOLD_MS),
      ...values,
    })
    await db.transaction().execute(async (tx) => {
      const item = {
        ...line,
        orderId: order.id,
        productName: product.name,
        unitPriceCents: product.priceCents,
      }
      await tx.insertInto('orderItems').values(item).execute()
      await stock.reserve(tx, [line], { orderId: order.id })
    })
    return { id: order.id, product, buyer, totalCents: order.totalCents }
  }

  /** An order as the checkout leaves it with a plan: a deposit, and the rest in parts a month apart. */
  const planOrder = async ({ parts = 2, values = {} }: PlanOrder = {}) => {
    const order = await heldOrder(values)
    const { totalCents } = order
    const readyOn = addMonths(today(), parts + 2)
    const planned = planCharges(defaultPlanTerms, { totalCents, today: today(), readyOn, parts }) ?? []
    await db.transaction().execute((tx) => charges.replaceUnpaid(tx, order.id, planned))
    return { ...order, charges: await charges.ofOrder(db, order.id) }
  }

  /** Its deposit is paid by card. */
  const startedOrder = async (plan: PlanOrder = {}) => {
    const order = await planOrder(plan)
    const { clientSecret } = await beginPayment(api.deps, order.id)
    await provider.payByCard(clientSecret)
    await vi.waitFor(async () => expect((await row(order.id)).paymentState).toBe('partly_paid'), TIMEOUT_MS)
    return order
  }

  /** The order, with the payment of its charge. */
  const row = async (id: number) => {
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { paymentIntentId, paymentAttempt, amountRevision, receivedCents } = await charges.first(db, id)
    return { ...order, paymentIntentId, paymentAttempt, amountRevision, receivedCents }
  }

  return {
    api,
    db,
    deps: api.deps,
    provider,
    mailbox,
    admin,
    heldOrder,
    planOrder,
    startedOrder,
    row,
    begin: (orderId: number, chargeId?: number) => beginPayment(api.deps, orderId, chargeId),
    charge: (id: number) =>
      db.selectFrom('orderCharges').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The order as its owner sees it. */
    async seenBy(user: { id: number }, id: number) {
      return (await (await api.as(user)).call(orders.read, { params: { id } })).data
    },
    stockOf: (productId: number) =>
      db
        .selectFrom('products')
        .select(['stockAvailable', 'stockReserved'])
        .where('id', '=', productId)
        .executeTakeFirstOrThrow(),
    eventsOf: (orderId: number) =>
      db
        .selectFrom('orderEvents')
        .select(['kind', 'details'])
        .where('orderId', '=', orderId)
        .orderBy('id')
        .execute(),
    becomes: (orderId: number, paymentState: string) =>
      vi.waitFor(async () => expect((await row(orderId)).paymentState).toBe(paymentState), TIMEOUT_MS),
    /** Lets the hold of the order expire. */
    letHoldEnd: (orderId: number) =>
      db
        .updateTable('orders')
        .set({ holdExpiresAt: sql`now() - interval '1 second'` })
        .where('id', '=', orderId)
        .execute(),
    /** Enqueues a job for the worker, as its schedule would. */
    async work<N extends JobName>(name: N, payload: JobPayloads[N]) {
      await db.transaction().execute((tx) => enqueue(tx, name, payload))
    },
    /** Waits until the queue is empty, retries included, except for the email that is delayed by ten minutes. */
    async idle() {
      const deadline = Date.now() + TIMEOUT_MS
      while (Date.now() < deadline) {
        const { rows } = await sql<{
          left: number
        }>`select count(*) as left from graphile_worker.jobs
          where task_identifier <> 'orders.deliveryEmail'`.execute(db)
        if (rows[0]?.left === 0) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error('the worker is still busy')
    },
    /** The invariants that are violated; {} when all hold. */
    async broken(expected: { deadLetters?: number } = {}) {
      return brokenInvariants(db, { ledger: await readLedger(provider.url), ...expected })
    },
    async close() {
      await mailbox.close()
      await api.close()
    },
  }
}
