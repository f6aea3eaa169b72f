/**
 * Numbers as written in Brazil. Not by Intl: its first use in a browser takes 30 ms of a fast processor, more than all else
 * a first page evaluates, and nearly every page shows a price.
 */

/** '1.234', '1.234,5' */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  return decimals ? `${grouped},${decimals}` : grouped
}

/** With exactly so many decimals, halves rounded up: '4,0', '1.234,50'. */
export function formatDecimals(value: number, digits: number): string {
  const scale = 10 ** digits
  const rounded = Math.round(Math.abs(value) * scale)
  const whole = Math.floor(rounded / scale)
  const decimals = String(rounded % scale).padStart(digits, '0')
  const sign = value < 0 && rounded > 0 ? '-' : ''
  return `${sign}${formatNumber(whole)},${decimals}`
}
