/** Hours of work as they are typed in Brazil, stored as minutes. */

/** The message for rejected hours: how to type them. */
export const hoursExample = 'Digite em horas, como 42,5.'

const typedHours = /^(\d{1,4})(?:[.,](\d{1,2}))?\s*h?$/i
const typedClock = /^(\d{1,4})\s*h\s*([0-5]\d)$/i

/** '42', '42,5', '42.5', '42,5 h' and '42h30' as minutes; undefined if it cannot be read. */
export function parseTypedHours(text: string): number | undefined {
  const clock = typedClock.exec(text.trim())
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const parts = typedHours.exec(text.trim())
  if (!parts) return undefined
  const [, whole = '', decimals = ''] = parts
  return Math.round(Number(`${whole}.${decimals || 0}`) * 60)
}

/** Minutes as '42,5': two decimals are enough to read every minute back. */
export function formatHours(minutes: number): string {
  return String(Math.round((minutes / 60) * 100) / 100).replace('.', ',')
}
