import { useMatches } from 'react-router'

/** The `handle` of a page with a form: its footer omits the newsletter form. */
export const compactFooter = { footer: 'compact' } as const

export function useCompactFooter() {
  return useMatches().some(({ handle }) => handle === compactFooter)
}
