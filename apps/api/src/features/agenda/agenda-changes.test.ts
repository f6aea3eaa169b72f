import { type AgendaChange, agenda } from '@shop/contract/agenda'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agendaAdmin, at } from '../../testing/agenda-admin.ts'

let shop: Awaited<ReturnType<typeof agendaAdmin>>
beforeAll(async () => {
  shop = await agendaAdmin()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.admin.deleteFrom('appointments').execute()
})

const change = (id: number, body: AgendaChange) => shop.admin.call(agenda.change, { params: { id }, body })

async function changed(id: number, body: AgendaChange) {
  const { data, error } = await change(id, body)
  if (data === undefined) throw new Error(error?.code)
  return data
}

const sequenceOf = async (id: number) => {
  const row = await shop.db
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.sequence
}
const earlier = at('2026-11-16', 9)

describe('an appointment', () => {
  test('that moves has its new time, is no longer confirmed, and raises its calendar sequence', async () => {
    const { id } = await shop.book()
    await changed(id, { version: 0, state: 'confirmed' })
    expect(await sequenceOf(id)).toBe(0)
    const startsAt = at('2026-11-19', 15)
    const moved = await changed(id, { version: 1, startsAt })
    expect(moved).toMatchObject({ state: 'booked', startsAt, endsAt: at('2026-11-19', 16), version: 2 })
    expect(await sequenceOf(id)).toBe(1)
    const { confirmedAt, busyUntil } = await shop.db
      .selectFrom('appointments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([confirmedAt, busyUntil]).toEqual([null, at('2026-11-19', 16.25)])
    // Its old hour is free again.
    expect(await shop.book()).toMatchObject({ state: 'booked' })
    expect(await shop.audited('appointment.move', id)).toHaveLength(1)
  })

  test('that two change at the same moment has the change of one, and the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await shop.book({ startsAt: at('2026-11-23', 9 + round * 1.5) })
      const notes = ['Trazer o sapato', 'Ver a barra', 'Ligar antes', 'Vem com a mãe']
      const all = await Promise.all(notes.map((note) => change(id, { version: 0, note })))
      expect(all.flatMap(({ error }) => error?.code ?? []).toSorted()).toEqual(
        Array.from({ length: 3 }, () => 'appointment_changed'),
      )
    }
  })

  test('moves within its own time, and to another room where its own is taken', async () => {
    const { id: roomId } = await shop.db
      .insertInto('fittingRooms')
      .values({ name: 'Sala da janela', position: 3 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await shop.book({ roomId: shop.ids.atelier })
    await changed(id, { version: 0, startsAt: at('2026-11-18', 10.5) })
    await shop.book({ startsAt: at('2026-11-19', 10), roomId: shop.ids.atelier })
    expect(await changed(id, { version: 1, startsAt: at('2026-11-19', 10) })).toMatchObject({ roomId })
    const back = { version: 2, roomId: shop.ids.atelier }
    expect((await change(id, back)).error?.code).toBe('slot_taken')
    expect(await changed(id, { version: 2, note: 'fica na janela' })).toMatchObject({ roomId, version: 3 })
    await shop.database.admin.deleteFrom('appointments').execute()
    await shop.database.admin.deleteFrom('fittingRooms').where('id', '=', roomId).execute()
  })

  test('that another administrator has changed meanwhile is not changed', async () => {
    const other = await shop.api.as(await aUser(shop.db, { role: 'admin' }))
    const { id } = await shop.book()
    await changed(id, { version: 0, note: 'traz sapato' })
    const late = { params: { id }, body: { version: 0, state: 'cancelled' as const } }
    expect((await other.call(agenda.change, late)).error?.code).toBe('appointment_changed')
    const both = await Promise.all([
      change(id, { version: 1, startsAt: at('2026-11-20', 9) }),
      other.call(agenda.change, { params: { id }, body: { version: 1, state: 'confirmed' } }),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  test('two that move to one hour at the same moment: one has it, the other stays', async () => {
    for (let round = 0; round < 10; round += 1) {
      await shop.database.admin.deleteFrom('appointments').execute()
      const one = await shop.book()
      const other = await shop.book({ startsAt: at('2026-11-18', 14) })
      const startsAt = at('2026-11-19', 10)
      const both = await Promise.all([
        change(one.id, { version: 0, startsAt }),
        change(other.id, { version: 0, startsAt: new Date(startsAt.getTime() + 600_000) }),
      ])
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
      const lost = both[0].status === 409 ? one : other
      const row = await shop.db
        .selectFrom('appointments')
        .select(['startsAt', 'version'])
        .where('id', '=', lost.id)
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ startsAt: lost.startsAt, version: 0 })
    }
  })

  test('is done or missed only once it has begun, and that can be corrected', async () => {
    const { id } = await shop.book()
    expect((await change(id, { version: 0, state: 'missed' })).status).toBe(400)
    expect((await change(id, { version: 0, state: 'done' })).status).toBe(400)
    const past = await shop.book({ startsAt: earlier })
    const moved = { version: 0, state: 'done', startsAt: at('2026-11-16', 10) } as const
    expect((await change(past.id, moved)).status).toBe(400)
    expect(await changed(past.id, { version: 0, state: 'missed' })).toMatchObject({ state: 'missed' })
    expect(await changed(past.id, { version: 1, state: 'done' })).toMatchObject({ state: 'done' })
    expect(await sequenceOf(past.id)).toBe(0)
  })

  test('that has ended is neither moved, confirmed nor cancelled, but still noted', async () => {
    const { id } = await shop.book({ startsAt: earlier })
    await changed(id, { version: 0, state: 'done' })
    for (const body of [
      { startsAt: at('2026-11-19', 10) },
      { state: 'confirmed' },
      { state: 'cancelled' },
      { companions: 3 },
    ] as const) {
      expect((await change(id, { version: 1, ...body })).error?.code).toBe('appointment_ended')
    }
    expect(await changed(id, { version: 1, note: 'chegou cedo' })).toMatchObject({ note: 'chegou cedo' })
  })

  test('that is cancelled frees its hour, raises the sequence, and stays cancelled', async () => {
    const { id } = await shop.book()
    expect(await changed(id, { version: 0, state: 'cancelled' })).toMatchObject({ state: 'cancelled' })
    expect(await sequenceOf(id)).toBe(1)
    expect((await change(id, { version: 1, state: 'done' })).error?.code).toBe('appointment_ended')
    expect((await change(id, { version: 1, startsAt: earlier })).error?.code).toBe('appointment_ended')
    expect(await shop.book()).toMatchObject({ state: 'booked' })
  })

  test('leaves what was typed out of the audit log', async () => {
    const { id } = await shop.book()
    await changed(id, { version: 0, note: 'segredo', videoUrl: 'https://chamada.example/segredo' })
    const [fields] = await shop.audited('appointment.update', id)
    expect(fields).toContain('videoUrl')
    expect(fields).not.toContain('segredo')
    expect(shop.api.lines.join('\n')).not.toMatch(/segredo|Beatriz/)
  })

  test('that does not exist, or is only held, is not found', async () => {
    expect((await change(99_999, { version: 0, note: 'a' })).error?.code).toBe('appointment_not_found')
  })
})
