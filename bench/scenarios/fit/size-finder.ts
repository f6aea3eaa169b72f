import { defaultAdjustment, sizeTable } from '@shop/contract/constants'
import { type Fit, findFit, type Girths, type SizeRow } from '@shop/contract/size-finder'
import { sizeChart } from '@shop/demo/shop/size-chart'
import { measuredWomen } from '../../lib/measured-women.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'

/** The women were measured above the breast; a bust is larger by about so much. */
const ADDED_CM = [0, 3, 5, 7]
const CHARTS = [
  ['five rows', sizeTable],
  ['seven rows', sizeChart],
] as const
const LEAST_SHARE = 50

/**
 * What the size finder says to 260 measured women, with spec.md's five rows and with the demo atelier's seven: a size, a
 * base size within the basic adjustment, or made to measure; beside spec.md's own rule, which has only a size or nothing.
 * The chest was measured above the breast, so it is enlarged by 0, 3, 5 and 7 cm.
 */
export const sizeFinder: Scenario = () =>
  Promise.resolve(
    CHARTS.flatMap(([name, chart]) => ADDED_CM.flatMap((added) => resultsOf(name, chart, added))),
  )

function resultsOf(name: string, chart: readonly SizeRow[], added: number): Result[] {
  const product = { chart, sizes: chart.map(({ size }) => size), ...defaultAdjustment }
  const people = measuredWomen.map(({ chest, waist, hip }) => {
    const body = { bust: mm(chest + added), waist: mm(waist), hip: mm(hip) }
    return { fit: findFit(body, product), described: describedSize(body) }
  })
  const fits = people.map(({ fit }) => fit)
  const sizes = fits.filter(({ kind }) => kind === 'size').length
  const basics = fits.filter(isBasic).length
  const described = people.filter((person) => person.described !== undefined)
  const others = described.filter(({ fit, described: size }) => fit.kind !== 'size' || fit.size !== size)
  const who = `${name}, chest + ${added} cm`
  return [
    { what: `${who}: a size by spec.md's rule`, value: described.length, unit: 'women' },
    { what: `${who}: a size`, value: sizes, unit: 'women' },
    { what: `${who}: within the basic adjustment`, value: basics, unit: 'women' },
    { what: `${who}: made to measure`, value: people.length - sizes - basics, unit: 'women' },
    {
      what: `${who}: a size or within the basic adjustment`,
      value: ((sizes + basics) / people.length) * 100,
      unit: '%',
      atLeast: LEAST_SHARE,
    },
    {
      what: `${who}: another result than the size by spec.md's rule`,
      value: others.length,
      unit: 'women',
      atMost: 0,
    },
  ]
}

/** Written apart from the finder, which must agree with it: all three measures lie in one of the five rows, first row first. */
function describedSize({ bust, waist, hip }: Girths): string | undefined {
  const lies = (millimetres: number, [least, most]: readonly [number, number]) =>
    millimetres >= least * 10 && millimetres <= most * 10
  return sizeTable.find((row) => lies(bust, row.bust) && lies(waist, row.waist) && lies(hip, row.hip))?.size
}

function isBasic(fit: Fit): boolean {
  return fit.kind === 'base' && fit.isBasic
}

function mm(centimetres: number): number {
  return Math.round(centimetres * 10)
}
