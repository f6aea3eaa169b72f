import { addDays } from './calendar-days.ts'

/** Month and day of Brazil's national holidays with a fixed date. */
const fixedHolidays = [
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
] as const

/** Carnival and Corpus Christi are not national holidays: an atelier that closes then lists them as closed days. */
export function isNationalHoliday(day: string): boolean {
  return fixedHolidays.some((holiday) => day.endsWith(holiday)) || day === goodFriday(Number(day.slice(0, 4)))
}

export function goodFriday(year: number): string {
  return addDays(easterSunday(year), -2)
}

/** The anonymous Gregorian computus. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const marchDays = epact + weekday - 7 * late + 114
  const month = String(Math.floor(marchDays / 31)).padStart(2, '0')
  const date = String((marchDays % 31) + 1).padStart(2, '0')
  return `${year}-${month}-${date}`
}
