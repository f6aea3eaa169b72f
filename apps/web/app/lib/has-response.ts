import { ApiError } from './api.ts'

/**
 * Whether the server reported a definite result. After any other error the request may have been executed all the same.
 */
export function hasResponse(error: unknown) {
  return error instanceof ApiError && error.status < 500 && error.code !== 'idempotency_running'
}
