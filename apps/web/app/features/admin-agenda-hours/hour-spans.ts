/** The hours of a day as they are typed: '10:00–13:00, 14:00–18:00', '10h às 13h e 14h às 18h', or nothing. */
import { formatHour, readClosing, readHour } from '~/shared/agenda/typed-hour.ts'

export interface Span {
  opens: number
  closes: number
}

const wrongSpans = 'Digite como 10:00–13:00, 14:00–18:00, ou deixe vazio.'
const overlapping = 'Estes horários se sobrepõem.'
const backwards = 'O fim vem depois do início.'

/** The spans in their order, or what is wrong with the text. */
export function readSpans(text: string): { spans: Span[] } | { problem: string } {
  const parts = text
    .split(/[,;/]|\s+e\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const spans: Span[] = []
  for (const part of parts) {
    const [from, to, ...others] = part.split(/\s*[-–—]\s*|\s+(?:às?|as|até|ate|a)\s+/i)
    const opens = readHour(from ?? '')
    const closes = readClosing(to ?? '')
    if (opens === undefined || closes === undefined || others.length > 0) return { problem: wrongSpans }
    if (opens >= closes) return { problem: backwards }
    spans.push({ opens, closes })
  }
  const sorted = spans.toSorted((one, other) => one.opens - other.opens)
  const isClear = sorted.every(({ opens }, at) => at === 0 || opens >= (sorted[at - 1]?.closes ?? 0))
  return isClear ? { spans: sorted } : { problem: overlapping }
}

export function formatSpans(spans: readonly Span[]): string {
  return spans.map(({ opens, closes }) => `${formatHour(opens)}–${formatHour(closes)}`).join(', ')
}
