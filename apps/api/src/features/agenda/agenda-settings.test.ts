import { type AgendaSettings, agenda } from '@shop/contract/agenda'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agendaAdmin, at } from '../../testing/agenda-admin.ts'

let shop: Awaited<ReturnType<typeof agendaAdmin>>
let first: AgendaSettings
beforeAll(async () => {
  shop = await agendaAdmin()
  first = await read()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.admin.deleteFrom('appointments').execute()
})

async function read(): Promise<AgendaSettings> {
  const { data } = await shop.admin.call(agenda.settings, {})
  if (data === undefined) throw new Error('no settings')
  return data
}
const save = (body: AgendaSettings) => shop.admin.call(agenda.saveSettings, { body })
const weekday = { weekday: 1, opens: 600, closes: 780 }

describe('rooms, hours and types', () => {
  test('are saved as a whole, in their order', async () => {
    const before = await read()
    const [room, screen] = before.rooms
    if (room === undefined || screen === undefined) throw new Error('no rooms')
    const hours = [weekday, { weekday: 1, opens: 840, closes: 1080 }]
    const added = { name: 'Sala da janela', kind: 'atelier' as const, hours: [weekday] }
    const type = {
      ...{ name: 'Retirada', kind: 'visit' as const, description: 'buscar o vestido' },
      ...{ minutes: 30, bufferMinutes: 0, noticeHours: 2 },
    }
    const { data, status } = await save({
      rooms: [added, { ...room, name: 'Sala do espelho', hours }, screen],
      types: [...before.types, type],
      version: before.version,
    })
    expect(status).toBe(200)
    expect(data?.rooms.map(({ name }) => name)).toEqual(['Sala da janela', 'Sala do espelho', 'Vídeo'])
    expect(data?.rooms[1]).toMatchObject({ id: room.id, hours })
    expect(data?.types.at(-1)).toMatchObject(type)
    expect(data?.version).not.toBe(before.version)
    expect(await shop.audited('agenda.settings', 'settings')).toHaveLength(1)
  })

  test('that another administrator has changed meanwhile are not overwritten', async () => {
    const before = await read()
    const types = before.types.map((type) => ({ ...type, minutes: type.minutes + 5 }))
    await save({ ...before, types })
    expect((await save(before)).error?.code).toBe('stale_version')
    expect((await read()).types).toEqual(types)
    const current = await read()
    const unknown = {
      ...current,
      rooms: [...current.rooms, { id: 9999, name: 'A', kind: 'atelier' as const, hours: [] }],
    }
    expect((await save(unknown)).error?.code).toBe('stale_version')
  })

  test('of a day do not overlap', async () => {
    const before = await read()
    const withHours = (hours: AgendaSettings['rooms'][number]['hours']) => ({
      ...before,
      rooms: before.rooms.map((room, index) => (index === 0 ? { ...room, hours } : room)),
    })
    expect((await save(withHours([weekday, { weekday: 1, opens: 700, closes: 900 }]))).status).toBe(400)
  })

  test('a room with appointments to come is not removed; without them it is retired and takes none', async () => {
    const before = await read()
    const { id } = await shop.book({ roomId: shop.ids.atelier })
    const without = () => ({ ...before, rooms: before.rooms.filter((room) => room.id !== shop.ids.atelier) })
    expect((await save(without())).error?.code).toBe('agenda_in_use')
    await shop.admin.call(agenda.change, { params: { id }, body: { version: 0, state: 'cancelled' } })
    expect((await save(without())).status).toBe(200)
    const { data } = await shop.admin.call(agenda.read, { query: { from: '2026-11-16', to: '2026-11-21' } })
    expect(data?.rooms.map((room) => room.id)).not.toContain(shop.ids.atelier)
    // What took place there is still read.
    expect(data?.entries).toMatchObject([{ id, roomId: shop.ids.atelier }])
    await expect(shop.book({ roomId: shop.ids.atelier })).rejects.toThrow('invalid_input')
    await shop.db.updateTable('fittingRooms').set({ retiredAt: null }).execute()
  })

  test('a type is retired: what is booked stays and still moves, but nothing new is booked', async () => {
    const { id } = await shop.book()
    const before = await read()
    const types = before.types.filter((type) => type.id !== shop.ids.visit)
    expect((await save({ ...before, types })).status).toBe(200)
    await expect(shop.book({ startsAt: at('2026-11-19', 10) })).rejects.toThrow('invalid_input')
    const moved = { version: 0, startsAt: at('2026-11-19', 14) }
    expect((await shop.admin.call(agenda.change, { params: { id }, body: moved })).status).toBe(200)
    await shop.db.updateTable('appointmentTypes').set({ retiredAt: null }).execute()
  })

  test('a room and a type keep their kind while something is booked', async () => {
    await shop.book({ roomId: shop.ids.atelier })
    const before = await read()
    const rooms = before.rooms.map((room) =>
      room.id === shop.ids.atelier ? { ...room, kind: 'video' as const } : room,
    )
    expect((await save({ ...before, rooms })).error?.code).toBe('agenda_in_use')
    const types = before.types.map((type) =>
      type.id === shop.ids.visit ? { ...type, kind: 'video' as const } : type,
    )
    expect((await save({ ...before, types })).error?.code).toBe('agenda_in_use')
  })

  test('the hold of a visitor ends with its room', async () => {
    await shop.db
      .insertInto('appointments')
      .values({
        ...{ typeId: shop.ids.video, roomId: shop.ids.screen, state: 'held', holdHash: Buffer.from('h') },
        ...{ startsAt: at('2026-11-18', 10), endsAt: at('2026-11-18', 11), busyUntil: at('2026-11-18', 11) },
        heldUntil: at('2026-11-16', 13),
      })
      .execute()
    const before = await read()
    const rooms = before.rooms.filter((room) => room.id !== shop.ids.screen)
    expect((await save({ ...before, rooms })).status).toBe(200)
    expect(await shop.db.selectFrom('appointments').selectAll().execute()).toEqual([])
    await shop.db.updateTable('fittingRooms').set({ retiredAt: null }).execute()
  })

  test('come with every shop: a room, a screen and three types', () => {
    expect(first.rooms.map(({ kind }) => kind)).toEqual(['atelier', 'video'])
    expect(first.types.map(({ kind }) => kind)).toEqual(['visit', 'fitting', 'video'])
  })
})
