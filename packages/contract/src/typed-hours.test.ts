import { expect, test } from 'vitest'
import { formatHours, parseTypedHours } from './typed-hours.ts'

test.each([
  ['42', 2_520],
  ['42,5', 2_550],
  ['42.5', 2_550],
  [' 42,5 h ', 2_550],
  ['42h30', 2_550],
  ['0', 0],
  ['0,25', 15],
  ['0,83', 50],
  ['', undefined],
  ['-3', undefined],
  ['42,555', undefined],
  ['1.500,0', undefined],
  ['42h75', undefined],
  ['muitas', undefined],
])('%s is read as %s minutes', (text, minutes) => expect(parseTypedHours(text)).toBe(minutes))

test('every minute of a week is shown so that it is read again', () => {
  const minutes = Array.from({ length: 10_081 }, (_, minute) => minute)
  expect(minutes.filter((one) => parseTypedHours(formatHours(one)) !== one)).toEqual([])
  expect(formatHours(2_550)).toBe('42,5')
})
