import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const RETRIES = 2

/**
 * The cached data of a signed-in user, one instance per tab. Only imported by code that runs in the browser after
 * sign-in, so that a visitor's first page does not contain it.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry } },
})

// There is no provider component that would mount it. Unmounted, it does not notice when a hidden tab becomes visible,
// and queries paused until then would never resume.
queryClient.mount()

/** An error response below 500 is final: only server errors and network failures are retried. */
function retry(failures: number, error: Error) {
  const rejected = error instanceof ApiError && error.status < 500
  return !rejected && failures < RETRIES
}
