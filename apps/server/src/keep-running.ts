import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningWorker } from '@shop/api/jobs/worker'
import type { Logger } from 'pino'

const RESTART_MS = 1_000
const STOPPED_WITHIN_MS = 2_000

/**
 * A worker gives up when the database goes away in the middle of its notes. Pages and orders in the same process are
 * not to fall with it, so it is started anew for as long as it takes. One that waits for connections that are gone may
 * never end; its heart no longer beats, so what it holds is taken over, and it is left behind.
 */
export async function keepRunning(log: Logger, start: (onFailure: () => void) => Promise<RunningWorker>) {
  let stopping = false
  let restarting = Promise.resolve()
  const restart = async (broken: RunningWorker) => {
    const stopped = broken
      .stop()
      .catch((error: unknown) => log.warn({ err: error }, 'broken worker did not stop cleanly'))
    await Promise.race([stopped, sleep(STOPPED_WITHIN_MS)])
    while (!stopping) {
      await sleep(RESTART_MS)
      try {
        current = await watch()
        return
      } catch (error) {
        log.warn({ err: error }, 'worker could not be started again yet')
      }
    }
  }
  const watch = async () => {
    const failed = Promise.withResolvers<void>()
    const worker = await start(failed.resolve)
    void failed.promise.then(() => {
      if (!stopping) restarting = restart(worker)
    })
    return worker
  }

  let current = await watch()
  return async () => {
    stopping = true
    await restarting
    await current.stop()
  }
}
