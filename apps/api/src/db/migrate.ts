/**
 * Migrates a database to this version: plain SQL files, in the order of their names, forward only, each in its own
 * transaction. A file that begins with `-- outside a transaction` runs statement by statement instead, for indexes that
 * are built while the shop serves; it must be repeatable from its start. A session lock lets one migrator work while the others wait, so any number of processes may start at
 * once.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations as migrateJobQueue } from 'graphile-worker'
import pg from 'pg'
import { createPool, type Db } from './connection.ts'
import { openJobQueue } from './roles.ts'

export interface MigrateOptions {
  directory?: URL
  log?: (message: string) => void
}

interface Migration {
  name: string
  sql: string
  sha256: string
}

const shippedMigrations = new URL('./migrations/', import.meta.url)
const advisoryLockKey = 7_205_309
const lockAttempts = 10
const LOCK_WAIT_MS = 120_000
const LOCK_POLL_MS = 100
const OUTSIDE = '-- outside a transaction'

/** Needs the role that owns the tables; the running shop's role has no right to. */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<void> {
  const { directory = shippedMigrations, log = () => {} } = options
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'migrate',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', (error) => log(error.message))
  await client.connect()
  try {
    await client.query(`set lock_timeout = '120s'`)
    await lockAlone(client)
    for (const migration of await notYetApplied(client, await readMigrations(directory))) {
      await (migration.sql.startsWith(OUTSIDE)
        ? applyOutside(client, migration)
        : apply(client, migration, log))
      log(`applied ${migration.name}`)
    }
    await migrateJobs(databaseUrl, log)
    await openJobQueue(client)
  } finally {
    await client.end()
  }
}

/** The migrations that the database lacks; empty when it is safe to serve. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const applied = await db.selectFrom('migrations').select('name').execute()
  const names = new Set(applied.map(({ name }) => name))
  return (await migrationNames(shippedMigrations)).filter((name) => !names.has(name))
}

/** Asks again and again: a session that waits inside a query would hold up an index that is built concurrently. */
async function lockAlone(client: pg.Client): Promise<void> {
  for (let waited = 0; waited < LOCK_WAIT_MS; waited += LOCK_POLL_MS) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      advisoryLockKey,
    ])
    if (rows[0]?.locked === true) return
    await sleep(LOCK_POLL_MS)
  }
  throw new Error('another migrator holds the lock of the migrations')
}

async function notYetApplied(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(`
    create table if not exists migrations (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))

  const pending: Migration[] = []
  for (const migration of migrations) {
    const recorded = applied.get(migration.name)
    if (recorded === undefined) {
      pending.push(migration)
    } else if (recorded !== migration.sha256) {
      throw new Error(`${migration.name} was edited after it was applied: write a new migration instead`)
    } else if (pending.length > 0) {
      throw new Error(`${pending[0]?.name} sorts before ${migration.name}, which is already applied`)
    }
  }
  return pending
}

/**
 * All queries on a table queue behind a migration that waits for its lock. So it waits for one second at most, well
 * below the lock timeout of those queries (connection.ts), lets them through, and tries again.
 */
async function apply(client: pg.Client, migration: Migration, log: (message: string) => void): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '1s'`)
      await client.query(migration.sql)
      await record(client, migration)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (attempt === lockAttempts || !lostTheLock(error)) throw error
      log(`${migration.name} could not get its lock, attempt ${attempt}`)
      await sleep(attempt * 500)
    }
  }
}

/** Several statements in one query would be one transaction. These wait for locks without keeping others out. */
async function applyOutside(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.sql.split(/;\s*\n/))
    if (statement.trim() !== '') await client.query(statement)
  await record(client, migration)
}

async function record(client: pg.Client, { name, sha256 }: Migration): Promise<void> {
  await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
}

function lostTheLock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
}

async function migrateJobs(databaseUrl: string, log: (message: string) => void): Promise<void> {
  const pool = createPool(databaseUrl, {
    name: 'migrate',
    max: 1,
    work: 'jobs',
    onError: (error) => log(error.message),
  })
  try {
    await migrateJobQueue({ pgPool: pool })
  } finally {
    await pool.end()
  }
}

async function readMigrations(directory: URL): Promise<Migration[]> {
  const names = await migrationNames(directory)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, directory), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function migrationNames(directory: URL): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
}
