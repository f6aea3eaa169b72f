/** Everything that XML 1.0 forbids, in UTF-8 or otherwise, and the control characters that it only discourages. */
const FORBIDDEN = /[^\t\n\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Without characters that break a parser; line ends as a parser would read them. */
export function asText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '').trim()
}

/** Never ends in half of a character. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.trimEnd()}…`
}

export function element(name: string, text: string): string {
  const escaped = asText(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
  return `<${name}>${escaped}</${name}>`
}
