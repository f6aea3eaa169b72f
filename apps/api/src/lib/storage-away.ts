import { StorageAway } from '../adapters/files.ts'
import { AppError } from './app-error.ts'

const RETRY_AFTER_SECONDS = 30

/** A full disk is a reason to come back later, not a fault in what was sent. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error
    throw new AppError('unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}
