import type { Failure } from '@shop/contract/failures'
import { ApiError } from './api.ts'

/** The text for a failed call: the server's message, or the screen's default when the server sent none. */
export function failureText(error: unknown, { message, noResponse = message }: Failure): string {
  if (!(error instanceof ApiError)) return noResponse
  return error.message === '' ? message : error.message
}
