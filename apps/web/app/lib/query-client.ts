import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const RETRIES = 2

/**
 * What a signed-in person's pages have fetched. One per tab: it is only ever imported by code that runs in the browser
 * after sign-in, so that a visitor's first page does not carry it.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry } },
})

// Nobody provides it to a tree of components, which would mount it. Unmounted it does not hear that a hidden tab is
// looked at again, and whatever waits for that waits for ever.
queryClient.mount()

/** An answer that says no says it again: only a server in trouble, or none at all, is worth another try. */
function retry(failures: number, error: Error) {
  const refused = error instanceof ApiError && error.status < 500
  return !refused && failures < RETRIES
}
