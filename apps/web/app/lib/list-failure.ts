import type { Failure } from '@shop/contract/failures'
import { ApiError } from './api.ts'
import { failureText } from './failure-text.ts'
import { forgetDecline } from './session-ending.ts'

interface Query {
  error: unknown
  data: unknown
  refetch: () => unknown
}

/** The error to show in place of a list that could not be loaded; undefined while there is data to show. */
export function listFailure({ error, data, refetch }: Query, failure: Failure) {
  if (!error || data !== undefined) return undefined
  return {
    error: failureText(error, failure),
    code: error instanceof ApiError ? error.requestId : undefined,
    onRetry: () => {
      forgetDecline()
      void refetch()
    },
  }
}
