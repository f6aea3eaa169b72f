/**
 * The only way to connect to PostgreSQL. Every wait has a timeout: without one, a lost server, a forgotten transaction
 * or a lock queue would block requests and the pool for ever.
 */
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { discardBroken } from './discard-broken.ts'
import type { DB } from './tables.gen.ts'

export type Db = Kysely<DB>
/** Required by functions that must run inside a transaction; passing a plain Db does not compile. */
export type Tx = Transaction<DB>

export interface PoolOptions {
  /** Shown in pg_stat_activity. */
  name: string
  max: number
  /** How long to wait for a free connection; short, because a visitor is waiting for the page. */
  connectWithinMs?: number
  /** Overrides the statement timeout of requests or jobs. */
  statementMs?: number
  /** Jobs may take long, a request may not. */
  work?: 'requests' | 'jobs'
  /** Called for every connection that breaks; without a listener Node would exit. */
  onError: (error: Error) => void
}

const statementLimits = { requests: 5_000, jobs: 60_000 }
// The server's timeout should fire first: it ends the statement, ours only stops waiting for it.
const responseGrace = 500

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
    query_timeout: statementLimit + responseGrace,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    types: typeParsers(),
  })
  pool.on('error', options.onError)
  // The pool listens only to idle connections; an error on one in use would be unhandled.
  pool.on('connect', (client) => client.on('error', options.onError))
  return pool
}

export function connect(pool: pg.Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: discardBroken(pool) }),
    // Keys inside jsonb are data (a provider's payload, a stored response) and stay as they are.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/**
 * Ids, counts and centavos stay far below 2^53, so int8 and numeric need not arrive as text. A calendar day stays text:
 * as a JavaScript date it would be an instant, and another day in another time zone.
 */
function typeParsers(): pg.TypeOverrides {
  const { DATE, INT8, NUMERIC } = pg.types.builtins
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(NUMERIC, Number)
  types.setTypeParser(DATE, String)
  return types
}
