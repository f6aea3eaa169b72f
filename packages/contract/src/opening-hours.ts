/** Opening hours as data, so that a page can both show them and compute whether the atelier is open. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export interface OpeningHours {
  from: Weekday
  to: Weekday
  /** 'HH:MM', or null on closed days. */
  opens: string | null
  closes: string | null
}

const dayNames: Record<Weekday, string> = {
  monday: 'Segunda',
  tuesday: 'Terça',
  wednesday: 'Quarta',
  thursday: 'Quinta',
  friday: 'Sexta',
  saturday: 'Sábado',
  sunday: 'Domingo',
}

export function weekdayName(weekday: Weekday): string {
  return dayNames[weekday]
}

/** 'Segunda a Sexta', or 'Sábado' for a single day. */
export function daysText({ from, to }: OpeningHours): string {
  return from === to ? dayNames[from] : `${dayNames[from]} a ${dayNames[to]}`
}

/** '9h às 18h', '9h30 às 13h' or 'Fechado'. */
export function hoursText({ opens, closes }: OpeningHours): string {
  return opens === null || closes === null ? 'Fechado' : `${clockText(opens)} às ${clockText(closes)}`
}

/** '9h', '9h30'. */
export function clockText(time: string): string {
  const [hours, minutes] = time.split(':')
  return minutes === undefined || minutes === '00' ? `${Number(hours)}h` : `${Number(hours)}h${minutes}`
}
