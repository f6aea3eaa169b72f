/** CPF, the taxpayer number of a person in Brazil: nine digits, then two check digits. No zod, for the input mask. */
const SHAPE = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/
const LENGTH_WITHOUT_DIGITS = 9

/** With or without dots and hyphen. Eleven equal digits have valid check digits, but are no CPF. */
export function isCpf(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const digits = cpfDigits(text)
  if (/^(\d)\1+$/.test(digits)) return false
  const body = digits.slice(0, LENGTH_WITHOUT_DIGITS)
  const first = checkDigit(body)
  return digits.endsWith(`${first}${checkDigit(`${body}${first}`)}`)
}

export function cpfDigits(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Formats eleven digits as '529.982.247-25'. */
export function formatCpf(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}

/** '•••.982.247-••', from the fourth to the ninth digit: enough for its owner to recognise it. */
export function maskedCpf(middleDigits: string): string {
  return `•••.${middleDigits.slice(0, 3)}.${middleDigits.slice(3)}-••`
}

/** Counted from the right, the weights are 2, 3, 4 and so on. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  )
  return ((sum * 10) % 11) % 10
}
