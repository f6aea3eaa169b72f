import { goodFriday } from '@shop/contract/holidays'

const names: Readonly<Record<string, string>> = {
  '01-01': 'Confraternização Universal',
  '04-21': 'Tiradentes',
  '05-01': 'Dia do Trabalho',
  '09-07': 'Independência',
  '10-12': 'Nossa Senhora Aparecida',
  '11-02': 'Finados',
  '11-15': 'Proclamação da República',
  '11-20': 'Consciência Negra',
  '12-25': 'Natal',
}

/** The name of a national holiday; undefined on every other day. */
export function holidayName(day: string): string | undefined {
  return day === goodFriday(Number(day.slice(0, 4))) ? 'Sexta-feira Santa' : names[day.slice(5)]
}
