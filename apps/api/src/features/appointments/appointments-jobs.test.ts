import { anAppointment } from '@shop/test-kit/agenda'
import { testApi } from '@shop/test-kit/api'
import { testDatabase } from '@shop/test-kit/database'
import { anItem, anOrder, aProduct } from '@shop/test-kit/factories'
import { stopClock } from '@shop/test-kit/stopped-clock'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appointmentTasks } from './appointments.jobs.ts'
import { isOutdatedAppointmentEmail } from './email-link.service.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  database = await testDatabase()
  await stopClock(database.adminUrl, new Date('2026-11-16T13:00:00Z'))
  api = await testApi({ db: database.db })
})
afterAll(async () => {
  await api.close()
  await database.close()
})
beforeEach(async () => {
  await database.admin.deleteFrom('mails').execute()
  await database.admin.deleteFrom('appointments').execute()
})

const at = (moment: string) => new Date(`${moment}-03:00`)
async function setClock(moment: string) {
  await sql`create or replace function stopped.now() returns timestamptz stable
    return timestamptz ${sql.lit(at(moment).toISOString())}`.execute(database.admin)
}
const run = async (name: string) =>
  appointmentTasks({ db: api.db, publicUrl: 'https://loja.test' })
    .find((task) => task.name === name)
    ?.run({})
async function remindAt(moment: string) {
  await setClock(moment)
  await run('appointments.remind')
}
const reminders = () =>
  api.db.selectFrom('mails').selectAll().where('kind', '=', 'appointment.reminder').orderBy('id').execute()
/** On Wednesday, 25 November, at 10h; booked long before. */
const booked = (values: Parameters<typeof anAppointment>[1] = {}) =>
  anAppointment(api.db, {
    startsAt: at('2026-11-25T10:00:00'),
    createdAt: at('2026-11-01T10:00:00'),
    ...values,
  })

describe('"Você vem?"', () => {
  test('is sent once, two days before, and not earlier', async () => {
    await booked()
    await remindAt('2026-11-23T09:59:00')
    expect(await reminders()).toEqual([])
    await remindAt('2026-11-23T10:10:00')
    await remindAt('2026-11-23T11:10:00')
    await Promise.all([run('appointments.remind'), run('appointments.remind')])
    const sent = await reminders()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toMatch(/^Você vem\? Visita ao ateliê: quarta-feira, 25 de novembro, às 10h/)
    expect(sent[0]?.text).toContain('/agenda/link-do-encontro')
  })

  test.each([
    ['2026-11-24T08:59:00', 0],
    ['2026-11-24T09:00:00', 1],
    ['2026-11-24T17:59:00', 1],
    ['2026-11-24T18:00:00', 0],
    ['2026-11-25T02:00:00', 0],
  ])('at %s: %i', async (moment, count) => {
    await booked()
    await remindAt(moment)
    expect(await reminders()).toHaveLength(count)
  })

  test.each<[string, Parameters<typeof anAppointment>[1]]>([
    ['was confirmed', { state: 'confirmed', confirmedAt: new Date() }],
    ['was cancelled', { state: 'cancelled', cancelledAt: new Date() }],
    ['has no e-mail', { email: null }],
    ['was booked after that moment', { createdAt: at('2026-11-23T10:30:00') }],
    ['has begun', { startsAt: at('2026-11-23T11:00:00') }],
  ])('is not sent about what %s', async (_what, values) => {
    await booked(values)
    await remindAt('2026-11-23T11:10:00')
    expect(await reminders()).toEqual([])
  })

  test('comes again for another time', async () => {
    const { id } = await booked()
    await remindAt('2026-11-23T10:10:00')
    const startsAt = at('2026-11-27T10:00:00')
    const times = { startsAt, endsAt: at('2026-11-27T11:00:00'), busyUntil: at('2026-11-27T11:15:00') }
    await api.db.updateTable('appointments').set(times).where('id', '=', id).execute()
    await remindAt('2026-11-24T10:10:00')
    expect(await reminders()).toHaveLength(1)
    await remindAt('2026-11-25T10:10:00')
    expect(await reminders()).toHaveLength(2)
  })

  test('that had to wait for the mail server is dropped once it is confirmed, or at night', async () => {
    const { id } = await booked()
    await remindAt('2026-11-23T17:10:00')
    const [email] = await reminders()
    if (email === undefined) throw new Error('no reminder')
    expect(await isOutdatedAppointmentEmail(api.db, email)).toBe(false)
    await setClock('2026-11-23T19:00:00')
    expect(await isOutdatedAppointmentEmail(api.db, email)).toBe(true)
    await setClock('2026-11-24T09:10:00')
    expect(await isOutdatedAppointmentEmail(api.db, email)).toBe(false)
    const confirmed = { state: 'confirmed', confirmedAt: new Date() } as const
    await api.db.updateTable('appointments').set(confirmed).where('id', '=', id).execute()
    expect(await isOutdatedAppointmentEmail(api.db, email)).toBe(true)
  })
})

test('six months after it a visitor’s appointment is deleted; one of an order stays with the order', async () => {
  await setClock('2026-11-16T10:00:00')
  const order = await anOrder(api.db)
  const { id: orderItemId } = await anItem(api.db, order, await aProduct(api.db))
  const past = { startsAt: at('2026-05-15T10:00:00'), state: 'done' } as const
  await booked(past)
  const ofOrder = await booked({
    ...past,
    startsAt: at('2026-05-14T10:00:00'),
    orderId: order.id,
    orderItemId,
  })
  const recent = await booked({ ...past, startsAt: at('2026-05-17T10:00:00') })
  await run('appointments.purge')
  const left = await api.db.selectFrom('appointments').select('id').orderBy('id').execute()
  expect(left).toEqual([{ id: ofOrder.id }, { id: recent.id }])
})

test('expired holds are deleted, others stay', async () => {
  await setClock('2026-11-16T10:00:00')
  const hold = (day: string, until: string) =>
    booked({
      ...{ state: 'held', name: '', email: null, holdHash: Buffer.from(day), holderKey: Buffer.from('net') },
      ...{ startsAt: at(`2026-11-${day}T10:00:00`), heldUntil: at(until) },
    })
  await hold('20', '2026-11-16T09:59:59')
  const live = await hold('21', '2026-11-16T10:05:00')
  await run('appointments.expire')
  expect(await api.db.selectFrom('appointments').select('id').execute()).toEqual([{ id: live.id }])
})
