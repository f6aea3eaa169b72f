/** Formats card numbers and expiry dates, and checks whether they are complete. */
import type { TextName } from './texts.ts'

export type Brand = 'amex' | 'diners' | 'discover' | 'elo' | 'hipercard' | 'mastercard' | 'visa'

const BRANDS: readonly [Brand, RegExp][] = [
  [
    'elo',
    /^(4011(78|79)|43(1274|8935)|45(1416|7393|763[12])|50(4175|6699|67|9)|627780|63(6297|6368)|65(00|16|50))/,
  ],
  ['hipercard', /^(384100|606282|637)/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-5]|[689])/],
  ['discover', /^6(011|4[4-9]|5)/],
]

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

export function brandOf(digits: string): Brand | undefined {
  return BRANDS.find(([, pattern]) => pattern.test(digits))?.[0]
}

function numberLength(brand: Brand | undefined): number {
  return brand === 'amex' ? 15 : 16
}

export function cvcLength(brand: Brand | undefined): number {
  return brand === 'amex' ? 4 : 3
}

export function formatNumber(text: string): string {
  const all = digitsOf(text)
  const brand = brandOf(all)
  const digits = all.slice(0, numberLength(brand))
  if (brand === 'amex')
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ')
  return digits.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** `8` becomes `08`; a slash is added after a complete month, unless the buyer is deleting. */
export function formatExpiry(text: string, deleting: boolean): string {
  const typed = digitsOf(text)
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4)
  if (digits.length < 2 || (digits.length === 2 && deleting)) return digits
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`.trimEnd()
}

export function numberProblem(text: string): TextName | undefined {
  const digits = digitsOf(text)
  if (digits.length < numberLength(brandOf(digits))) return 'incomplete_number'
  return passesLuhn(digits) ? undefined : 'invalid_number'
}

export function expiryProblem(text: string, today: Date): TextName | undefined {
  const digits = digitsOf(text)
  const month = Number(digits.slice(0, 2))
  if (digits.length >= 2 && (month < 1 || month > 12)) return 'invalid_expiry_month'
  if (digits.length < 4) return 'incomplete_expiry'
  const year = 2000 + Number(digits.slice(2))
  const isPast = year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1
  return isPast ? 'invalid_expiry_year_past' : undefined
}

export function cvcProblem(text: string, brand: Brand | undefined): TextName | undefined {
  return digitsOf(text).length < cvcLength(brand) ? 'incomplete_cvc' : undefined
}

function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
