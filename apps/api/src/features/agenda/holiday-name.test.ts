import { addDays } from '@shop/contract/calendar-days'
import { isNationalHoliday } from '@shop/contract/holidays'
import { expect, test } from 'vitest'
import { holidayName } from './holiday-name.ts'

test('every national holiday of four years has a name, and no other day has one', () => {
  for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 1)) {
    expect([day, holidayName(day) !== undefined]).toEqual([day, isNationalHoliday(day)])
  }
})
