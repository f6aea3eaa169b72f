import { randomUUID } from 'node:crypto'
import { appointments } from '@shop/contract/appointments'
import { anAppointment, atelierTime, openAgenda, typeOf } from '@shop/test-kit/agenda'
import { testApi } from '@shop/test-kit/api'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newAppointmentLink } from './appointment-links.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeEach(async () => {
  api = await testApi({ config: { limits: { appointmentHold: { points: 1000 } } } })
  await openAgenda(api.db)
})
afterEach(() => api.close())

type Values = Parameters<typeof anAppointment>[1]

async function booked(values: Values = {}) {
  const { id } = await anAppointment(api.db, values)
  const holder = api.withAppointmentToken(await newAppointmentLink(api.db, id))
  return {
    id,
    move: (startsAt: Date, hold?: string) =>
      holder.call(appointments.change, { body: { startsAt, ...(hold && { hold }) } }),
    confirm: () => holder.call(appointments.change, { body: { confirmed: true } }),
    cancel: () => holder.call(appointments.cancel, {}),
    row: () => api.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  }
}
const codeOf = ({ status, error }: { status: number; error: { code: string } | undefined }) => [
  status,
  error?.code,
]
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const kinds = async () =>
  (await api.db.selectFrom('mails').select(['kind', 'recipient']).orderBy('id').execute()).map(
    ({ kind }) => kind,
  )

describe('moving', () => {
  test('frees the old hour, takes the new one, and calendars learn of it', async () => {
    const one = await booked({ state: 'confirmed', confirmedAt: new Date() })
    const { status, data } = await one.move(atelierTime(12, 840))
    expect([status, data?.startsAt, data?.state]).toEqual([200, atelierTime(12, 840), 'booked'])
    expect(await one.row()).toMatchObject({ sequence: 1, version: 1, confirmedAt: null })
    const other = await booked({ startsAt: atelierTime(20, 600) })
    expect((await other.move(atelierTime(10, 600))).status).toBe(200)
    expect(codeOf(await other.move(atelierTime(12, 840)))).toEqual([409, 'slot_taken'])
    expect((await other.row()).startsAt).toEqual(atelierTime(10, 600))
  })

  test('by half an hour, over its own time', async () => {
    const one = await booked()
    expect((await one.move(atelierTime(10, 630))).status).toBe(200)
  })

  test('into the hour that she holds, which ends the hold', async () => {
    const one = await booked()
    const { id: typeId } = await typeOf(api.db, 'visit')
    const startsAt = atelierTime(12, 840)
    const held = await api.visitor.call(appointments.hold, { body: { typeId, startsAt } })
    const other = await booked({ startsAt: atelierTime(20, 600) })
    expect(codeOf(await other.move(startsAt))).toEqual([409, 'slot_taken'])
    expect((await one.move(startsAt, held.data?.token)).status).toBe(200)
    const states = await api.db.selectFrom('appointments').select('state').execute()
    expect(states.map(({ state }) => state)).toEqual(['booked', 'booked'])
  })

  test('to where it is changes nothing', async () => {
    const one = await booked()
    expect((await one.move(atelierTime(10, 600))).status).toBe(200)
    expect((await one.row()).sequence).toBe(0)
    expect(await kinds()).toEqual([])
  })

  test('or cancelling later than the notice of its type is for the atelier only', async () => {
    const late = await booked({ startsAt: inHours(23.9) })
    expect(codeOf(await late.move(atelierTime(12, 840)))).toEqual([409, 'too_late_to_move'])
    expect(codeOf(await late.cancel())).toEqual([409, 'too_late_to_move'])
    expect((await late.row()).state).toBe('booked')
    const inTime = await booked({ startsAt: inHours(26.1) })
    expect((await inTime.move(atelierTime(12, 840))).status).toBe(200)
  })

  test('when its type is no longer offered still works', async () => {
    const one = await booked()
    await api.admin.updateTable('appointmentTypes').set({ retiredAt: new Date() }).execute()
    expect((await one.move(atelierTime(12, 840))).status).toBe(200)
  })

  test('two into one hour at once: one gets it, the other stays where it was', async () => {
    const days = [10, 11, 12, 13, 14, 20]
    const all = await Promise.all(days.map((day) => booked({ startsAt: atelierTime(day * 2, 600) })))
    const target = atelierTime(50, 840)
    const statuses = await Promise.all(all.map(async (one) => (await one.move(target)).status))
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 409, 409, 409, 409, 409])
    const rows = await Promise.all(all.map((one) => one.row()))
    const moved = rows.filter(({ startsAt }) => startsAt.getTime() === target.getTime())
    expect([moved.length, new Set(rows.map(({ startsAt }) => startsAt.getTime())).size]).toEqual([1, 6])
  })
})

describe('confirming', () => {
  test('is possible until it begins, and raises no version that calendars have', async () => {
    const one = await booked({ startsAt: inHours(1) })
    const { data } = await one.confirm()
    expect(data?.state).toBe('confirmed')
    expect((await one.confirm()).status).toBe(200)
    expect(await one.row()).toMatchObject({ sequence: 0, version: 1 })
    const over = await booked({ startsAt: inHours(-1) })
    expect(codeOf(await over.confirm())).toEqual([409, 'appointment_ended'])
  })
})

describe('cancelling', () => {
  test('frees the hour for others, and cannot be taken back', async () => {
    const one = await booked()
    const { data } = await one.cancel()
    expect(data?.state).toBe('cancelled')
    expect(await one.row()).toMatchObject({ sequence: 1, cancelledAt: expect.any(Date) as unknown })
    const responses = [await one.confirm(), await one.cancel(), await one.move(atelierTime(12, 840))]
    for (const response of responses) expect(codeOf(response)).toEqual([409, 'appointment_ended'])
    const other = await booked({ startsAt: atelierTime(20, 600) })
    expect((await other.move(atelierTime(10, 600))).status).toBe(200)
  })

  test.each(['done', 'missed'] as const)('what is %s is too late', async (state) => {
    const one = await booked({ state, startsAt: atelierTime(-10, 600) })
    expect(codeOf(await one.cancel())).toEqual([409, 'appointment_ended'])
  })
})

test('the link has the newest twenty tokens of an appointment, and none once it is gone', async () => {
  const { id } = await anAppointment(api.db)
  const [oldest] = [await newAppointmentLink(api.db, id)]
  await sql`update appointment_links set created_at = now() - interval '1 day'`.execute(api.db)
  const read = async (token: string) =>
    (await api.withAppointmentToken(token).call(appointments.read, {})).status
  let newest = ''
  for (let n = 0; n < 19; n += 1) newest = await newAppointmentLink(api.db, id)
  expect(await read(oldest)).toBe(200)
  newest = await newAppointmentLink(api.db, id)
  expect([await read(oldest), await read(newest)]).toEqual([404, 200])
  await api.admin.deleteFrom('appointments').execute()
  expect(await read(newest)).toBe(404)
})

test('without a token, or with something else, there is no appointment', async () => {
  await anAppointment(api.db)
  for (const holder of [api.visitor, api.withAppointmentToken('x'), api.withAppointmentToken(randomUUID())])
    expect(codeOf(await holder.call(appointments.read, {}))).toEqual([404, 'invalid_appointment_link'])
})
