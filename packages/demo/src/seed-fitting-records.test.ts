import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from './seed.ts'

let database: TestDatabase
let uploadsDir: string
beforeAll(async () => {
  database = await testDatabase()
  uploadsDir = await mkdtemp(join(tmpdir(), 'demo-records-'))
  await seedDemo(database.db, { uploadsDir })
})
afterAll(async () => {
  await database.close()
  await rm(uploadsDir, { recursive: true })
})

test('one record waits for a reply, one differs and one is confirmed, each of another dress and a past fitting', async () => {
  const records = await database.db
    .selectFrom('fittingRecords')
    .innerJoin('appointments', 'appointments.id', 'appointmentId')
    .select(['reply', 'fittingRecords.orderItemId', 'state', 'sentAt', 'endsAt'])
    .select('appointments.orderItemId as fittedItemId')
    .orderBy('fittingRecords.id')
    .execute()
  expect(records.map(({ reply }) => reply)).toEqual([null, 'differs', 'confirmed'])
  expect(new Set(records.map(({ orderItemId }) => orderItemId)).size).toBe(3)
  for (const record of records) {
    expect(record).toMatchObject({ state: 'done', fittedItemId: record.orderItemId })
    expect(record.endsAt.getTime()).toBeLessThanOrEqual(record.sentAt?.getTime() ?? 0)
  }
})
