/** Takes any typed or pasted text and returns it as it should appear in the field. */
export type Mask = (text: string) => string

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** '01310-100' */
export const cepMask: Mask = (text) => {
  const digits = digitsOf(text).slice(0, 8)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}

/** '(11) 90000-0000'; a foreign number is left unchanged. */
export const phoneMask: Mask = (text) => {
  if (/^\s*\+(?!55)/.test(text)) return text
  const written = digitsOf(text)
  // Parentheses were added by the mask itself: what follows them is not a country code.
  const withCountry = text.includes('+') || (written.length > 11 && !text.includes('('))
  const digits = (withCountry ? written.replace(/^55/, '') : written).slice(0, 11)
  if (digits.length < 3) return digits === '' ? '' : `(${digits}`
  const area = `(${digits.slice(0, 2)}) `
  // A mobile number has one more digit, and its hyphen is one position further.
  const split = digits.length > 10 ? 7 : 6
  const rest = digits.slice(split)
  return area + digits.slice(2, split) + (rest === '' ? '' : `-${rest}`)
}

/** Applies the mask to a field while the user types; the caret stays after the same digit. */
export function applyMask(input: HTMLInputElement, mask: Mask) {
  const typed = input.value
  const masked = mask(typed)
  if (masked === typed) return
  const caret = input.selectionStart ?? typed.length
  const digitsBefore = digitsOf(typed.slice(0, caret)).length
  const atEnd = caret === typed.length
  input.value = masked
  const position = atEnd ? masked.length : positionAfter(masked, digitsBefore)
  input.setSelectionRange(position, position)
}

/** The position in `text` after its `count`-th digit. */
export function positionAfter(text: string, count: number) {
  if (count === 0) return 0
  let seen = 0
  for (const { index } of text.matchAll(/\d/g)) {
    seen += 1
    if (seen === count) return index + 1
  }
  return text.length
}
