/** Measures that are probably a mistake. They are questioned, never rejected: a body may be unusual. */
import {
  formatMeasure,
  type MeasureName,
  type MeasureValues,
  measureNames,
  plausibleRange,
} from './measures.ts'

const MM_PER_INCH = 25.4
/** In inches most girths and lengths lie here, in centimetres next to none. */
const INCHES = [20, 60] as const
const LEAST_IN_INCHES = 3
/** A waist may exceed the hip by this much, in millimetres. */
const WAIST_OVER_HIP = 200

export interface MeasureDoubt {
  name: MeasureName
  /** What is unusual, in a sentence. */
  text: string
  /** The value if it was read off in inches, in millimetres. */
  inInches?: number
}

export interface Measured {
  values: MeasureValues
  heelMm?: number | undefined
  isChild?: boolean
}

export function measureDoubts({ values, heelMm = 0, isChild = false }: Measured): MeasureDoubt[] {
  const doubts = new Map<MeasureName, MeasureDoubt>()
  const doubt = (name: MeasureName, text: string) => {
    if (!doubts.has(name)) doubts.set(name, { name, text })
  }
  for (const name of measureNames) {
    const value = values[name]
    if (value === undefined) continue
    const [least, most] = plausibleRange(name, isChild)
    if (value < least * 10) doubt(name, `${formatMeasure(value)} cm é pouco. Confira na fita.`)
    if (value > most * 10) doubt(name, `${formatMeasure(value)} cm é muito. Confira na fita.`)
  }
  const { bust, underbust, waist, hip, hollowToFloor, height } = values
  if (exceeds(underbust, bust)) doubt('underbust', 'Sob o busto costuma ser menor que o busto.')
  if (exceeds(waist, hip, WAIST_OVER_HIP))
    doubt('waist', 'A cintura está bem maior que o quadril. Confira as duas.')
  if (exceeds(hollowToFloor, height, heelMm))
    doubt('hollowToFloor', 'Está maior que a altura com o salto. Confira as duas.')
  return [...doubts.values()].map((one) => withInches(one, values, isChild))
}

/** Whether the whole sheet looks as if the tape showed inches. */
export function probablyInches(values: MeasureValues, isChild = false): boolean {
  const [least, most] = INCHES
  const tooSmall = measureNames.filter((name) => {
    const value = values[name] ?? 0
    return value >= least * 10 && value <= most * 10 && value < plausibleRange(name, isChild)[0] * 10
  })
  return tooSmall.length >= LEAST_IN_INCHES
}

/** What is `value` millimetres if the tape showed inches. */
export function fromInches(value: number): number {
  return Math.round((value * MM_PER_INCH) / 10)
}

function withInches(doubt: MeasureDoubt, values: MeasureValues, isChild: boolean): MeasureDoubt {
  const value = values[doubt.name]
  if (value === undefined) return doubt
  const converted = fromInches(value)
  const [least, most] = plausibleRange(doubt.name, isChild)
  return converted >= least * 10 && converted <= most * 10 ? { ...doubt, inInches: converted } : doubt
}

function exceeds(one: number | undefined, other: number | undefined, by = 0): boolean {
  return one !== undefined && other !== undefined && one > other + by
}
