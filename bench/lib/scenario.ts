export type Size = 'small' | 'full'

/** One measured result and its limits. */
export interface Result {
  what: string
  value: number
  unit: string
  /** the limits of `value`; a result without one is only reported */
  atLeast?: number
  atMost?: number
}

export type Scenario = (size: Size) => Promise<Result[]>

export function holds({
  value,
  atLeast = Number.NEGATIVE_INFINITY,
  atMost = Number.POSITIVE_INFINITY,
}: Result) {
  return value >= atLeast && value <= atMost
}

/** Exact counts: none lost, exactly one won. No retry makes up for a miss. */
export function isExact({ atLeast, atMost }: Result) {
  return atMost === 0 || (atLeast !== undefined && atLeast === atMost)
}

const TIMES = ['ms', 's', 'µs', '/s', '×']

/** Times, rates and their ratios: on a shared machine they depend on other load as much as on the shop. */
export function isTimed({ unit }: Result) {
  return TIMES.includes(unit)
}

export function describe(result: Result) {
  const { what, value, unit, atLeast, atMost } = result
  const promise = [
    atLeast !== undefined && `at least ${atLeast}`,
    atMost !== undefined && `at most ${atMost}`,
  ]
    .filter(Boolean)
    .join(', ')
  const outcome = promise === '' ? ' ' : holds(result) ? '✓' : '✗'
  return `${outcome} ${what}: ${Number(value.toFixed(2))} ${unit}${promise && ` (${promise})`}`
}
