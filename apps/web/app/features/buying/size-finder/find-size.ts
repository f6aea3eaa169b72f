import { sizeTable } from '@shop/contract/constants'

export const measureNames = ['bust', 'waist', 'hip'] as const
export type Measure = (typeof measureNames)[number]
/** In centimetres. */
export type Measures = Record<Measure, number>
export type Size = (typeof sizeTable)[number]['size']

type Row = (typeof sizeTable)[number]

/** The first size whose three ranges, limits included, contain the measures; 'custom' if there is none. */
export function findSize(measures: Measures): Size | 'custom' {
  const row = sizeTable.find((candidate) => measureNames.every((name) => fits(candidate, name, measures)))
  return row?.size ?? 'custom'
}

/** The size of one measure, or whether it is below or above the table. */
export type Standing = Size | 'below' | 'above'

export interface CustomFit {
  standings: Record<Measure, Standing>
  /** The size to start from: the largest that any measure requires. Undefined if the table has none large enough. */
  base: Size | undefined
  /** The measures to take in on that size. */
  adjusted: Measure[]
}

/** How measures that fit no single size would be served: fabric can be taken in, but not let out. */
export function customFit(measures: Measures): CustomFit {
  const standing = (name: Measure) => standingOf(name, measures)
  const base = sizeTable.findLast(({ size }) => measureNames.some((name) => standing(name) === size))
  const nothingLargeEnough = measureNames.some((name) => standing(name) === 'above')
  if (base === undefined || nothingLargeEnough) {
    return { standings: perMeasure(standing), base: undefined, adjusted: [] }
  }
  return {
    // On the border of two sizes a measure counts as the size that will be made.
    standings: perMeasure((name) => (fits(base, name, measures) ? base.size : standing(name))),
    base: base.size,
    adjusted: measureNames.filter((name) => !fits(base, name, measures)),
  }
}

function standingOf(name: Measure, measures: Measures): Standing {
  const row = sizeTable.find((candidate) => fits(candidate, name, measures))
  if (row) return row.size
  return measures[name] < sizeTable[0][name][0] ? 'below' : 'above'
}

function fits(row: Row, name: Measure, measures: Measures): boolean {
  const [least, most] = row[name]
  return measures[name] >= least && measures[name] <= most
}

function perMeasure<T>(of: (name: Measure) => T): Record<Measure, T> {
  return { bust: of('bust'), waist: of('waist'), hip: of('hip') }
}
