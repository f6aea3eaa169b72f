import { ApiError } from './api.ts'

/** The server said what came of a request. After anything else it may have been carried out all the same. */
export function isAnswered(error: unknown) {
  return error instanceof ApiError && error.status < 500 && error.code !== 'idempotency_running'
}
