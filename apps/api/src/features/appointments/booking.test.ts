import { randomUUID } from 'node:crypto'
import { appointments, type NewAppointment } from '@shop/contract/appointments'
import { anAppointment, atelierTime, openAgenda, typeOf } from '@shop/test-kit/agenda'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newToken } from '../../lib/token.ts'

const manyTries = { appointmentBooking: { points: 1000 }, appointmentHold: { points: 1000 } }

let api: Awaited<ReturnType<typeof testApi>>
let typeId: number
beforeEach(async () => {
  api = await testApi({ config: { limits: manyTries }, connections: 10 })
  await openAgenda(api.db)
  typeId = (await typeOf(api.db, 'visit')).id
})
afterEach(() => api.close())

const aBooking = (values: Partial<NewAppointment> = {}): NewAppointment => ({
  ...{ typeId, startsAt: atelierTime(10, 840), name: 'Carolina Dias', phone: '(11) 90000-0000' },
  email: `${randomUUID()}@exemplo.test`,
  ...values,
})
const book = (values: Partial<NewAppointment> = {}) =>
  api.visitor.call(appointments.book, { body: aBooking(values) })
const hold = (startsAt: Date, previous?: string) =>
  api.visitor.call(appointments.hold, { body: { typeId, startsAt, ...(previous && { previous }) } })
const rows = () => api.db.selectFrom('appointments').selectAll().orderBy('id').execute()
const expireHolds = () =>
  sql`update appointments set held_until = now() - interval '1 second' where state = 'held'`.execute(api.db)
const outcome = ({ status, error }: { status: number; error: { code: string } | undefined }) => [
  status,
  error?.code,
]

describe('a visitor books', () => {
  test('a free hour, and gets a link of it; it stores what she sent and not the token', async () => {
    const shown = { companions: 2, weddingOn: '2099-06-12' }
    const body = { ...shown, wish: 'Camélia e Lírio' }
    const { status, data } = await book(body)
    expect(status).toBe(201)
    const expected = { kind: 'visit', state: 'booked', firstName: 'Carolina', ...shown }
    expect(data?.appointment).toMatchObject(expected)
    const [row] = await rows()
    expect(row).toMatchObject({ ...body, name: 'Carolina Dias', userId: null, orderId: null, sequence: 0 })
    const read = await api.withAppointmentToken(data?.token ?? '').call(appointments.read, {})
    expect(read.data).toEqual(data?.appointment)
    expect(read.headers['cache-control']).toContain('no-store')
    const links = await api.db.selectFrom('appointmentLinks').selectAll().execute()
    expect(JSON.stringify([row, links])).not.toContain(data?.token)
    expect(api.lines.join('')).not.toContain(data?.token)
  })

  test('an hour that is then no longer free', async () => {
    const startsAt = atelierTime(10, 840)
    const day = startsAt.toISOString().slice(0, 10)
    const starts = async () => {
      const { data } = await api.visitor.call(appointments.slots, { query: { typeId, from: day, to: day } })
      return data?.days[0]?.starts.map((start) => start.toISOString())
    }
    expect((await book({ startsAt: atelierTime(10, 600) })).status).toBe(201)
    expect(await starts()).not.toContain(atelierTime(10, 600).toISOString())
    expect(await starts()).toContain(atelierTime(10, 690).toISOString())
    expect(outcome(await book({ startsAt: atelierTime(10, 600) }))).toEqual([409, 'slot_taken'])
    expect(outcome(await book({ startsAt: atelierTime(10, 660) }))).toEqual([409, 'slot_taken'])
  })

  test.each([
    ['before the atelier opens', 10, 540],
    ['after it closes', 10, 1050],
    ['between its hours', 10, 615],
    ['more than half a year ahead', 190, 600],
  ])('no hour %s', async (_when, days, minutes) => {
    expect(outcome(await book({ startsAt: atelierTime(days, minutes) }))).toEqual([409, 'slot_closed'])
    expect(await rows()).toEqual([])
  })

  test('no hour at too short notice', async () => {
    await api.admin.updateTable('appointmentTypes').set({ noticeHours: 720 }).execute()
    expect(outcome(await book())).toEqual([409, 'slot_closed'])
    expect((await book({ startsAt: atelierTime(32, 840) })).status).toBe(201)
  })

  test('no fitting, which belongs to an order', async () => {
    const fitting = await typeOf(api.db, 'fitting')
    expect(outcome(await book({ typeId: fitting.id }))).toEqual([400, 'invalid_input'])
  })

  test('signed in, and it is hers; with a token that is none, and it is nobody’s', async () => {
    const user = await aUser(api.db)
    await (await api.as(user)).call(appointments.book, { body: aBooking() })
    const startsAt = atelierTime(11, 840)
    await api.withToken(newToken()).call(appointments.book, { body: aBooking({ startsAt }) })
    expect((await rows()).map(({ userId }) => userId)).toEqual([user.id, null])
  })
})

test('of fifty who ask for one hour at once, one gets it and forty-nine are told that it is taken', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => book()))
  const outcomes = responses.map((response) => outcome(response).join(' '))
  expect(outcomes.toSorted()).toEqual(['201 ', ...Array.from({ length: 49 }, () => '409 slot_taken')])
  expect(await rows()).toHaveLength(1)
})

test('a booking whose link cannot be made is none: the hour stays free and nobody is written to', async () => {
  await sql`create function no_link() returns trigger language plpgsql as $$ begin raise 'no link'; end $$`.execute(
    api.admin,
  )
  await sql`create trigger no_link before insert on appointment_links execute function no_link()`.execute(
    api.admin,
  )
  expect((await book()).status).toBe(500)
  expect(await rows()).toEqual([])
  expect(await api.db.selectFrom('mails').select('id').execute()).toEqual([])
  await sql`drop trigger no_link on appointment_links`.execute(api.admin)
  expect((await book()).status).toBe(201)
})

describe('who sends the form again because no response came', () => {
  const startsAt = () => atelierTime(10, 840)

  test('gets the booking that she has, with a link that opens it, and no second e-mail', async () => {
    const { data: held } = await hold(startsAt())
    const body = aBooking({ startsAt: startsAt(), hold: held?.token })
    const both = [
      await api.visitor.call(appointments.book, { body }),
      await api.visitor.call(appointments.book, { body }),
    ]
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[1]?.data?.appointment).toEqual(both[0]?.data?.appointment)
    expect(await rows()).toHaveLength(1)
    expect(await api.db.selectFrom('mails').select('id').execute()).toHaveLength(1)
    const token = both[1]?.data?.token ?? ''
    expect((await api.withAppointmentToken(token).call(appointments.read, {})).status).toBe(200)
  })

  test('at the same moment, too', async () => {
    const { data: held } = await hold(startsAt())
    const body = aBooking({ startsAt: startsAt(), hold: held?.token })
    const all = await Promise.all(
      Array.from({ length: 5 }, () => api.visitor.call(appointments.book, { body })),
    )
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(await rows()).toHaveLength(1)
  })

  test('with another e-mail, another hour or after cancelling gets nothing of it', async () => {
    const { data: held } = await hold(startsAt())
    const body = aBooking({ startsAt: startsAt(), hold: held?.token })
    await api.visitor.call(appointments.book, { body })
    expect(outcome(await book({ startsAt: startsAt(), hold: held?.token }))).toEqual([409, 'slot_taken'])
    const later = await api.visitor.call(appointments.book, {
      body: { ...body, startsAt: atelierTime(11, 840) },
    })
    expect(later.status).toBe(201)
    expect(later.data?.appointment.startsAt).toEqual(atelierTime(11, 840))
    await sql`update appointments set state = 'cancelled', cancelled_at = now()`.execute(api.db)
    expect((await api.visitor.call(appointments.book, { body })).status).toBe(201)
    expect(await rows()).toHaveLength(3)
  })
})

describe('a held hour', () => {
  test('is nobody else’s, and its visitor books it under the same id', async () => {
    const startsAt = atelierTime(10, 840)
    const { data, status } = await hold(startsAt)
    expect(status).toBe(201)
    expect(Math.round(((data?.until.getTime() ?? 0) - Date.now()) / 60_000)).toBe(10)
    expect(outcome(await book({ startsAt }))).toEqual([409, 'slot_taken'])
    const [held] = await rows()
    expect(held).toMatchObject({ state: 'held', name: '', email: null })
    expect((await book({ startsAt, hold: data?.token ?? '' })).status).toBe(201)
    expect(await rows()).toMatchObject([
      { id: held?.id, state: 'booked', heldUntil: null, holdHash: null, holderKey: null },
    ])
  })

  test('is booked by its token at another time only as any other time', async () => {
    const { data } = await hold(atelierTime(10, 840))
    expect((await book({ startsAt: atelierTime(11, 840), hold: data?.token ?? '' })).status).toBe(201)
    expect((await rows()).map(({ state }) => state)).toEqual(['held', 'booked'])
  })

  test('that has expired never blocks: the next visitor gets it, and the earlier one is told', async () => {
    const startsAt = atelierTime(10, 840)
    const { data } = await hold(startsAt)
    await expireHolds()
    expect((await book({ startsAt })).status).toBe(201)
    expect(outcome(await book({ startsAt, hold: data?.token ?? '' }))).toEqual([409, 'slot_taken'])
    expect(await rows()).toHaveLength(1)
  })

  test('that has expired is booked by its own visitor while it is free', async () => {
    const { data } = await hold(atelierTime(10, 840))
    await expireHolds()
    expect((await book({ hold: data?.token ?? '' })).status).toBe(201)
    expect((await rows()).map(({ state }) => state)).toEqual(['booked'])
  })

  test('ends when the visitor holds another one, also one beside it', async () => {
    const { data } = await hold(atelierTime(10, 840))
    expect((await hold(atelierTime(10, 870), data?.token)).status).toBe(201)
    expect(await rows()).toMatchObject([{ startsAt: atelierTime(10, 870) }])
  })

  test('stays when the other one is taken', async () => {
    const { data } = await hold(atelierTime(10, 840))
    await anAppointment(api.db, { startsAt: atelierTime(10, 960) })
    expect(outcome(await hold(atelierTime(10, 960), data?.token))).toEqual([409, 'slot_taken'])
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['booked', 'held'])
  })

  test('is one of at most five of a network', async () => {
    for (let days = 10; days < 15; days += 1)
      expect((await hold(atelierTime(days + 5 * (days - 10), 600))).status).toBe(201)
    expect(outcome(await hold(atelierTime(50, 840)))).toEqual([409, 'too_many_holds'])
    await expireHolds()
    expect((await hold(atelierTime(50, 840))).status).toBe(201)
  })
})

describe('by phone only', () => {
  const email = 'carolina@exemplo.test'

  test('after the third visit that somebody missed, and not after the second', async () => {
    const missed = (days: number) =>
      anAppointment(api.db, { email, state: 'missed', startsAt: atelierTime(-days, 600) })
    await missed(40)
    await missed(30)
    expect((await book({ email })).status).toBe(201)
    await missed(20)
    const response = await book({ email, startsAt: atelierTime(12, 840) })
    expect(outcome(response)).toEqual([409, 'booking_by_phone'])
  })

  test('while three visits are still to come', async () => {
    for (const days of [20, 30, 40]) await anAppointment(api.db, { email, startsAt: atelierTime(days, 600) })
    expect(outcome(await book({ email: email.toUpperCase() }))).toEqual([409, 'booking_by_phone'])
    await api.db
      .updateTable('appointments')
      .set({ state: 'cancelled', cancelledAt: new Date() })
      .where('email', '=', email)
      .execute()
    expect((await book({ email })).status).toBe(201)
  })
})

describe('a machine', () => {
  test('that fills the trap gets what looks like a booking, and nothing is written', async () => {
    const real = await book({ startsAt: atelierTime(12, 840) })
    const { status, data } = await book({ website: 'https://spam.example' })
    expect([status, Object.keys(data?.appointment ?? {}).toSorted()]).toEqual([
      201,
      Object.keys(real.data?.appointment ?? {}).toSorted(),
    ])
    expect(data?.token).toHaveLength(43)
    expect(await rows()).toHaveLength(1)
    expect((await api.withAppointmentToken(data?.token ?? '').call(appointments.read, {})).status).toBe(404)
  })

  test('books five times an hour from one address, and five times with one e-mail', async () => {
    const strict = await testApi()
    await openAgenda(strict.db)
    const send = async (remoteAddress: string, values: Partial<NewAppointment>) => {
      const payload = { ...aBooking({ typeId: 1, ...values }) }
      return (await strict.inject({ method: 'POST', url: '/api/appointments', payload, remoteAddress }))
        .statusCode
    }
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1)
      statuses.push(await send('198.51.100.1', { startsAt: atelierTime(10 + 5 * n, 600) }))
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
    const email = 'uma@exemplo.test'
    for (let n = 0; n < 5; n += 1) await send(`198.51.100.${10 + n}`, { email })
    expect(await send('198.51.100.99', { email })).toBe(429)
    await strict.close()
  })

  test('guesses twenty tokens an hour, and a right one costs nothing', async () => {
    const { data } = await book()
    const right = api.withAppointmentToken(data?.token ?? '')
    for (let n = 0; n < 25; n += 1) expect((await right.call(appointments.read, {})).status).toBe(200)
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1)
      statuses.push((await api.withAppointmentToken(newToken()).call(appointments.read, {})).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429])
  })
})

test('a known and an unknown e-mail get the same response', async () => {
  const user = await aUser(api.db)
  await anAppointment(api.db, { email: user.email })
  const known = await book({ email: user.email })
  const unknown = await book({ startsAt: atelierTime(12, 840) })
  const shape = (data: unknown) =>
    JSON.stringify(data).replaceAll(/"token":"[^"]+"|"id":\d+|\d{4}-\d\d-\d\dT[^"]+/g, '')
  expect([known.status, shape(known.data)]).toEqual([unknown.status, shape(unknown.data)])
})
