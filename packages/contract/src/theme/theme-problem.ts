import { checkAccent } from './accent.ts'
import { failingPairText } from './accent-text.ts'
import type { Theme } from './theme.ts'

/** Why a theme cannot be published, if it cannot: a palette always has enough contrast, an accent may not. */
export function themeProblem({ palette, accent }: Pick<Theme, 'palette' | 'accent'>): string | undefined {
  if (accent === null) return
  const check = checkAccent(palette, accent)
  return check.passes ? undefined : failingPairText(check.failing)
}
