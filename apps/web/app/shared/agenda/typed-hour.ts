/** An hour of the day as it is typed in Brazil: '14:30', '14h30', '14h', '1430' or '9'. */
const CLOCK = /^(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?$/i
const DIGITS = /^(\d{1,2})(\d{2})$/

export const wrongHour = 'Digite a hora, como 14:30.'

/** In minutes since midnight; undefined if it cannot be read. */
export function readHour(text: string): number | undefined {
  const parts = CLOCK.exec(text.trim()) ?? DIGITS.exec(text.trim())
  if (!parts) return undefined
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? 0)]
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined
}

/** The same for an end: midnight is that of the next day. */
export function readClosing(text: string): number | undefined {
  if (/^24\s*(?:[:h.]\s*(?:00)?)?$/i.test(text.trim())) return 24 * 60
  const minutes = readHour(text)
  return minutes === 0 ? 24 * 60 : minutes
}

/** '14:30' */
export function formatHour(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
