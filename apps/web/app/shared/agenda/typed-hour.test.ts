import { expect, test } from 'vitest'
import { formatHour, readClosing, readHour } from './typed-hour.ts'

test.each([
  ['14:30', 870],
  [' 14h30 ', 870],
  ['14h', 840],
  ['1430', 870],
  ['930', 570],
  ['9', 540],
  ['9.15', 555],
  ['00:00', 0],
  ['24:00', undefined],
  ['12:60', undefined],
  ['', undefined],
  ['meio-dia', undefined],
])('%s', (text, minutes) => expect(readHour(text)).toBe(minutes))

test('what is written can be read, and midnight is an end', () => {
  expect(formatHour(570)).toBe('09:30')
  expect([readClosing('24:00'), readClosing('0h'), readClosing('18h')]).toEqual([1440, 1440, 1080])
  expect(readHour(formatHour(1439))).toBe(1439)
})
