import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { stopClock } from '@shop/test-kit/stopped-clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from './seed.ts'

let database: TestDatabase
let uploadsDir: string
beforeAll(async () => {
  database = await testDatabase()
  // A Monday, 12h in São Paulo.
  await stopClock(database.adminUrl, new Date('2026-11-16T15:00:00Z'))
  uploadsDir = await mkdtemp(join(tmpdir(), 'demo-agenda-'))
  await seedDemo(database.db, { uploadsDir })
})
afterAll(async () => {
  await database.close()
  await rm(uploadsDir, { recursive: true })
})

test('two rooms and a screen are open from Monday to Saturday', async () => {
  const rooms = await database.db
    .selectFrom('fittingRooms')
    .select(['name', 'kind'])
    .orderBy('position')
    .execute()
  expect(rooms.map(({ name }) => name)).toEqual(['Sala do espelho', 'Sala da janela', 'Vídeo'])
  const hours = await database.db.selectFrom('appointmentHours').selectAll().execute()
  expect(hours).toHaveLength(3 * 11)
})

test('three weeks have visits, calls and fittings in every state', async () => {
  const rows = await database.db
    .selectFrom('appointments')
    .innerJoin('appointmentTypes', 'appointmentTypes.id', 'typeId')
    .select(['kind', 'state', 'startsAt', 'orderItemId', 'appointments.name'])
    .execute()
  expect(rows.length).toBeGreaterThan(18)
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['visit', 'fitting', 'video']))
  const states = Map.groupBy(rows, ({ state }) => state)
  expect(states.get('missed')).toHaveLength(1)
  expect(states.get('done')?.length).toBeGreaterThan(2)
  expect(states.get('confirmed')?.length).toBeGreaterThan(2)
  const fittings = rows.filter(({ kind }) => kind === 'fitting')
  expect(fittings.length).toBeGreaterThan(3)
  expect(fittings.every(({ orderItemId }) => orderItemId !== null)).toBe(true)
  const days = rows.map(({ startsAt }) => startsAt.toISOString().slice(0, 10)).toSorted()
  expect([days[0], days.at(-1)]).toEqual(['2026-11-09', '2026-11-30'])
  // Nobody has confirmed it, and it is near.
  const carla = rows.find(({ name }) => name === 'Carla Menezes')
  expect(carla).toMatchObject({ state: 'booked', startsAt: new Date('2026-11-16T20:00:00Z') })
})
