import { useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

const PARAM = 'redirect'
/** As much of an address as the registration takes along. */
const MAX_LENGTH = 300
const OURS = 'http://shop.invalid'

/** A path of ours, or nothing: whoever made the link may have written anything there, another shop's address as well. */
export function safeRedirect(text: string | null): string | undefined {
  if (text === null || text.length > MAX_LENGTH || !text.startsWith('/') || !URL.canParse(text, OURS)) {
    return undefined
  }
  // Read as the browser will read it: it drops line breaks, turns backslashes and follows '/..'.
  const { origin, pathname, search, hash } = new URL(text, OURS)
  return origin === OURS && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** Where the person was going before they had to sign in. Known in the browser only: the page is the same for everyone. */
export function useRedirect(): string | undefined {
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  return hydrated ? safeRedirect(params.get(PARAM)) : undefined
}

export function withRedirect(path: string, redirect: string | undefined, more: Record<string, string> = {}) {
  const params = new URLSearchParams({ ...more, ...(redirect !== undefined && { [PARAM]: redirect }) })
  return params.size > 0 ? `${path}?${params}` : path
}
