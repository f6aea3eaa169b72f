import { describe, expect, test } from 'vitest'
import { saoPauloDay } from './calendar-days.ts'
import {
  addWorkingDays,
  deliveryWindow,
  formatDate,
  formatDateTime,
  formatDeliveryWindow,
  isWorkingDay,
} from './dates.ts'

describe('displayed dates', () => {
  test('show day and time in São Paulo, whatever the time zone of the machine', () => {
    const instant = new Date('2026-12-08T01:30:00Z')
    expect(saoPauloDay(instant)).toBe('2026-12-07')
    expect(formatDate(instant)).toBe('07/12/2026')
    expect(formatDateTime(instant)).toBe('07/12/2026 22:30')
  })

  test('a day without a time is shown unchanged', () => {
    expect(formatDate('2026-12-07')).toBe('07/12/2026')
  })
})

describe('working days', () => {
  test('skip weekends, holidays and the days the atelier closes', () => {
    expect(isWorkingDay('2026-11-14')).toBe(false)
    expect(isWorkingDay('2026-11-20')).toBe(false)
    expect(isWorkingDay('2026-02-17')).toBe(true)
    expect(isWorkingDay('2026-02-17', ['2026-02-17'])).toBe(false)
  })

  test('are counted from the following day', () => {
    expect(addWorkingDays('2026-11-13', 1)).toBe('2026-11-16')
    expect(addWorkingDays('2026-12-24', 1)).toBe('2026-12-28')
  })
})

describe('the delivery window', () => {
  test('of an order paid on 15/11/2026 is 7 to 29 December', () => {
    const window = deliveryWindow(new Date('2026-11-15T15:00:00Z'))
    expect(window).toEqual({ from: '2026-12-07', to: '2026-12-29' })
    expect(formatDeliveryWindow(window)).toBe('7 a 29 de dezembro de 2026')
  })

  test('of an order paid on 28/10/2026 is 19 November to 11 December', () => {
    const window = deliveryWindow(new Date('2026-10-28T15:00:00Z'))
    expect(window).toEqual({ from: '2026-11-19', to: '2026-12-11' })
    expect(formatDeliveryWindow(window)).toBe('19 de novembro a 11 de dezembro de 2026')
  })

  test('shows both years when it crosses New Year', () => {
    expect(formatDeliveryWindow({ from: '2026-12-28', to: '2027-01-19' })).toBe(
      '28 de dezembro de 2026 a 19 de janeiro de 2027',
    )
  })

  test('shows the first of a month as an ordinal, and no other day', () => {
    expect(formatDeliveryWindow({ from: '2026-12-01', to: '2026-12-21' })).toBe('1º a 21 de dezembro de 2026')
    expect(formatDeliveryWindow({ from: '2026-11-11', to: '2026-12-01' })).toBe(
      '11 de novembro a 1º de dezembro de 2026',
    )
  })

  test('of a payment late in the evening starts from the calendar day in São Paulo', () => {
    expect(deliveryWindow(new Date('2026-10-29T02:00:00Z'))).toEqual({ from: '2026-11-19', to: '2026-12-11' })
  })
})
