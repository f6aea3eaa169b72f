import { stopClock } from '@shop/test-kit/stopped-clock'
import pg from 'pg'

/** Stops the clock of a database, to be set by day or moment; times that columns take by default follow it too. */
export async function settableClock(databaseUrl: string) {
  await stopClock(databaseUrl, new Date())
  const client = new pg.Client({ connectionString: databaseUrl })
  // The database is dropped at the end, also after an error.
  client.on('error', () => undefined)
  await client.connect()
  for (const table of ['promise_changes', 'order_events', 'mails'])
    await client.query(`alter table ${table} alter column created_at set default stopped.now()`)
  const at = (moment: string) =>
    client.query(
      `create or replace function stopped.now() returns timestamptz stable return timestamptz '${moment}'`,
    )
  return {
    set: (day: string) => at(`${day}T15:00:00Z`),
    /** In São Paulo. */
    setTime: (day: string, time: string) => at(`${day}T${time}:00-03:00`),
    end: () => client.end(),
  }
}
