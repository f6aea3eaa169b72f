/** Who visits the demo atelier, or calls it: three weeks around the day of seeding. */
import { addDays, weekdayOf } from '@shop/contract/calendar-days'
import { isNationalHoliday } from '@shop/contract/holidays'

const hour = 60
const morning = { opens: 10 * hour, closes: 13 * hour }
const afternoon = { opens: 14 * hour, closes: 18 * hour }
const SATURDAY = 6

export interface RoomHours {
  weekday: number
  opens: number
  closes: number
}

/** Monday to Friday all day, Saturday until one. */
export const roomHours: readonly RoomHours[] = [1, 2, 3, 4, 5, SATURDAY].flatMap((weekday) =>
  (weekday === SATURDAY ? [morning] : [morning, afternoon]).map((hours) => ({ weekday, ...hours })),
)

export interface PlannedVisit {
  kind: 'visit' | 'video'
  name: string
  /** Working days from the day of seeding on; negative ones have passed. */
  workday: number
  /** In minutes of the day. */
  at: number
  companions?: number
  wish?: string
  weddingInDays?: number
  /** Of one that is still to come; a past one took place. */
  state?: 'confirmed' | 'missed' | 'cancelled'
}

export const plannedVisits: readonly PlannedVisit[] = [
  { kind: 'visit', name: 'Lívia Sampaio', workday: -5, at: 10 * hour, companions: 1, weddingInDays: 240 },
  { kind: 'visit', name: 'Rute Nogueira', workday: -4, at: 11.5 * hour, state: 'missed' },
  { kind: 'video', name: 'Nara Queiroz', workday: -3, at: 16.5 * hour, wish: 'Camélia' },
  { kind: 'visit', name: 'Eva Monteiro', workday: -2, at: 14 * hour, companions: 2 },
  { kind: 'visit', name: 'Paola Freitas', workday: -1, at: 15 * hour, state: 'cancelled' },
  {
    ...{ kind: 'visit', name: 'Beatriz Lima', workday: 0, at: 11.5 * hour, companions: 2 },
    ...{ wish: 'Açucena', weddingInDays: 75, state: 'confirmed' },
  },
  {
    ...{ kind: 'video', name: 'Letícia Barreto', workday: 0, at: 15 * hour },
    ...{ weddingInDays: 145, state: 'confirmed' },
  },
  { kind: 'visit', name: 'Helô Martins', workday: 1, at: 10.5 * hour, companions: 1, state: 'confirmed' },
  { kind: 'visit', name: 'Bruna Castilho', workday: 1, at: 14 * hour, companions: 3, weddingInDays: 300 },
  { kind: 'visit', name: 'Lia Fontes', workday: 2, at: 11.5 * hour, companions: 2 },
  { kind: 'visit', name: 'Tainá Ribeiro', workday: 3, at: 11 * hour, wish: 'Gardênia' },
  { kind: 'visit', name: 'Mel Andrade', workday: 3, at: 17 * hour, companions: 2 },
  { kind: 'video', name: 'Iara Coutinho', workday: 4, at: 10 * hour, weddingInDays: 200 },
  { kind: 'visit', name: 'Cora Peixoto', workday: 6, at: 10 * hour, companions: 2 },
  { kind: 'visit', name: 'Maria Eduarda de Albuquerque Cavalcanti', workday: 7, at: 14 * hour },
  { kind: 'visit', name: 'Dora Luz', workday: 9, at: 15.5 * hour, weddingInDays: 180 },
]

/** Weekdays that are no holidays, counted from a day on; 0 is that day, or the first after it. */
export function workdayFrom(today: string, count: number): string {
  const isOpen = (day: string) => weekdayOf(day) < SATURDAY && !isNationalHoliday(day)
  let day = today
  while (!isOpen(day)) day = addDays(day, 1)
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, Math.sign(count))
    if (isOpen(day)) left -= 1
  }
  return day
}
