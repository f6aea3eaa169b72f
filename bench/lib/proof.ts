export type Size = 'small' | 'full'

/** One measured figure held against what we promise. */
export interface Figure {
  what: string
  value: number
  unit: string
  /** the promise: `value` must be on this side of it; a figure without one is only reported */
  atLeast?: number
  atMost?: number
}

export type Proof = (size: Size) => Promise<Figure[]>

export function holds({
  value,
  atLeast = Number.NEGATIVE_INFINITY,
  atMost = Number.POSITIVE_INFINITY,
}: Figure) {
  return value >= atLeast && value <= atMost
}

/** Things that are counted: none lost, exactly one won. No second try makes up for a miss. */
export function isExact({ atLeast, atMost }: Figure) {
  return atMost === 0 || (atLeast !== undefined && atLeast === atMost)
}

const TIMES = ['ms', 's', 'µs', '/s', '×']

/** Times, rates and ratios of them: on a shared machine they say as much of the neighbours as of the shop. */
export function isTimed({ unit }: Figure) {
  return TIMES.includes(unit)
}

export function describe(figure: Figure) {
  const { what, value, unit, atLeast, atMost } = figure
  const promise = [
    atLeast !== undefined && `at least ${atLeast}`,
    atMost !== undefined && `at most ${atMost}`,
  ]
    .filter(Boolean)
    .join(', ')
  const verdict = promise === '' ? ' ' : holds(figure) ? '✓' : '✗'
  return `${verdict} ${what}: ${Number(value.toFixed(2))} ${unit}${promise && ` (${promise})`}`
}
