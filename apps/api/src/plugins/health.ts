/**
 * Probes for the orchestrator. Live: does the process respond at all, or must it be restarted? Ready: may it receive
 * traffic? Redis, email and the payment provider are left out: the shop works without them.
 */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connection.ts'
import { pendingMigrations } from '../db/migrate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on "not ready", so that the load balancer stops sending requests before the server closes. */
    startDraining(): void
  }
}

/** The probe is public and also runs under load, so the database is queried no more often than this. */
const STAYS_TRUE_MS = 1_000

const config = { access: 'anyone', neverShed: true } as const

export function respondToProbes(app: FastifyInstance, db: Db) {
  let draining = false
  let last: { until: number; reason: Promise<string | undefined> } | undefined
  const recentReason = (report: (error: unknown) => void) => {
    if (last !== undefined && performance.now() < last.until) return last.reason
    // Until the query finishes, all probes wait for the same one.
    const check = { until: Number.POSITIVE_INFINITY, reason: reasonNotToServe(db, report) }
    void check.reason.then(() => (check.until = performance.now() + STAYS_TRUE_MS))
    last = check
    return check.reason
  }
  app.decorate('startDraining', () => {
    draining = true
  })

  app.get('/livez', { config, logLevel: 'warn' }, async () => ({ status: 'alive' }))

  app.get('/readyz', { config, logLevel: 'warn' }, async (request, reply) => {
    const reason = draining ? 'closing' : await recentReason((err) => request.log.warn({ err }, 'not ready'))
    if (reason === undefined) return { status: 'ready' }
    return reply.code(503).send({ status: 'not ready', reason })
  })
}

async function reasonNotToServe(db: Db, report: (error: unknown) => void) {
  try {
    return (await pendingMigrations(db)).length > 0 ? 'migrations are missing' : undefined
  } catch (error) {
    report(error)
    return 'the database does not respond'
  }
}
