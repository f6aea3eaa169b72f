/**
 * The one way to reach PostgreSQL. Every wait has an end: without these limits a lost server, a
 * forgotten transaction or a lock queue holds requests for ever, and the pool with them.
 */
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { discardBroken } from './discard-broken.ts'
import type { DB } from './tables.gen.ts'

export type Db = Kysely<DB>
/** What must run inside a transaction asks for this; a plain Db does not compile there. */
export type Tx = Transaction<DB>

export interface PoolOptions {
  /** Shown in pg_stat_activity. */
  name: string
  max: number
  /** How long to wait for a free connection; not long, for somebody waits for the page. */
  connectWithinMs?: number
  /** Instead of what requests or jobs are given. */
  statementMs?: number
  /** Jobs may take long, a request may not. */
  work?: 'requests' | 'jobs'
  /** Called for every connection that breaks; without a listener Node would end the process. */
  onError: (error: Error) => void
}

const statementLimits = { requests: 5_000, jobs: 60_000 }
// The server's own limit should speak first: it ends the statement, ours only stops waiting for it.
const answerGrace = 500

export function createPool(url: string, options: PoolOptions): pg.Pool {
  const statementLimit = options.statementMs ?? statementLimits[options.work ?? 'requests']
  const pool = new pg.Pool({
    connectionString: url,
    application_name: options.name,
    max: options.max,
    connectionTimeoutMillis: options.connectWithinMs ?? 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementLimit,
    query_timeout: statementLimit + answerGrace,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    types: typeParsers(),
  })
  pool.on('error', options.onError)
  // The pool listens only while a connection is idle; one that breaks in use would be unhandled.
  pool.on('connect', (client) => client.on('error', options.onError))
  return pool
}

export function connect(pool: pg.Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: discardBroken(pool) }),
    // Keys inside jsonb are data (a provider's payload, a stored answer) and stay as they are.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/**
 * Ids, counts and centavos stay far below 2^53, so int8 and numeric need not arrive as text. A calendar day stays text:
 * as a JavaScript date it would be an instant, and another day in another zone.
 */
function typeParsers(): pg.TypeOverrides {
  const { DATE, INT8, NUMERIC } = pg.types.builtins
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(NUMERIC, Number)
  types.setTypeParser(DATE, String)
  return types
}
