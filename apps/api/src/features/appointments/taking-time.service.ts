import { waitAgain } from '../../db/wait-again.ts'
import { AppError } from '../../lib/app-error.ts'

/** PostgreSQL's code when a row violates an exclusion constraint. */
const EXCLUDED = '23P01'

/** For every transaction that takes a time: others that take one in the same rooms are waited for. */
export async function takingTime<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await waitAgain(work)
  } catch (error) {
    // The last line of defence: the locks of the rooms let nobody come this far.
    const isExcluded = error instanceof Error && 'code' in error && error.code === EXCLUDED
    throw isExcluded ? new AppError('slot_taken', { cause: error }) : error
  }
}
