import { agenda } from '@shop/contract/agenda'
import { anItem, anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agendaAdmin, at } from '../../testing/agenda-admin.ts'

let shop: Awaited<ReturnType<typeof agendaAdmin>>
beforeAll(async () => {
  shop = await agendaAdmin()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.admin.deleteFrom('fittingRecords').execute()
  await shop.database.admin.deleteFrom('appointments').execute()
  await shop.database.admin.deleteFrom('appointmentHours').execute()
})

async function anOrderItem(values: Parameters<typeof anOrder>[1] = {}) {
  const order = await anOrder(shop.db, { userId: (await aUser(shop.db)).id, ...values })
  return { order, item: await anItem(shop.db, order, await aProduct(shop.db, { name: 'Angélica' })) }
}

async function read(from = '2026-11-16', to = '2026-11-21') {
  const { data } = await shop.admin.call(agenda.read, { query: { from, to } })
  if (data === undefined) throw new Error('no agenda')
  return data
}

describe('the agenda', () => {
  test('has appointments with person, order and product, rooms, and days with their hours', async () => {
    await shop.db
      .insertInto('appointmentHours')
      .values({ roomId: shop.ids.atelier, weekday: 1, opens: 600, closes: 780 })
      .execute()
    const { order, item } = await anOrderItem()
    const fitting = { typeId: shop.ids.fitting, itemId: item.id, fittingName: '2ª prova' }
    const { id } = await shop.book({
      ...fitting,
      phone: '(11) 98888-0000',
      companions: 2,
      note: 'traz o véu',
    })
    const { entries, rooms, days } = await read()
    expect(entries).toMatchObject([
      {
        ...{ id, kind: 'fitting', typeName: 'Prova', roomId: shop.ids.atelier, state: 'booked' },
        ...{ startsAt: at('2026-11-18', 10), endsAt: at('2026-11-18', 11), name: 'Beatriz Lima' },
        ...{ email: null, phone: '(11) 98888-0000', companions: 2, note: 'traz o véu' },
        ...{ fittingName: '2ª prova', order: { id: order.id, number: order.number }, itemId: item.id },
        ...{ productName: 'Angélica', isUnanswered: false, record: null, version: 0 },
      },
    ])
    expect(rooms.map(({ kind }) => kind)).toEqual(['atelier', 'video'])
    expect(days).toMatchObject([
      { day: '2026-11-16', closed: null, opens: 600, closes: 780 },
      { day: '2026-11-17', closed: 'Fechado', opens: null },
      { day: '2026-11-18', closed: 'Fechado' },
      { day: '2026-11-19', closed: 'Fechado' },
      { day: '2026-11-20', closed: 'Consciência Negra', opens: null, closes: null },
      { day: '2026-11-21' },
    ])
  })

  test('has the newest record of a fitting', async () => {
    const { item } = await anOrderItem()
    const { id } = await shop.book({ typeId: shop.ids.fitting, itemId: item.id })
    const record = { appointmentId: id, orderItemId: item.id }
    const points = JSON.stringify([{ point: 'waist', what: 'takeIn', mm: 15, note: null }])
    const sent = { ...record, sentAt: new Date(), points }
    await shop.db
      .insertInto('fittingRecords')
      .values([{ ...sent, reply: 'confirmed', repliedAt: new Date() }, sent])
      .execute()
    expect((await read()).entries[0]?.record?.state).toBe('waiting')
    await shop.db.insertInto('fittingRecords').values(record).execute()
    expect((await read()).entries[0]?.record?.state).toBe('draft')
  })

  test('shows neither a hold nor more than six weeks', async () => {
    const { startsAt, endsAt } = await shop.book()
    const [held] = await shop.db.selectFrom('appointments').selectAll().execute()
    const hold = { typeId: shop.ids.visit, roomId: shop.ids.atelier, busyUntil: at('2026-11-18', 14) }
    await shop.db
      .insertInto('appointments')
      .values({
        ...{ ...hold, startsAt: at('2026-11-18', 13), endsAt: at('2026-11-18', 14), state: 'held' },
        ...{ heldUntil: at('2026-11-16', 13), holdHash: Buffer.from('a') },
      })
      .execute()
    expect(held).toMatchObject({ startsAt, endsAt })
    expect((await read()).entries).toHaveLength(1)
    const tooLong = { from: '2026-11-01', to: '2026-12-13' }
    expect((await shop.admin.call(agenda.read, { query: tooLong })).status).toBe(400)
    expect((await read('2026-11-01', '2026-12-12')).days).toHaveLength(42)
  })
})

test('today has the day’s appointments, and those of the next 24 hours that nobody confirmed', async () => {
  const ago = at('2026-11-10', 9)
  const today = await shop.book({ startsAt: at('2026-11-16', 17), name: 'Carla' })
  const tomorrow = await shop.book({ startsAt: at('2026-11-17', 10), name: 'Dora' })
  const confirmed = await shop.book({ startsAt: at('2026-11-16', 14), name: 'Eva' })
  await shop.book({ startsAt: at('2026-11-17', 14), name: 'Flora' })
  await shop.db.updateTable('appointments').set({ createdAt: ago }).execute()
  const late = await shop.book({ startsAt: at('2026-11-16', 19), name: 'Gil' })
  await shop.admin.call(agenda.change, {
    params: { id: confirmed.id },
    body: { version: 0, state: 'confirmed' },
  })
  const { data } = await shop.admin.call(agenda.today, {})
  expect(data?.today.map(({ id }) => id)).toEqual([confirmed.id, today.id, late.id])
  expect(data?.unanswered.map(({ id }) => id)).toEqual([today.id, tomorrow.id])
})

describe('booking by the atelier', () => {
  test('takes a time outside the hours, in the room that is named, without an e-mail', async () => {
    const entry = await shop.book({ startsAt: at('2026-11-20', 21), roomId: shop.ids.atelier })
    expect(entry).toMatchObject({ roomId: shop.ids.atelier, state: 'booked', email: null })
    const [fields] = await shop.audited('appointment.create', entry.id)
    expect(fields).toContain('startsAt')
    expect(fields).not.toContain('Beatriz')
  })

  test('gives one of two administrators a time that both want at the same moment', async () => {
    const other = await shop.api.as(await aUser(shop.db, { role: 'admin' }))
    for (let round = 0; round < 20; round += 1) {
      const startsAt = at('2026-12-01', 8 + round / 2)
      const overlapping = new Date(startsAt.getTime() + 15 * 60_000)
      await shop.database.admin.deleteFrom('appointments').execute()
      const responses = await Promise.all([
        shop.admin.call(agenda.create, { body: shop.visit({ startsAt }) }),
        other.call(agenda.create, { body: shop.visit({ startsAt: overlapping, name: 'Clara' }) }),
      ])
      expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
      expect(responses.map(({ error }) => error?.code)).toContain('slot_taken')
    }
  })

  test('leaves the time between two appointments free, and puts a call on a screen', async () => {
    await shop.book()
    const soon = new Date(at('2026-11-18', 11).getTime() + 14 * 60_000)
    await expect(shop.book({ startsAt: soon })).rejects.toThrow('slot_taken')
    expect(await shop.book({ typeId: shop.ids.video })).toMatchObject({
      roomId: shop.ids.screen,
      kind: 'video',
    })
    await expect(shop.book({ startsAt: at('2026-11-19', 10), roomId: shop.ids.screen })).rejects.toThrow(
      'invalid_input',
    )
  })

  test('rejects a day that has passed, an item without a fitting, and an order that is cancelled', async () => {
    await expect(shop.book({ startsAt: at('2026-11-15', 18) })).rejects.toThrow('invalid_input')
    expect(await shop.book({ startsAt: at('2026-11-16', 9) })).toMatchObject({ state: 'booked' })
    const { item } = await anOrderItem()
    await expect(shop.book({ itemId: item.id })).rejects.toThrow('invalid_input')
    const { item: ended } = await anOrderItem({ cancelledAt: new Date() })
    await expect(shop.book({ typeId: shop.ids.fitting, itemId: ended.id })).rejects.toThrow('invalid_input')
  })
})
