import { measures } from '@shop/contract/measures'
import { girths, type SizeRow } from '@shop/contract/size-finder'
import { sizeChart, sizeRow } from '@shop/contract/store-lists'
import { parseTypedMeasure } from '@shop/contract/typed-measure'
import { z } from '@shop/contract/zod'

export const girthLabels = { bust: measures.bust.label, waist: measures.waist.label, hip: measures.hip.label }

const example = 'Escreva as duas medidas, como 80 a 84.'
const LEAST_MM = 100
const MOST_MM = 3000

/** '80 a 84', '80-84,5' and '80 – 84 cm' are read as a range in centimetres. */
const typedRange = z.string().transform((text, { issues }): [number, number] => {
  const [least, most, ...more] = text.split(/\s*(?:–|-|até|a)\s*/i).map(parseTypedMeasure)
  if (isGirth(least) && isGirth(most) && more.length === 0) return [least / 10, most / 10]
  issues.push({ code: 'custom', input: text, message: example })
  return z.NEVER
})

function isGirth(mm: number | undefined): mm is number {
  return mm !== undefined && mm >= LEAST_MM && mm <= MOST_MM
}

/** The chart as it is typed: one text for each range. */
export const typedChart = z
  .array(z.object({ size: sizeRow.shape.size, bust: typedRange, waist: typedRange, hip: typedRange }))
  .pipe(sizeChart)

export type TypedRow = z.input<typeof typedChart>[number]

export const emptyRow: TypedRow = { size: '', bust: '', waist: '', hip: '' }

export function typedRowsOf(chart: readonly SizeRow[]): TypedRow[] {
  return chart.map((row) => {
    const texts = girths.map((name) => [name, row[name].map(formatCm).join(' a ')] as const)
    return { ...emptyRow, size: row.size, ...Object.fromEntries(texts) }
  })
}

function formatCm(cm: number): string {
  return String(cm).replace('.', ',')
}
