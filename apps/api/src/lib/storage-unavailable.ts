import { StorageUnavailable } from '../adapters/storage-unavailable.ts'
import { AppError } from './app-error.ts'

const RETRY_AFTER_SECONDS = 30

/** A full disk is a reason to retry later, not an error in the request. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    throw new AppError('unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}
