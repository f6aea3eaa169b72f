/** Measures that are probably a mistake are questioned once; sent again as they are, they are taken. */
import { fromInches, type MeasureDoubt, measureDoubts, probablyInches } from '@shop/contract/measure-doubts'
import { measures as bodyMeasures, formatMeasure } from '@shop/contract/measures'
import type { Girths } from '@shop/contract/size-finder'
import { measureNames } from './find-size.ts'
import type { MeasureTexts } from './read-measures.ts'

export interface Question {
  /** One sentence for each measure. */
  doubts: string[]
  /** The three measures in centimetres, if all of them look like inches. */
  fromInches?: MeasureTexts
}

/** `sentBefore` is what the previous attempt sent. Undefined if there is nothing to question. */
export function questionAbout(body: Girths, sentBefore: Girths | undefined): Question | undefined {
  const isNew = ({ name }: MeasureDoubt) =>
    measureNames.some((girth) => girth === name && sentBefore?.[girth] !== body[girth])
  const doubts = measureDoubts({ values: body })
    .filter(isNew)
    .map(({ name, text }) => `${bodyMeasures[name].label}: ${text}`)
  if (doubts.length === 0) return undefined
  if (!probablyInches(body)) return { doubts }
  const { bust, waist, hip } = body
  return { doubts, fromInches: { bust: converted(bust), waist: converted(waist), hip: converted(hip) } }
}

function converted(value: number): string {
  return formatMeasure(fromInches(value))
}
