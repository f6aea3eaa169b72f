import pg from 'pg'
import type { Logger } from 'pino'

interface Options {
  databaseUrl: string
  log: Logger
  onTag: (tag: string) => void
  /** true once changes are received, false when they may be missed */
  onListening: (listening: boolean) => void
}

/** The channel that the triggers of the cache signals migration notify. */
const CHANNEL = 'cache_tags'
const RECONNECT_MS = 1_000
/** Detects a connection that died silently (a cable, a firewall). */
const PROBE_MS = 15_000

/**
 * Receives from PostgreSQL, on its own connection, which cached data has changed: the notifications come from triggers,
 * so a change by any process, replica or database console is noticed.
 */
export function listenForTags({ databaseUrl, log, onTag, onListening }: Options) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function connect() {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'shop-cache-listener',
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
    })
    client = fresh
    fresh.on('error', (error) => lost(fresh, error))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ payload }) => payload && onTag(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
      if (client !== fresh || stopped) return
      onListening(true)
      timer = setInterval(() => void probe(fresh), PROBE_MS).unref()
    } catch (error) {
      lost(fresh, error)
    }
  }

  async function probe(current: pg.Client) {
    try {
      await current.query('select 1')
    } catch (error) {
      lost(current, error)
    }
  }

  function lost(old: pg.Client, error?: unknown) {
    if (client !== old || stopped) return
    client = undefined
    clearInterval(timer)
    onListening(false)
    if (error) log.warn({ err: error }, 'no longer receiving changes')
    void old.end().catch(() => undefined)
    timer = setTimeout(() => void connect(), RECONNECT_MS)
  }

  void connect()

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
