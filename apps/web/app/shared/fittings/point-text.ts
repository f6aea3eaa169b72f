import {
  type FittingAction,
  type FittingPoint,
  fittingActions,
  fittingPoints,
} from '@shop/contract/fitting-points'
import { formatMeasure } from '@shop/contract/measures'

export interface AdjustedPoint {
  point: FittingPoint
  what: FittingAction
  mm: number | null
  note?: string | null | undefined
}

export const pointName = (point: FittingPoint) => fittingPoints[point]

/** 'apertar 1,5 cm', 'bordar'. */
export function adjustmentText({ what, mm }: Pick<AdjustedPoint, 'what' | 'mm'>): string {
  return mm === null ? fittingActions[what] : `${fittingActions[what]} ${formatMeasure(mm)} cm`
}

/** 'apertar 1,5 cm · igual dos dois lados'. */
export function pointText({ note, ...point }: AdjustedPoint): string {
  return note ? `${adjustmentText(point)} · ${note}` : adjustmentText(point)
}

/** 'três pontos', 'um ponto'; beyond ten in figures. */
export function countText(count: number): string {
  const word = numbers[count] ?? String(count)
  return count === 1 ? 'um ponto' : `${word} pontos`
}

const numbers = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
