import { formatDecimals, formatNumber } from '@shop/contract/numbers'
/** '1,74 m' */
export function formatHeight(mm: number): string {
  return `${formatDecimals(mm / 1000, 2)}\u00a0m`
}

/** '7,5 cm'; a heel of none is no number. */
export function formatHeel(mm: number): string {
  return mm === 0 ? 'sem salto' : `${formatNumber(mm / 10)}\u00a0cm`
}
