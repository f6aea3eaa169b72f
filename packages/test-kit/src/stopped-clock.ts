import { fileURLToPath } from 'node:url'
import pg from 'pg'

const PRELOAD = fileURLToPath(new URL('./shifted-clock.ts', import.meta.url))

/**
 * Stops the clock of this database. PostgreSQL's own clock cannot be set, but a `now()` that is found before the
 * built-in one can; column defaults only use it if it exists before the tables.
 */
export async function stopClock(databaseUrl: string, moment: Date) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))
  const now = client.escapeLiteral(moment.toISOString())
  await client.query(`
    create schema stopped;
    grant usage on schema stopped to public;
    create function stopped.now() returns timestamptz stable return timestamptz ${now};
    alter database ${name} set search_path = public, stopped, pg_catalog`)
  await client.end()
}

/** For the processes on that database: their clocks start at that moment and go on. */
export function clockFrom(moment: Date): NodeJS.ProcessEnv {
  return clockShiftedBy(moment.getTime() - Date.now())
}

/** The environment of a process whose clock is wrong by so much. */
export function clockShiftedBy(ms: number): NodeJS.ProcessEnv {
  return { NODE_OPTIONS: `--import=${PRELOAD}`, CLOCK_SHIFT_MS: String(ms) }
}
