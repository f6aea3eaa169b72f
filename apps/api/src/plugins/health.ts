/**
 * Two questions of whoever runs the process. Alive: does it answer at all, or must it be started anew? Ready: may
 * visitors be sent here? Redis, mail and the payment provider are left out: the shop stands without them.
 */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connection.ts'
import { pendingMigrations } from '../db/migrate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on "not ready", so that the balancer looks elsewhere before the door closes. */
    startDraining(): void
  }
}

/** Anybody may ask, also when the shop is busy, so the database is asked no more often than this. */
const STAYS_TRUE_MS = 1_000

const config = { access: 'anyone', neverShed: true } as const

export function answerProbes(app: FastifyInstance, db: Db) {
  let draining = false
  let last: { until: number; reason: Promise<string | undefined> } | undefined
  const recentReason = (report: (error: unknown) => void) => {
    if (last !== undefined && performance.now() < last.until) return last.reason
    // Until it is answered, everybody waits for the same question.
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
    return 'the database does not answer'
  }
}
