import { createHash } from 'node:crypto'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordChange } from './audit.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const actor = { id: 7 }
const change = { actor, action: 'user.update', objectType: 'user', objectId: 12, requestId: 'r-1' }
const log = () => database.db.selectFrom('auditLog').selectAll().orderBy('id').execute()

test('an entry records who changed which fields of what, and stores none of their values', async () => {
  const before = { name: 'Ana Prado', phone: '(11) 91234-5678', city: 'Santos' }
  const after = { city: 'Santos', phone: '(11) 98765-4321', name: 'Ana Prado' }
  await database.db
    .transaction()
    .execute((tx) => recordChange(tx, { ...change, before, after, details: { lines: 2 } }))
  const [entry] = await log()
  expect(entry).toMatchObject({
    actorId: 7,
    action: 'user.update',
    objectType: 'user',
    objectId: '12',
    requestId: 'r-1',
    details: { changed: ['phone'], lines: 2 },
  })
  const sorted = [
    ['city', 'Santos'],
    ['name', 'Ana Prado'],
    ['phone', '(11) 91234-5678'],
  ]
  expect(entry?.beforeHash).toEqual(createHash('sha256').update(JSON.stringify(sorted)).digest())
  expect(entry?.afterHash).not.toEqual(entry?.beforeHash)
  expect(JSON.stringify(entry)).not.toMatch(/Ana|9123|9876/)
})

test('a creation has no before hash, a deletion has no after hash', async () => {
  await database.db.transaction().execute(async (tx) => {
    await recordChange(tx, { ...change, action: 'user.create', after: { name: 'Bia' } })
    await recordChange(tx, { ...change, action: 'user.delete', before: { name: 'Bia' } })
  })
  const [created, deleted] = (await log()).slice(-2)
  expect([created?.beforeHash, deleted?.afterHash]).toEqual([null, null])
  expect(created?.afterHash).toEqual(deleted?.beforeHash)
})

test('a change that is rolled back leaves no entry', async () => {
  const count = (await log()).length
  const undone = database.db.transaction().execute(async (tx) => {
    await recordChange(tx, { ...change, after: { name: 'Caio' } })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await log()).toHaveLength(count)
})
