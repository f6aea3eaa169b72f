import type { Failure } from '@shop/contract/failures'
import { ApiError } from './api.ts'

/** What to tell about a call that failed: the server's own sentence, or the screen's when the server had none. */
export function failureText(error: unknown, { message, noAnswer = message }: Failure): string {
  if (!(error instanceof ApiError)) return noAnswer
  return error.message === '' ? message : error.message
}
