/**
 * How well two sets of times can be distinguished: 0.5 is chance, 1 is certainty. Which set is slower does not matter.
 */
export function separability(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, mine: true })),
    ...other.map((value) => ({ value, mine: false })),
  ]
  const sorted = all.toSorted((a, b) => a.value - b.value)
  const rankSum = sorted.reduce((sum, { mine }, index) => (mine ? sum + index + 1 : sum), 0)
  const area = (rankSum - (one.length * (one.length + 1)) / 2) / (one.length * other.length)
  return Math.max(area, 1 - area)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
