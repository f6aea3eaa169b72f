/** The message for a rejected length: how to type it. */
export const measureExample = 'Digite em centímetros, como 90,5.'

const typedLength = /^(\d{1,3})(?:[.,](\d)0?)?(?:\s*cm)?$/i

/** '90,5', '90.5' and '90' as millimetres; undefined if it is no length with at most one decimal. */
export function parseTypedMeasure(text: string): number | undefined {
  const parts = typedLength.exec(text.trim())
  if (!parts) return undefined
  const [, whole = '', decimal = '0'] = parts
  return Number(whole) * 10 + Number(decimal)
}
