/** Times of appointments as text. By hand and not by Intl, as in the contract's format-days.ts. */
import { saoPauloDay, saoPauloInstant } from '@shop/contract/calendar-days'
import { dayAndMonth, dayOfMonth } from '@shop/contract/format-days'
import { weekdayText } from '@shop/contract/weekday-text'

const MINUTE_MS = 60_000

/** '14h00', in São Paulo. */
export function timeText(at: Date): string {
  const minutes = (at.getTime() - saoPauloInstant(saoPauloDay(at), 0).getTime()) / MINUTE_MS
  return `${Math.floor(minutes / 60)}h${String(Math.floor(minutes) % 60).padStart(2, '0')}`
}

/** 'terça-feira, 24 de novembro' */
export function dayText(day: string): string {
  return `${weekdayText(day)}, ${dayAndMonth(day)}`
}

/** 'terça-feira, 24 de novembro, 14h00' */
export function momentText(at: Date): string {
  return `${dayText(saoPauloDay(at))}, ${timeText(at)}`
}

/** '1 h', '30 min', '1 h 30 min' */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** '23 a 28 de novembro', '30 de novembro a 5 de dezembro' */
export function periodText(from: string, to: string): string {
  if (from === to) return dayAndMonth(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isOneMonth ? dayOfMonth(from) : dayAndMonth(from)} a ${dayAndMonth(to)}`
}

/** 'até um dia antes', 'até 3 dias antes', 'até 12 horas antes', 'até a hora marcada' */
export function noticeText(hours: number): string {
  if (hours === 0) return 'até a hora marcada'
  if (hours % 24 !== 0) return hours === 1 ? 'até uma hora antes' : `até ${hours} horas antes`
  return hours === 24 ? 'até um dia antes' : `até ${hours / 24} dias antes`
}

/** 'com 2 acompanhantes'; nothing for one who comes alone. */
export function companionsText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'com 1 acompanhante' : `com ${count} acompanhantes`
}
