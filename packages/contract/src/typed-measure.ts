/** The message for a rejected length: how to type it. */
export const measureExample = 'Digite em centímetros, como 90,5.'

const typedLength = /^(\d{1,3})(?:[.,](\d?)0?)?(?:\s*cm)?$/i

/** '90', '90,5', '90.5' and '90,50 cm' as whole millimetres; undefined if it cannot be read or has a second decimal. */
export function parseTypedMeasure(text: string): number | undefined {
  const parts = typedLength.exec(text.trim())
  if (!parts) return undefined
  const [, whole = '', tenth] = parts
  return Number(whole) * 10 + Number(tenth || 0)
}
