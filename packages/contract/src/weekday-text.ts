import { isNationalHoliday } from './holidays.ts'

const names = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]

/** 'quarta-feira' of a calendar day. */
export function weekdayText(day: string): string {
  return names[new Date(day).getUTCDay()] ?? ''
}

/** 'quarta', 'sexta, feriado'. */
export function shortWeekdayText(day: string): string {
  const name = weekdayText(day).replace('-feira', '')
  return isNationalHoliday(day) ? `${name}, feriado` : name
}
