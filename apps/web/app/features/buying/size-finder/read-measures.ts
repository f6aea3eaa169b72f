import { type Measure, type Measures, measureNames } from './find-size.ts'

/** No body measure is larger; a typing error or inches are far more likely. */
const HIGHEST_CM = 300

/** The three fields as they were filled in. */
export type MeasureTexts = Record<Measure, string>
export const noMeasures: MeasureTexts = { bust: '', waist: '', hip: '' }

export type MeasureProblem = 'missing' | 'unreadable' | 'absurd'
export type MeasureProblems = Partial<Record<Measure, MeasureProblem>>

/** The measures, or the problem of each invalid field. */
export function readMeasures(texts: MeasureTexts): { measures: Measures } | { problems: MeasureProblems } {
  const measures: Measures = { bust: 0, waist: 0, hip: 0 }
  const problems: MeasureProblems = {}
  for (const name of measureNames) {
    const read = readMeasure(texts[name])
    if ('cm' in read) measures[name] = read.cm
    else problems[name] = read.problem
  }
  return Object.keys(problems).length === 0 ? { measures } : { problems }
}

/** Centimetres as people write them: '88', '88,5' and '88.5', with or without the unit. */
function readMeasure(text: string): { cm: number } | { problem: MeasureProblem } {
  const digits = text.trim().replace(/\s*cm$/i, '')
  if (digits === '') return { problem: 'missing' }
  if (!/^-?\d+([.,]\d*)?$/.test(digits)) return { problem: 'unreadable' }
  const cm = Number(digits.replace(',', '.'))
  return cm > 0 && cm <= HIGHEST_CM ? { cm } : { problem: 'absurd' }
}
