/** By hand and not by Intl, for the reason in numbers.ts. */
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** 'AAAA-MM-DD' as '7 de dezembro', and '1º de dezembro': the first of a month is an ordinal. */
export function dayAndMonth(day: string): string {
  return `${dayOfMonth(day)} de ${months[new Date(day).getUTCMonth()]}`
}

/** The same without its month: '7', '1º'. */
export function dayOfMonth(day: string): string {
  const date = new Date(day).getUTCDate()
  return date === 1 ? '1º' : String(date)
}

/** '7 dez', '1º dez'. */
export function shortDay(day: string): string {
  return `${dayOfMonth(day)} ${months[new Date(day).getUTCMonth()]?.slice(0, 3)}`
}

/** 'novembro'. */
export function monthName(day: string): string {
  return months[new Date(day).getUTCMonth()] ?? ''
}

/** '07/12'. */
export function numericDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${date}/${month}`
}
