import { formatDate } from '@shop/contract/dates'
import type { MeasuredBy } from '@shop/contract/measured-by'
import type { MeasurementVersion } from '@shop/contract/measurements'
import { formatMeasure } from '@shop/contract/measures'

const places: Record<MeasuredBy, string> = {
  herself: 'em casa, eu mesma',
  somebody: 'em casa, outra pessoa mediu',
  seamstress: 'por uma costureira',
  atelier: 'no ateliê',
}

export function measuredWhere({ measuredBy }: Pick<MeasurementVersion, 'measuredBy'>): string {
  return places[measuredBy]
}

/** 'Versão 3 · medida em 12/11/2026 no ateliê · salto de 8,0 cm' */
export function versionText(version: MeasurementVersion): string {
  const { number, measuredOn, heelMm } = version
  const measured = `medida em ${formatDate(measuredOn)} ${measuredWhere(version)}`
  const heel = heelMm === null ? [] : [heelMm === 0 ? 'sem salto' : `salto de ${formatMeasure(heelMm)} cm`]
  return [`Versão ${number}`, measured, ...heel].join(' · ')
}
