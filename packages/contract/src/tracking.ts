/** Tracking codes of the Correios: two letters, eight digits, a check digit, two letters. No zod, for the form. */
const SHAPE = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

export const correios = 'Correios'

export const wrongCorreiosCode = 'Confira o código dos Correios: são 13 caracteres, como OY123456785BR.'

export function isCorreios(carrier: string): boolean {
  return carrier.trim().toLowerCase() === correios.toLowerCase()
}

/** Of the Correios without the spaces with which it is printed; of other carriers as it was typed. */
export function trackingCodeOf(carrier: string, typed: string): string {
  return isCorreios(carrier) ? typed.toUpperCase().replaceAll(/\s/g, '') : typed.trim()
}

/** The check digit of the Universal Postal Union's standard S10. */
export function isCorreiosCode(code: string): boolean {
  const [, digits, last] = SHAPE.exec(code) ?? []
  if (digits === undefined) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const rest = 11 - (sum % 11)
  return last === String(rest === 10 ? 0 : rest === 11 ? 5 : rest)
}

export function correiosUrl(code: string): string {
  return `https://rastreamento.correios.com.br/app/index.php?objetos=${code}`
}
