import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningWorker } from '@shop/api/jobs/worker'
import type { Logger } from 'pino'
import { endsWithin } from './ends-within.ts'

const RESTART_MS = 1_000
const STOPPED_WITHIN_MS = 2_000
// A call to the provider may take twelve seconds; the grace period in main.ts must cover this and the drain.
const FINISHED_WITHIN_MS = 15_000

/**
 * A worker fails when the database becomes unavailable while it records its results. Pages and orders in the same
 * process must not fail with it, so it is restarted until that succeeds. One that waits for lost connections may never
 * end, neither then nor when the shop is stopped; its heartbeat has stopped, so other workers take over its jobs, and
 * it is abandoned.
 */
export async function restartOnFailure(
  log: Logger,
  start: (onFailure: () => void) => Promise<RunningWorker>,
  finishedWithinMs = FINISHED_WITHIN_MS,
) {
  let stopping = false
  let restarting = Promise.resolve()
  let current: RunningWorker | undefined
  const waitFor = async (stopped: Promise<void>, milliseconds: number) => {
    try {
      if (!(await endsWithin(milliseconds, stopped))) log.warn('worker did not end in time and was abandoned')
    } catch (error) {
      log.warn({ err: error }, 'worker did not stop cleanly')
    }
  }
  const restart = async (broken: RunningWorker) => {
    current = undefined
    await waitFor(broken.stop(), STOPPED_WITHIN_MS)
    for (await sleep(RESTART_MS); !stopping; await sleep(RESTART_MS)) {
      try {
        await watch()
        return
      } catch (error) {
        log.warn({ err: error }, 'worker could not be started again yet')
      }
    }
  }
  const watch = async () => {
    const failed = Promise.withResolvers<void>()
    const worker = await start(failed.resolve)
    current = worker
    void failed.promise.then(() => {
      if (!stopping) restarting = restart(worker)
    })
  }

  await watch()
  return async () => {
    stopping = true
    await waitFor(
      restarting.then(() => current?.stop()),
      finishedWithinMs,
    )
  }
}
