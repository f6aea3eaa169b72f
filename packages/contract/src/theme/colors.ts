/** The colour tokens of `apps/web/app/styles/tokens.css`; a test compares the two. */
export const colorTokens = [
  'paper',
  'paper-2',
  'paper-3',
  'white',
  'night',
  'night-line',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'line-strong',
  'wine',
  'wine-strong',
  'wine-soft',
  'sage',
  'sage-soft',
  'gold',
  'gold-soft',
  'ok',
  'ok-soft',
  'error',
  'error-soft',
  'error-line',
  'error-paper',
  'warning',
  'warning-soft',
  'info',
  'info-soft',
] as const

export type ColorToken = (typeof colorTokens)[number]

/** A value of every colour token, as `#rrggbb`. */
export type Colors = Readonly<Record<ColorToken, string>>
