import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { withScratchDatabase } from '@shop/test-kit/scratch-database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url))
/** Those up to here have only run on databases without visitors. */
const LAST_OF_FIRST_RELEASE = '0055_account_carts.sql'

/** Only these are used while the migrations run: the processes that still serve know no table that came later. */
const TABLES = `select oid::int from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`
/** Existing tables that the transaction keeps writers, or readers too, out of. */
const LOCKED = `
  select distinct relation::regclass::text as name from pg_locks
  where pid = pg_backend_pid() and granted and relation::int = any($1)
    and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`

async function migrateFirstRelease(url: string) {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  const filter = (file: string) => !file.endsWith('.sql') || basename(file) <= LAST_OF_FIRST_RELEASE
  await cp(MIGRATIONS, directory, { recursive: true, filter })
  await migrate(url, { directory: pathToFileURL(`${directory}/`) })
  await rm(directory, { recursive: true })
}

async function lockedBy(client: pg.Client, migration: string, tables: readonly number[]): Promise<string[]> {
  await client.query('begin')
  await client.query(migration)
  const { rows } = await client.query<{ name: string }>(LOCKED, [tables])
  await client.query('commit')
  return rows.map(({ name }) => name)
}

// With two, a request that has used the one and needs the other deadlocks with the migration, and may be the one to fail.
test('a migration locks at most one table of the first release', () =>
  withScratchDatabase(async (url) => {
    await migrateFirstRelease(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ oid: number }>(TABLES)
    const tables = rows.map(({ oid }) => oid)
    const locked: [string, string[]][] = []
    for (const name of (await readdir(MIGRATIONS)).toSorted()) {
      const migration = await readFile(join(MIGRATIONS, name), 'utf8')
      if (name <= LAST_OF_FIRST_RELEASE || migration.startsWith('-- outside a transaction')) continue
      locked.push([name, await lockedBy(client, migration, tables)])
    }
    await client.end()
    expect(locked).toContainEqual(['0060_movement_variants.sql', ['stock_movements']])
    expect(locked.filter(([, tables]) => tables.length > 1)).toEqual([])
  }))
