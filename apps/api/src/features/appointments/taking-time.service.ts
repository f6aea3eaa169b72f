import { waitAgain } from '../../db/wait-again.ts'
import { AppError } from '../../lib/app-error.ts'
import { limitConcurrency } from '../../lib/limit-concurrency.ts'

/** PostgreSQL's code when a row violates an exclusion constraint. */
const EXCLUDED = '23P01'

/** Half of the connections that a process has by default: the rest of the shop needs the others. */
const AT_ONCE = 4
/** More than ever want an hour when a week opens. They wait here without a connection, not for one, which ends as a 503. */
const WAITING = 500

const limited = limitConcurrency({ atOnce: AT_ONCE, waiting: WAITING, retryAfterSeconds: 5 })

/**
 * For every transaction that takes a time: others that take one in the same rooms are waited for. The atelier goes before
 * visitors.
 */
export function takingTime<T>(work: () => Promise<T>, { first = false } = {}): Promise<T> {
  return limited(() => orSlotTaken(work), { first })
}

async function orSlotTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await waitAgain(work)
  } catch (error) {
    // The last line of defence: the locks of the rooms let nobody come this far.
    const isExcluded = error instanceof Error && 'code' in error && error.code === EXCLUDED
    throw isExcluded ? new AppError('slot_taken', { cause: error }) : error
  }
}
