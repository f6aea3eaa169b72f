/**
 * CNPJ, the registration number of a Brazilian company. Since July 2026 it may contain letters. The two check digits at
 * the end are computed from each character code minus 48, so numeric CNPJs have the same check digits as before.
 */
const SHAPE = /^([\dA-Z]{2})\.?([\dA-Z]{3})\.?([\dA-Z]{3})\/?([\dA-Z]{4})-?(\d{2})$/
const LENGTH_WITHOUT_DIGITS = 12
const HEAVIEST = 9
const LIGHTEST = 2

export function isCnpj(text: string): boolean {
  const [, ...parts] = SHAPE.exec(text) ?? []
  const bare = parts.join('')
  if (bare === '' || /^0+$/.test(bare)) return false
  const body = bare.slice(0, LENGTH_WITHOUT_DIGITS)
  const first = checkDigit(body)
  return bare.endsWith(`${first}${checkDigit(`${body}${first}`)}`)
}

/** Formats as '12.ABC.345/01DE-35', however it was typed. */
export function formatCnpj(text: string): string {
  return text.trim().toUpperCase().replace(SHAPE, '$1.$2.$3/$4-$5')
}

/** Module 11, also of fiscal documents. Counted from the right, the weights are 2 to 9, repeated. */
export function checkDigit(text: string): number {
  const span = HEAVIEST - LIGHTEST + 1
  const sum = Array.from(text).reduceRight((total, character, index) => {
    const weight = LIGHTEST + ((text.length - 1 - index) % span)
    return total + (character.charCodeAt(0) - 48) * weight
  }, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
