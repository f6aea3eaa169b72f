import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { withScratchDatabase } from '@shop/test-kit/scratch-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, pendingMigrations } from './migrate.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function withMigrations<T>(
  files: Record<string, string>,
  work: (directory: URL) => Promise<T>,
): Promise<T> {
  const path = await mkdtemp(join(tmpdir(), 'migrations-'))
  try {
    for (const [name, sql] of Object.entries(files)) await writeFile(join(path, name), sql)
    return await work(pathToFileURL(`${path}/`))
  } finally {
    await rm(path, { recursive: true })
  }
}

const shippedMigrations = async () => (await readdir(new URL('./migrations/', import.meta.url))).sort()

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

test('a migrated database has nothing pending, and migrating again changes nothing', async () => {
  const applied = () => database.db.selectFrom('migrations').selectAll().orderBy('name').execute()
  const before = await applied()
  const messages: string[] = []
  await migrate(database.ownerUrl, { log: (message) => messages.push(message) })
  expect(messages).toEqual([])
  expect(await applied()).toEqual(before)
  expect(before.map(({ name }) => name)).toEqual(await shippedMigrations())
  expect(await pendingMigrations(database.db)).toEqual([])
})

test('the job queue exists, so that jobs can be enqueued from the first request on', async () => {
  const [job] = await query<{ queue: string | null }>(
    database.url,
    `select to_regclass('graphile_worker._private_jobs')::text as queue`,
  )
  expect(job?.queue).toBe('graphile_worker._private_jobs')
})

test('a process that is newer than its database sees the missing migrations', async () => {
  const newest = (await shippedMigrations()).at(-1) ?? ''
  await database.admin
    .transaction()
    .execute(async (tx) => {
      await tx.deleteFrom('migrations').where('name', '=', newest).execute()
      expect(await pendingMigrations(tx)).toEqual([newest])
      throw new Error('rolled back on purpose')
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back on purpose'))
})

// Creating and dropping databases waits for checkpoints, which are slow on a busy disk.
const UNHURRIED = { timeout: 120_000 }

test('four migrators at once apply each file once', UNHURRIED, async () => {
  await withScratchDatabase(async (url) => {
    const messages: string[] = []
    const log = (message: string) => messages.push(message)
    await Promise.all(Array.from({ length: 4 }, () => migrate(url, { log })))
    const rows = await query<{ name: string }>(url, 'select name from migrations order by name')
    expect(messages).toEqual(rows.map(({ name }) => `applied ${name}`))
  })
})

test('a file that was edited after it was applied is rejected', UNHURRIED, async () => {
  await withScratchDatabase((url) =>
    withMigrations({ '0001_a.sql': 'create table a ()' }, async (directory) => {
      await migrate(url, { directory })
      await writeFile(new URL('0001_a.sql', directory), 'create table a (b int)')
      await expect(migrate(url, { directory })).rejects.toThrow('0001_a.sql was edited')
    }),
  )
})

test('a file that sorts before an applied one is rejected', async () => {
  await withScratchDatabase((url) =>
    withMigrations({ '0002_b.sql': 'create table b ()' }, async (directory) => {
      await migrate(url, { directory })
      await writeFile(new URL('0001_a.sql', directory), 'create table a ()')
      await expect(migrate(url, { directory })).rejects.toThrow('0001_a.sql sorts before 0002_b.sql')
    }),
  )
})

test('a failing file is rolled back completely, and the files before it stay applied', async () => {
  const files = { '0001_a.sql': 'create table a ()', '0002_b.sql': 'create table b (); select 1 / 0' }
  await withScratchDatabase((url) =>
    withMigrations(files, async (directory) => {
      await expect(migrate(url, { directory })).rejects.toThrow('division by zero')
      expect(await query(url, 'select name from migrations')).toEqual([{ name: '0001_a.sql' }])
      expect(await query(url, `select to_regclass('b') as b`)).toEqual([{ b: null }])
    }),
  )
})

test('an older process accepts a database that a newer one has migrated', async () => {
  await withScratchDatabase((url) =>
    withMigrations({ '0001_a.sql': 'create table a ()' }, async (older) => {
      await withMigrations({ '0002_b.sql': 'create table b ()' }, async (newer) => {
        await cp(new URL('0001_a.sql', older), new URL('0001_a.sql', newer))
        await migrate(url, { directory: newer })
        await migrate(url, { directory: older })
      })
    }),
  )
})

test('a migration that waits for a locked table gives up the lock request and tries again', {
  timeout: 120_000,
}, async () => {
  const files = { '0001_a.sql': 'create table a ()' }
  await withScratchDatabase((url) =>
    withMigrations(files, async (directory) => {
      await migrate(url, { directory })
      await writeFile(new URL('0002_b.sql', directory), 'alter table a add column b int')
      const busy = new pg.Client({ connectionString: url })
      await busy.connect()
      await busy.query('begin; lock table a in access share mode')
      const messages: string[] = []
      const log = (message: string) => {
        messages.push(message)
        if (message.includes('could not get its lock')) void busy.query('rollback')
      }
      await migrate(url, { directory, log })
      await busy.end()
      expect(messages).toEqual(['0002_b.sql could not get its lock, attempt 1', 'applied 0002_b.sql'])
    }),
  )
})
