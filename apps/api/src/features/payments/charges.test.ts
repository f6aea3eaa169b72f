/** An order and its charges agree, whoever writes them: this version, the one before, or the database itself. */
import { randomUUID } from 'node:crypto'
import { wrongCharges } from '@shop/demo/testing/charge-invariants'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { anOrder, chargeIdOf } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db, Tx } from '../../db/connection.ts'
import * as charges from './charges.queries.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())

const paid = { paymentState: 'paid', paidAt: new Date('2026-11-03T02:30:00Z') } as const

const setOrder = (id: number, set: string) =>
  sql`update orders set ${sql.raw(set)} where id = ${id}`.execute(db)

/** Two charges instead of the one that the order began with. */
async function splitOrder(amounts: readonly [number, number]) {
  const { id } = await anOrder(db, { ...paid, totalCents: amounts[0] + amounts[1] })
  const first = await chargeIdOf(db, id)
  const second = await db.transaction().execute(async (tx) => {
    await charges.update(tx, first, { kind: 'deposit', amountCents: amounts[0] })
    return addCharge(tx, id, amounts[1])
  })
  return { id, first, second }
}

async function addCharge(tx: Tx, orderId: number, amountCents: number, values: object = {}) {
  const due = { kind: 'part', dueOn: '2026-12-01', position: 1 } as const
  const { id } = await tx
    .insertInto('orderCharges')
    .values({ orderId, amountCents, ...due, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const refund = (orderId: number, chargeId: number, amountCents: number) =>
  db
    .insertInto('refunds')
    .values({ orderId, chargeId, amountCents, requestId: randomUUID(), status: 'succeeded' })
    .execute()

describe('an order', () => {
  test('begins with one charge over its total, due on its day in São Paulo', async () => {
    const { id } = await anOrder(db, { totalCents: 123_456, createdAt: new Date('2026-11-03T02:30:00Z') })
    const rows = await db.selectFrom('orderCharges').selectAll().where('orderId', '=', id).execute()
    const charge = { position: 0, kind: 'whole', amountCents: 123_456, dueOn: '2026-11-02', paidAt: null }
    expect(rows).toMatchObject([charge])
  })

  test('whose total changes changes what its charge demands', async () => {
    const { id } = await anOrder(db, { totalCents: 1000 })
    await setOrder(id, 'total_cents = 1500')
    expect(await charges.first(db, id)).toMatchObject({ amountCents: 1500 })
  })

  test('cannot be stored with charges that do not add up to its total', async () => {
    const { id } = await anOrder(db, { totalCents: 1000 })
    const chargeId = await chargeIdOf(db, id)
    const rejection = { code: '23514', constraint: 'order_charges_add_up' }
    const write = (work: (tx: Tx) => Promise<unknown>) => db.transaction().execute(work)
    await expect(write((tx) => charges.update(tx, chargeId, { amountCents: 999 }))).rejects.toMatchObject(
      rejection,
    )
    await expect(write((tx) => addCharge(tx, id, 1))).rejects.toMatchObject(rejection)
    await expect(
      write((tx) => tx.deleteFrom('orderCharges').where('id', '=', chargeId).execute()),
    ).rejects.toMatchObject(rejection)
    expect(await charges.first(db, id)).toMatchObject({ amountCents: 1000 })
  })

  test('that is cancelled may have less to pay', async () => {
    const { id } = await anOrder(db, { totalCents: 1000, cancelledAt: new Date() })
    const chargeId = await chargeIdOf(db, id)
    await db.transaction().execute((tx) => charges.update(tx, chargeId, { cancelledAt: new Date() }))
    expect(await charges.first(db, id)).toMatchObject({ amountCents: 1000 })
  })

  test('never shares a payment with another charge, not even its own', async () => {
    const { id } = await anOrder(db, { totalCents: 1000, paymentIntentId: 'pi_shared' })
    const other = { paymentIntentId: 'pi_shared' }
    await expect(db.transaction().execute((tx) => addCharge(tx, id, 1, other))).rejects.toMatchObject({
      code: '23505',
    })
  })
})

describe('of two charges', () => {
  test('each is refunded up to its own amount, and the order has the sum', async () => {
    const { id, first, second } = await splitOrder([300, 700])
    await expect(refund(id, first, 301)).rejects.toMatchObject({ constraint: 'refunds_within_order' })
    await refund(id, first, 300)
    await refund(id, second, 50)
    expect(await charges.find(db, first)).toMatchObject({ refundedCents: 300 })
    expect(await charges.find(db, second)).toMatchObject({ refundedCents: 50 })
    const order = await db
      .selectFrom('orders')
      .select('refundedCents')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(order).toEqual({ refundedCents: 350 })
  })

  test('one of another order cannot be refunded', async () => {
    const [mine, other] = [await splitOrder([300, 700]), await splitOrder([300, 700])]
    await expect(refund(mine.id, other.first, 1)).rejects.toMatchObject({
      constraint: 'refunds_within_order',
    })
  })

  test('a lost dispute counts for one, up to its amount, and the order has the sum', async () => {
    const { id: orderId, first, second } = await splitOrder([300, 700])
    const lost = { orderId, kind: 'dispute', outcome: 'lost' } as const
    for (const [chargeId, amountCents] of [
      [first, 400],
      [second, 100],
    ] as const) {
      const providerCaseId = `dp_${chargeId}`
      await db
        .insertInto('paymentCases')
        .values({ ...lost, chargeId, amountCents, providerCaseId })
        .execute()
      await db.transaction().execute((tx) => charges.countChargedBack(tx, { id: chargeId, orderId }))
    }
    expect(await charges.find(db, first)).toMatchObject({ chargedBackCents: 300 })
    const order = db.selectFrom('orders').select('chargedBackCents').where('id', '=', orderId)
    expect(await order.executeTakeFirst()).toEqual({ chargedBackCents: 400 })
  })

  test('refunded more than it received is impossible in the row itself', async () => {
    const { first } = await splitOrder([300, 700])
    await expect(
      db.transaction().execute((tx) => charges.update(tx, first, { refundedCents: 301 })),
    ).rejects.toMatchObject({ constraint: 'order_charges_refund_within_amount' })
  })
})

describe('a process of the version before', () => {
  test('begins and finishes a payment in the order: the charge follows', async () => {
    const { id } = await anOrder(db, { totalCents: 1000 })
    await setOrder(id, `payment_attempt = 2, amount_revision = 1, payment_intent_id = 'pi_before'`)
    expect(await charges.ofPayment(db, 'pi_before')).toMatchObject({ orderId: id, paymentAttempt: 2 })
    await setOrder(
      id,
      `payment_state = 'paid', paid_at = now(), payment_method = 'pix', card_last_digits = '4242'`,
    )
    const charge = await db
      .selectFrom('orderCharges')
      .selectAll()
      .where('orderId', '=', id)
      .executeTakeFirst()
    expect(charge).toMatchObject({ amountRevision: 1, paymentMethod: 'pix', cardLastDigits: '4242' })
    expect(charge?.paidAt).toBeInstanceOf(Date)
    await setOrder(id, 'charged_back_cents = 400')
    expect(await charges.first(db, id)).toMatchObject({ chargedBackCents: 400 })
    expect(await wrongCharges(db)).toEqual([])
  })

  test('reads the payment that this version began, and changed', async () => {
    const { id } = await anOrder(db, { totalCents: 1000 })
    const chargeId = await chargeIdOf(db, id)
    const begun = { paymentIntentId: 'pi_now', paymentAttempt: 3, amountRevision: 2, receivedCents: 900 }
    await db.transaction().execute((tx) => charges.update(tx, chargeId, begun))
    const order = db.selectFrom('orders').selectAll().where('id', '=', id)
    expect(await order.executeTakeFirst()).toMatchObject(begun)
  })

  test('refunds and disputes without naming a charge: the first one is meant', async () => {
    const { id } = await anOrder(db, { ...paid, totalCents: 1000 })
    await sql`insert into refunds (order_id, request_id, amount_cents, status)
      values (${id}, gen_random_uuid(), 400, 'succeeded')`.execute(db)
    await sql`insert into payment_cases (order_id, kind, provider_case_id)
      values (${id}, 'review', ${`prv_${id}`})`.execute(db)
    const chargeId = await chargeIdOf(db, id)
    expect(await charges.first(db, id)).toMatchObject({ refundedCents: 400 })
    const named = db.selectFrom('paymentCases').select('chargeId').where('orderId', '=', id)
    expect(await named.executeTakeFirst()).toEqual({ chargeId })
  })
})
