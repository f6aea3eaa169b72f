const madeToMeasure = /^sob medida$/i

/** 'PP a GG', '36 a 44 e sob medida': made to measure is never the end of a range. */
export function sizesText(sizes: readonly string[]): string {
  const [first, ...others] = sizes.filter((size) => !madeToMeasure.test(size))
  const last = others.at(-1)
  const range = last === undefined ? first : `${first} a ${last}`
  const alone = sizes.find((size) => madeToMeasure.test(size))
  if (alone === undefined || range === undefined) return range ?? alone ?? ''
  return `${range} e ${alone.toLocaleLowerCase('pt-BR')}`
}
