import { chargeCents } from './constants.ts'
import { z } from './zod.ts'

/** What a rejected sum is answered with: how to type it. */
export const moneyExample = 'Digite como 1.500,00: ponto nos milhares, vírgula nos centavos.'

/** Digits, or groups of exactly three after the first; then at most two decimals. No other point, no other comma. */
const typedSum = /^(?:R\$)?(\d{1,9}|[1-9]\d{0,2}(?:\.\d{3}){1,2})(?:,(\d{0,2}))?(?:reais|real)?$/i

/**
 * Centavos from a sum as a Brazilian types it. A point only groups thousands and a comma only precedes centavos: `1.50`
 * and `1,500` could mean two sums each, so they are undefined rather than guessed.
 */
export function parseTypedMoney(text: string): number | undefined {
  const parts = typedSum.exec(withoutSpaces(text))
  if (!parts) return undefined
  const [, reais = '', decimals = ''] = parts
  return Number(reais.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'))
}

const typed = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })

/** '1.500,00': as a field shows a sum that is edited. */
export function formatTypedMoney(cents: number): string {
  return typed.format(cents / 100)
}

/** A form's field of money. */
export const typedMoney = z.codec(
  z.string().refine((text) => parseTypedMoney(text) !== undefined, moneyExample),
  z.int().max(chargeCents.max),
  { decode: (text) => parseTypedMoney(text) ?? 0, encode: formatTypedMoney },
)

/** Spaces stand around the sum and its symbol only: `1 500` stays as it is, and is rejected. Pasted ones may be no-break spaces. */
function withoutSpaces(text: string): string {
  return text
    .trim()
    .replace(/^(R\$)\s+/i, '$1')
    .replace(/\s+(reais|real)$/i, '$1')
}
