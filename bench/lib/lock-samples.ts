/** Samples the locks of a database while it is migrated: how long the migration kept others out of a table. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const EVERY_MS = 20

export interface LockTimes {
  /** The longest time that the migration held a lock that keeps readers or writers out of an existing table; 0: too short to see. */
  heldMs: number
  /** Which one. */
  held: string
  /** The longest time that a statement of the shop waited for a lock. */
  waitedMs: number
}

interface Held {
  what: string
  since: number
}

/** Only tables that exist now: no request waits for a table that the migration itself creates. */
const TABLES = `select oid::int from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`
const HELD = `
  select pid || ' ' || virtualtransaction || ' ' || relation::regclass || ' ' || mode as what
  from pg_locks join pg_stat_activity using (pid)
  where locktype = 'relation' and granted and application_name = 'migrate' and relation::int = any($1)
    and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`
const WAITED = `
  select coalesce(max(extract(epoch from clock_timestamp() - waitstart) * 1000), 0)::float8 as waited
  from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database() and application_name = $1`

export async function sampleLocks(url: string, shopName: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'bench-locks' })
  await client.connect()
  const { rows: tables } = await client.query<{ oid: number }>(TABLES)
  const oids = tables.map(({ oid }) => oid)
  const times: LockTimes = { heldMs: 0, held: '', waitedMs: 0 }
  let now: Held[] = []
  let stopping = false

  async function sampleOnce() {
    const { rows: held } = await client.query<{ what: string }>(HELD, [oids])
    const { rows: waits } = await client.query<{ waited: number }>(WAITED, [shopName])
    const at = performance.now()
    now = held.map(({ what }) => now.find((one) => one.what === what) ?? { what, since: at })
    for (const { what, since } of now) {
      // It was taken after the sample before, and is released before the next.
      const ms = at - since + EVERY_MS
      if (ms > times.heldMs) Object.assign(times, { heldMs: ms, held: what })
    }
    times.waitedMs = Math.max(times.waitedMs, waits[0]?.waited ?? 0)
  }
  const sampling = (async () => {
    while (!stopping) {
      await sampleOnce()
      await sleep(EVERY_MS)
    }
  })()
  return {
    async stop(): Promise<LockTimes> {
      stopping = true
      await sampling
      await client.end()
      return times
    },
  }
}
