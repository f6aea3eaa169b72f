import { chargeCents } from './constants.ts'
import { formatDecimals } from './numbers.ts'
import { z } from './zod.ts'

/** The message for a rejected amount: how to type it. */
export const moneyExample = 'Digite como 1.500,00: ponto nos milhares, vírgula nos centavos.'

/** Digits, or groups of exactly three after the first; then at most two decimals. No other point, no other comma. */
const typedSum = /^(?:R\$)?(\d{1,9}|[1-9]\d{0,2}(?:\.\d{3}){1,2})(?:,(\d{0,2}))?(?:reais|real)?$/i

/**
 * Parses an amount as typed in Brazil to centavos. A point only groups thousands and a comma only precedes centavos.
 * `1.50` and `1,500` are ambiguous, so the result is undefined rather than a guess.
 */
export function parseTypedMoney(text: string): number | undefined {
  const parts = typedSum.exec(withoutSpaces(text))
  if (!parts) return undefined
  const [, reais = '', decimals = ''] = parts
  return Number(reais.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** '1.500,00': how a field shows an amount being edited. */
export function formatTypedMoney(cents: number): string {
  return formatDecimals(cents / 100, 2)
}

/** A money field of a form. */
export const typedMoney = z.codec(
  z.string().refine((text) => parseTypedMoney(text) !== undefined, moneyExample),
  z.int().max(chargeCents.max),
  { decode: (text) => parseTypedMoney(text) ?? 0, encode: formatTypedMoney },
)

/** Removes spaces around the amount and its symbol only: `1 500` is rejected. Pasted text may have no-break spaces. */
function withoutSpaces(text: string): string {
  return text
    .trim()
    .replace(/^(R\$)\s+/i, '$1')
    .replace(/\s+(reais|real)$/i, '$1')
}
