import { type MeasureName, type MeasureValues, measures, usualMeasures } from '@shop/contract/measures'

/** Of the atelier's usual measures, those that a version does not have. */
export function missingIn(values: MeasureValues): MeasureName[] {
  return usualMeasures.filter((name) => values[name] === undefined)
}

/** 'Faltam: Quadril · Nuca à cintura, costas.' Labels contain commas, so that a list with commas would mislead. */
export function missingText(missing: readonly MeasureName[]): string {
  const labels = missing.map((name) => measures[name].label).join(' · ')
  return `${missing.length === 1 ? 'Falta' : 'Faltam'}: ${labels}.`
}
