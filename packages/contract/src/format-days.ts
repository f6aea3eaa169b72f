const longDay = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', day: 'numeric', month: 'long' })

/** 'AAAA-MM-DD' as '7 de dezembro', and '1º de dezembro': the first of a month is an ordinal. */
export function dayAndMonth(day: string): string {
  return longDay.format(new Date(day)).replace(/^1 /, '1º ')
}

/** The same without its month: '7', '1º'. */
export function dayOfMonth(day: string): string {
  const date = new Date(day).getUTCDate()
  return date === 1 ? '1º' : String(date)
}

const shortMonths = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** '7 dez', '1º dez'. */
export function shortDay(day: string): string {
  return `${dayOfMonth(day)} ${shortMonths[new Date(day).getUTCMonth()]}`
}
