import { stopClock } from '@shop/test-kit/stopped-clock'
import pg from 'pg'

/** Stops the clock of a database, to be set day by day; times that columns take by default follow it too. */
export async function settableClock(databaseUrl: string) {
  await stopClock(databaseUrl, new Date())
  const client = new pg.Client({ connectionString: databaseUrl })
  // The database is dropped at the end, also after an error.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('alter table promise_changes alter column created_at set default stopped.now()')
  return {
    set: (day: string) =>
      client.query(
        `create or replace function stopped.now() returns timestamptz stable return timestamptz '${day}T15:00:00Z'`,
      ),
    end: () => client.end(),
  }
}
