/** '(11) 90000-0000' from the digits that wa.me takes; a foreign number keeps its country code. */
export function phoneText(digits: string) {
  const brazilian = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digits)
  if (!brazilian) return `+${digits}`
  const [, area, first, last] = brazilian
  return `(${area}) ${first}-${last}`
}
