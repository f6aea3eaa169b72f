import { useMatches } from 'react-router'

/** The `handle` of a page where somebody fills something in: its footer brings no form of its own. */
export const compactFooter = { footer: 'compact' } as const

export function useCompactFooter() {
  return useMatches().some(({ handle }) => handle === compactFooter)
}
