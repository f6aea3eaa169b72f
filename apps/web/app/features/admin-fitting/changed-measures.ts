import type { MeasurementVersion } from '@shop/contract/measurements'
import { formatMeasure, type MeasureValues, measureNames, measures } from '@shop/contract/measures'

/** 'Cintura 74,5 (era 76,0 na versão 2)'. */
export function changedMeasures(before: MeasurementVersion | undefined, now: MeasureValues): string {
  const texts = measureNames.flatMap((name) => {
    const [old, value] = [before?.values[name], now[name]]
    if (value === undefined || value === old) return []
    const was = before && old !== undefined ? ` (era ${formatMeasure(old)} na versão ${before.number})` : ''
    return [`${measures[name].label} ${formatMeasure(value)}${was}`]
  })
  return texts.length === 0 ? 'Medidas iguais às da versão anterior.' : texts.join(' · ')
}
