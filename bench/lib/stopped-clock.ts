import { fileURLToPath } from 'node:url'
import pg from 'pg'

const PRELOAD = fileURLToPath(new URL('./shifted-clock.ts', import.meta.url))

/**
 * In this database it is always the same moment. PostgreSQL's own clock cannot be set, but a `now()` that is found
 * before its own can; for columns that fill themselves it has to be there before the tables are.
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

/** For the processes on that database: their clocks go on from there. */
export function clockFrom(moment: Date): NodeJS.ProcessEnv {
  return {
    NODE_OPTIONS: `--import=${PRELOAD}`,
    CLOCK_SHIFT_MS: String(moment.getTime() - Date.now()),
  }
}
