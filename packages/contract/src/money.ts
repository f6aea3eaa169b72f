import { formatDecimals } from './numbers.ts'

/** 'R$ 1.234,50' from centavos; NaN is shown as R$ 0,00. */
export function formatBRL(cents: number): string {
  const shown = Number.isFinite(cents) ? cents : 0
  const sign = shown < 0 ? '-' : ''
  return `${sign}R$\u00a0${formatDecimals(Math.abs(shown) / 100, 2)}`
}

/** Converts reais, as used on the wire, to the integer centavos used in code and database. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}
