import { useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

const PARAM = 'redirect'
/** The longest redirect that the registration accepts. */
const MAX_LENGTH = 300
const OURS = 'http://shop.invalid'

/** A path on our origin, or undefined: the link's author may have put any URL there, also of a phishing site. */
export function safeRedirect(text: string | null): string | undefined {
  if (text === null || text.length > MAX_LENGTH || !text.startsWith('/') || !URL.canParse(text, OURS)) {
    return undefined
  }
  // Parsed as the browser will: it drops line breaks, converts backslashes and resolves '/..'.
  const { origin, pathname, search, hash } = new URL(text, OURS)
  return origin === OURS && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** The page the user was going to before signing in. Known in the browser only: the HTML is the same for all users. */
export function useRedirect(): string | undefined {
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  return hydrated ? safeRedirect(params.get(PARAM)) : undefined
}

export function withRedirect(path: string, redirect: string | undefined, more: Record<string, string> = {}) {
  const params = new URLSearchParams({ ...more, ...(redirect !== undefined && { [PARAM]: redirect }) })
  return params.size > 0 ? `${path}?${params}` : path
}
