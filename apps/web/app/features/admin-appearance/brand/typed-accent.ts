const HEX = /^#?(?:([0-9a-f]{6})|([0-9a-f])([0-9a-f])([0-9a-f]))$/

/** '#7a3f36' of what was typed: with or without #, in capitals, or with three digits. */
export function readAccent(typed: string): string | undefined {
  const [, long, red, green, blue] = HEX.exec(typed.trim().toLowerCase()) ?? []
  if (long !== undefined) return `#${long}`
  return red === undefined ? undefined : `#${red}${red}${green}${green}${blue}${blue}`
}
