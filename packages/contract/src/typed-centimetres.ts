const typed = /^(\d{1,3})(?:[.,](\d?))?$/

/** The message for a rejected length: how to type it. */
export const centimetresExample = 'Digite em centímetros, como 4,0.'

/** '4', '4,0', '4.5' and '4,5 cm' as whole millimetres; undefined if it cannot be read or has a second decimal. */
export function parseTypedCentimetres(text: string): number | undefined {
  const parts = typed.exec(text.trim().replace(/\s*cm$/i, ''))
  if (!parts) return undefined
  const [, whole = '', tenth] = parts
  return Number(whole) * 10 + Number(tenth || 0)
}
