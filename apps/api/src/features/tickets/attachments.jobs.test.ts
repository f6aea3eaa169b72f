import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { aTicket, aUser } from '@shop/test-kit/factories'
import { testFiles } from '@shop/test-kit/files'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachmentTasks } from './attachments.jobs.ts'

let database: TestDatabase
let storage: Awaited<ReturnType<typeof testFiles>>
beforeAll(async () => {
  database = await testDatabase()
  storage = await testFiles()
})
afterAll(async () => {
  await storage.close()
  await database.close()
})

const run = async (name: string, payload: unknown = {}) => {
  const tasks = attachmentTasks({ db: database.db, files: storage.files })
  await tasks.find((task) => task.name === name)?.run(payload)
}
const put = async (name: string, { hoursAgo }: { hoursAgo: number }) => {
  await storage.files.private.put(name, Buffer.from('x'))
  const written = new Date(Date.now() - hoursAgo * 3_600_000)
  await utimes(join(storage.uploadsDir, 'private', name), written, written)
}

test('the sweep deletes what waited a day for its message, and nothing else', async () => {
  const { db } = database
  const { id: userId } = await aUser(db)
  const { id: ticketId } = await aTicket(db, { userId })
  const message = await db.selectFrom('ticketMessages').select('id').executeTakeFirstOrThrow()
  for (const [storageKey, messageId, hoursAgo] of [
    ['sent.webp', message.id, 100],
    ['forgotten.webp', null, 25],
    ['waiting.webp', null, 23],
  ] as const) {
    await put(storageKey, { hoursAgo })
    const createdAt = sql<Date>`now() - ${hoursAgo} * interval '1 hour'`
    const file = { fileName: 'a.webp', contentType: 'image/webp', sizeBytes: 1, createdAt }
    await db
      .insertInto('attachments')
      .values({ ticketId, messageId, storageKey, ...file })
      .execute()
  }
  await put('never-had-a-row.webp', { hoursAgo: 25 })
  await put('row-is-being-written.webp', { hoursAgo: 0 })

  await run('attachments.sweep')
  expect(await storage.privateNames()).toEqual(['row-is-being-written.webp', 'sent.webp', 'waiting.webp'])
  const rows = await db.selectFrom('attachments').select('storageKey').orderBy('id').execute()
  expect(rows.map(({ storageKey }) => storageKey)).toEqual(['sent.webp', 'waiting.webp'])
})

test('files of a deleted ticket are removed by name, and the removal can be repeated', async () => {
  await put('gone.webp', { hoursAgo: 0 })
  for (let time = 0; time < 2; time += 1) {
    await run('attachments.remove', { storageKeys: ['gone.webp', 'never-there.webp'] })
  }
  expect(await storage.privateNames()).not.toContain('gone.webp')
})
