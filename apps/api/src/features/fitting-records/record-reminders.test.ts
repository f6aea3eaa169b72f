import { fittingRecords } from '@shop/contract/fitting-records'
import { testApi } from '@shop/test-kit/api'
import { testDatabase } from '@shop/test-kit/database'
import { aUser } from '@shop/test-kit/factories'
import { stopClock } from '@shop/test-kit/stopped-clock'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aRecordedFitting, points } from '../../testing/recorded-fitting.ts'
import { fittingRecordTasks } from './fitting-records.jobs.ts'
import { isOutdatedRecordReminder } from './record-reminders.service.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  database = await testDatabase()
  await stopClock(database.adminUrl, new Date('2026-11-04T15:00:00Z'))
  api = await testApi({ db: database.db })
})
afterAll(async () => {
  await api.close()
  await database.close()
})
beforeEach(() => setClock('2026-11-04T12:00:00'))

async function setClock(moment: string) {
  const now = new Date(`${moment}-03:00`).toISOString()
  await sql`create or replace function stopped.now() returns timestamptz stable
    return timestamptz ${sql.lit(now)}`.execute(database.admin)
}

async function remind() {
  const [job] = fittingRecordTasks({ db: api.db, publicUrl: 'https://loja.test' })
  await job?.run({})
}

async function reminders(orderId: number) {
  const emails = api.db.selectFrom('mails').selectAll().where('kind', '=', 'order.record-reminder')
  return emails.where('linkOrderId', '=', orderId).execute()
}

async function aSentRecord(given?: Parameters<typeof aRecordedFitting>[1]) {
  const fitting = await aRecordedFitting(api, given)
  const { id } = await fitting.sent()
  // Days pass: every session has ended.
  const state = async () => {
    const admin = await api.as(await aUser(api.db, { role: 'admin' }))
    const { data } = await admin.call(fittingRecords.ofAppointment, { params: fitting.params })
    return data?.records.find((record) => record.id === id)?.state
  }
  const confirm = async () => fitting.reply(await api.as(fitting.user), id)
  return { ...fitting, id, state, confirm }
}

test('reminded once after five days, unanswered after five more, and never agreed', async () => {
  const { order, state, confirm, user } = await aSentRecord()
  await setClock('2026-11-09T11:59:00')
  await remind()
  expect(await reminders(order.id)).toEqual([])
  await setClock('2026-11-09T12:00:00')
  await Promise.all([remind(), remind(), remind()])
  await setClock('2026-11-12T12:00:00')
  await remind()
  const emails = await reminders(order.id)
  expect(emails).toMatchObject([{ recipient: user.email }])
  expect(JSON.stringify(emails)).not.toMatch(/cintura|apertar|1,5|sigilosa/i)
  await setClock('2026-11-14T11:59:00')
  expect(await state()).toBe('waiting')
  await setClock('2026-11-14T12:00:00')
  expect(await state()).toBe('unanswered')
  await setClock('2027-11-14T12:00:00')
  expect(await state()).toBe('unanswered')
  expect(await confirm()).toMatchObject({ data: { state: 'confirmed' } })
})

test.for(['08:59:00', '18:00:00', '23:30:00'])('nobody is reminded at %s', async (time) => {
  const { order } = await aSentRecord()
  await setClock(`2026-11-10T${time}`)
  await remind()
  expect(await reminders(order.id)).toEqual([])
  await setClock('2026-11-11T09:25:00')
  await remind()
  expect(await reminders(order.id)).toHaveLength(1)
})

test('no reminder of one that she replied to, that another replaced, or whose order was cancelled', async () => {
  const [replied, replaced, cancelled] = [await aSentRecord(), await aSentRecord(), await aSentRecord()]
  await replied.confirm()
  await replaced.sent(points.slice(1))
  const { order } = cancelled
  await api.db.updateTable('orders').set({ cancelledAt: new Date() }).where('id', '=', order.id).execute()
  await setClock('2026-11-10T12:00:00')
  await remind()
  for (const one of [replied, cancelled]) expect(await reminders(one.order.id)).toEqual([])
  const ofReplaced = await reminders(replaced.order.id)
  expect(ofReplaced).toHaveLength(1)
  expect(ofReplaced[0]?.objectId).not.toBe(`${replaced.order.id}-${replaced.id}`)
})

test('without an e-mail nobody can be reminded, and the record is marked just the same', async () => {
  const customer = api.db.insertInto('customers').values({ name: 'Berta Reis', phone: '11971230000' })
  const { id: customerId } = await customer.returning('id').executeTakeFirstOrThrow()
  const { order, state } = await aSentRecord({ order: { customerEmail: null, customerId } })
  await setClock('2026-11-10T12:00:00')
  await remind()
  expect(await reminders(order.id)).toEqual([])
  await setClock('2026-11-15T12:00:00')
  expect(await state()).toBe('unanswered')
})

test('a reminder that had to wait is dropped once she has replied, and at night until the morning', async () => {
  const { order, id, confirm } = await aSentRecord()
  await setClock('2026-11-10T17:00:00')
  await remind()
  const email = { kind: 'order.record-reminder', objectId: `${order.id}-${id}` }
  expect(await isOutdatedRecordReminder(api.db, email)).toBe(false)
  await setClock('2026-11-10T21:00:00')
  expect(await isOutdatedRecordReminder(api.db, email)).toBe(true)
  await api.db.deleteFrom('mails').where('objectId', '=', email.objectId).execute()
  await setClock('2026-11-11T09:25:00')
  await remind()
  expect(await reminders(order.id)).toHaveLength(1)
  await confirm()
  expect(await isOutdatedRecordReminder(api.db, email)).toBe(true)
  expect(await isOutdatedRecordReminder(api.db, { ...email, kind: 'order.record' })).toBe(false)
})
