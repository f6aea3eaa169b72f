import { QueryClient } from '@tanstack/react-query'

/**
 * What a signed-in person's pages have fetched. One per tab: it is only ever imported by code that runs in the browser
 * after sign-in, so that a visitor's first page does not carry it.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } },
})

// Nobody provides it to a tree of components, which would mount it. Unmounted it does not hear that a hidden tab is
// looked at again, and whatever waits for that waits for ever.
queryClient.mount()
