import { testApi } from '@shop/test-kit/api'
import { aPlanOrder } from '@shop/test-kit/charges'
import { testDatabase } from '@shop/test-kit/database'
import { stopClock } from '@shop/test-kit/stopped-clock'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { receivableTasks } from './receivables.jobs.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  database = await testDatabase()
  await stopClock(database.adminUrl, new Date('2026-11-16T15:00:00Z'))
  api = await testApi({ db: database.db })
})
afterAll(async () => {
  await api.close()
  await database.close()
})
beforeEach(async () => {
  await database.admin.deleteFrom('mails').execute()
  // Earlier tests' orders: nothing is sent about cancelled ones.
  await database.admin.updateTable('orders').set({ cancelledAt: new Date() }).execute()
})

const publicUrl = 'https://loja.test'
const deposit = { amountCents: 100_000, dueOn: '2026-05-18' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Sets the database's clock to a moment of São Paulo, and runs the job as the worker does. */
async function remindAt(moment: string) {
  await setClock(moment)
  await run()
}
async function setClock(moment: string) {
  const now = new Date(`${moment}-03:00`).toISOString()
  await sql`create or replace function stopped.now() returns timestamptz stable
    return timestamptz ${sql.lit(now)}`.execute(database.admin)
}
async function run() {
  const [remind] = receivableTasks({ db: api.db, publicUrl })
  await remind?.run({})
}

const emails = () =>
  api.db.selectFrom('mails').selectAll().where('kind', '=', 'charge.due').orderBy('id').execute()
const stepsSent = async () => (await emails()).map(({ objectId }) => Number(objectId.split(':').at(-1)))

const aPart = (dueOn: string, { charge = {}, order = {} } = {}) =>
  aPlanOrder(api.db, [deposit, { amountCents: 50_000, dueOn, ...charge }], order)

const cancel = (id: number) =>
  api.db.updateTable('orders').set({ cancelledAt: new Date() }).where('id', '=', id).execute()

test('a part is reminded of five days before, on the day, and three and ten days after it, each once', async () => {
  const { order } = await aPart('2026-11-18', { order: { customerName: 'Marina Duarte' } })
  for (let day = 10; day <= 30; day += 1)
    for (const hour of ['08:05', '09:05', '10:05', '17:05', '18:05'])
      await remindAt(`2026-11-${day}T${hour}:00`)
  const sent = await emails()
  expect(await stepsSent()).toEqual([-5, 0, 3, 10])
  const about = { recipient: order.customerEmail, linkOrderId: order.id }
  expect(sent).toMatchObject([about, about, about, about])
  const [before, onTheDay, after] = sent.map(({ text }) => plain(text))
  expect(before).toContain('vence em 18 de novembro, quarta-feira.')
  expect(onTheDay).toContain('vence hoje.')
  expect(after).toContain('venceu em 18 de novembro e ainda não apareceu por aqui.')
  expect(before).toContain('Falta só esta, Marina')
  expect(before).toContain('Pago até hoje: R$ 1.000,00 de R$ 1.500,00')
})

test('concurrent runs send it once', async () => {
  await aPart('2026-11-18')
  await aPart('2026-11-18')
  await setClock('2026-11-13T09:00:00')
  await Promise.all([run(), run(), run(), run()])
  expect(await stepsSent()).toEqual([-5, -5])
})

test.for([
  ['08:59:59', 0],
  ['09:00:00', 1],
  ['17:59:59', 1],
  ['18:00:00', 0],
  ['23:59:59', 0],
] as const)('at %s by the database’s clock %i are sent', async ([time, count]) => {
  await aPart('2026-11-18')
  await remindAt(`2026-11-18T${time}`)
  expect(await emails()).toHaveLength(count)
})

test.for([
  ['payment', { paidAt: new Date() }],
  ['change of its day', { dueOn: '2026-12-18' }],
] as const)('a %s that is under way is waited for', async ([, change]) => {
  const { order, chargeIds } = await aPart('2026-11-18')
  await setClock('2026-11-18T10:00:00')
  const locked = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  const paying = api.db.transaction().execute(async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().execute()
    const changing = tx.updateTable('orderCharges').set(change)
    await changing.where('id', '=', chargeIds[1] ?? 0).execute()
    locked.resolve()
    await sent.promise
  })
  await locked.promise
  const running = run()
  // Long enough for the job to find the charge open, and to wait for its order.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  sent.resolve()
  await Promise.all([paying, running])
  expect(await emails()).toEqual([])
})

test('after missed runs the latest step alone is sent, and none is made up for later', async () => {
  await aPart('2026-11-18')
  await remindAt('2026-11-22T10:00:00')
  await remindAt('2026-11-22T11:00:00')
  expect(await stepsSent()).toEqual([3])
})

test('a reminder is not sent again when the outbox has forgotten it', async () => {
  await aPart('2026-11-18')
  await remindAt('2026-11-28T10:00:00')
  expect(await stepsSent()).toEqual([10])
  // After ninety days.
  await database.admin.deleteFrom('mails').execute()
  await remindAt('2027-02-27T10:00:00')
  expect(await emails()).toEqual([])
})

describe('nothing is sent', () => {
  test.for([
    ['a cancelled order', { order: { cancelledAt: new Date() } }],
    ['a cancelled part', { charge: { cancelledAt: new Date() } }],
    ['a paid part', { charge: { paidAt: new Date() } }],
    ['an order that was withdrawn from', { order: { withdrawalRequestedAt: new Date() } }],
    [
      'an erased customer, or a sale without e-mail',
      { order: { customerEmail: null, erasedAt: new Date() } },
    ],
    ['an unpaid order', { order: { paymentState: 'awaiting', paidAt: null } }],
    ['a refunded order', { order: { paymentState: 'refunded' } }],
  ] as const)('about %s', async ([, values]) => {
    await aPart('2026-11-18', values)
    for (const day of [13, 18, 21, 28]) await remindAt(`2026-11-${day}T10:00:00`)
    expect(await emails()).toEqual([])
  })

  test('about the deposit, the first charge of every order', async () => {
    await aPlanOrder(api.db, [{ ...deposit, dueOn: '2026-11-18', paidAt: null }], {
      paymentState: 'awaiting',
      paidAt: null,
    })
    await remindAt('2026-11-18T10:00:00')
    expect(await emails()).toEqual([])
  })

  test('once it was paid, or its order cancelled, between two steps', async () => {
    const paid = await aPart('2026-11-18')
    const cancelled = await aPart('2026-11-18')
    await remindAt('2026-11-13T10:00:00')
    await api.db
      .updateTable('orderCharges')
      .set({ paidAt: new Date() })
      .where('id', '=', paid.chargeIds[1] ?? 0)
      .execute()
    await cancel(cancelled.order.id)
    await remindAt('2026-11-18T10:00:00')
    expect(await stepsSent()).toEqual([-5, -5])
  })

  test('for a step before the order was placed, and the next one is', async () => {
    const placed = { createdAt: new Date('2026-11-15T20:00:00Z'), paidAt: new Date('2026-11-15T20:01:00Z') }
    await aPart('2026-11-18', { order: placed })
    await remindAt('2026-11-16T10:00:00')
    expect(await emails()).toEqual([])
    await remindAt('2026-11-18T10:00:00')
    expect(await stepsSent()).toEqual([0])
  })
})

test('a part that is moved has the reminders of its new day, but none from before it was moved', async () => {
  const { order, chargeIds } = await aPart('2026-11-18')
  await remindAt('2026-11-18T10:00:00')
  await api.db
    .updateTable('orderCharges')
    .set({ dueOn: '2026-11-22' })
    .where('id', '=', chargeIds[1] ?? 0)
    .execute()
  const moved = {
    orderId: order.id,
    kind: 'charges_changed',
    createdAt: new Date('2026-11-18T16:00:00Z'),
  } as const
  await api.db.insertInto('orderEvents').values(moved).execute()
  await remindAt('2026-11-18T16:00:00')
  expect(await stepsSent()).toEqual([0])
  await remindAt('2026-11-22T10:00:00')
  expect((await emails()).map(({ objectId }) => objectId.split(':').slice(1))).toEqual([
    ['2026-11-18', '0'],
    ['2026-11-22', '0'],
  ])
})

test('an extra is not reminded of for days before it was accepted', async () => {
  const { order, chargeIds } = await aPart('2026-11-18', {
    charge: { kind: 'extra', description: 'Renda no punho' },
  })
  const extra = { orderId: order.id, description: 'Renda no punho', amountCents: 50_000, dueOn: '2026-11-18' }
  await api.db
    .insertInto('orderExtras')
    .values({
      ...extra,
      ...{ requestId: crypto.randomUUID(), chargeId: chargeIds[1] ?? 0 },
      ...{ acceptedAt: new Date('2026-11-14T15:00:00Z'), acceptedAtPlace: 'site' },
    })
    .execute()
  await remindAt('2026-11-14T16:00:00')
  expect(await emails()).toEqual([])
  await remindAt('2026-11-18T10:00:00')
  const [{ text } = { text: '' }] = await emails()
  expect(text).toContain('Acréscimo: Renda no punho')
})

test('due on a holiday, the e-mail says until when it is on time', async () => {
  await aPart('2026-11-20')
  await remindAt('2026-11-20T10:00:00')
  const [{ text } = { text: '' }] = await emails()
  expect(text).toContain('vence hoje, que não é dia útil: você pode pagar até segunda-feira, 23 de novembro.')
})
