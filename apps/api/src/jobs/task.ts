import type { Tx } from '../db/connection.ts'
import { type JobName, type JobPayloads, payloadSchemas } from './queue.ts'

/** What the worker runs for one kind of job. */
export interface Task {
  name: JobName
  /** When it runs by itself, in crontab syntax, in UTC. Then its next run is its only retry (periodic.ts). */
  at?: string
  run(payload: unknown): Promise<void>
  /** Runs in the transaction that turns the job into a dead letter. */
  givenUp?(tx: Tx, payload: unknown): Promise<void>
}

interface Work<N extends JobName> {
  at?: string
  run(payload: JobPayloads[N]): Promise<void>
  givenUp?(tx: Tx, payload: JobPayloads[N]): Promise<void>
}

/** The payload comes from the database, perhaps written by an older version: it is parsed, not trusted. */
export function task<N extends JobName>(name: N, work: Work<N>): Task {
  const schema = payloadSchemas[name]
  return {
    name,
    ...(work.at !== undefined && { at: work.at }),
    run: async (payload) => work.run(schema.parse(payload)),
    // An unreadable payload names no record to update; the job must still become a dead letter.
    async givenUp(tx, payload) {
      const { data } = schema.safeParse(payload)
      if (data !== undefined) await work.givenUp?.(tx, data)
    },
  }
}
