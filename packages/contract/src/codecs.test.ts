import { describe, expect, test } from 'vitest'
import {
  brl,
  brlText,
  flag,
  id,
  idList,
  idNumber,
  jsonList,
  pageLimit,
  textList,
  timestamp,
} from './codecs.ts'

describe('money on the wire', () => {
  test.each([
    [4890, 489000],
    [1234.56, 123456],
    [0.29, 29],
    [0, 0],
  ])('%d reais decode to %d centavos and encode back', (reais, cents) => {
    expect(brl.parse(reais)).toBe(cents)
    expect(brl.encode(cents)).toBe(reais)
  })

  test('a form may send its price with a decimal point or a comma', () => {
    expect(brlText.parse('1234.5')).toBe(123450)
    expect(brlText.parse('1234,50')).toBe(123450)
    expect(brlText.encode(123450)).toBe('1234.5')
  })

  test.each(['', '-1', 'abc', '1e3', '10.999', '1000000'])('the price %j is rejected', (text) => {
    expect(brlText.safeParse(text).success).toBe(false)
  })
})

describe('times on the wire', () => {
  test('are ISO 8601 in UTC', () => {
    expect(timestamp.parse('2026-11-15T03:00:00.000Z')).toEqual(new Date(Date.UTC(2026, 10, 15, 3)))
    expect(timestamp.encode(new Date(Date.UTC(2026, 10, 15, 3)))).toBe('2026-11-15T03:00:00.000Z')
  })

  test('text that is not a timestamp is rejected', () => {
    expect(timestamp.safeParse('15/11/2026').success).toBe(false)
  })
})

describe('numbers in URLs', () => {
  test('an id consists of digits and fits the database integer', () => {
    expect(id.parse('42')).toBe(42)
    for (const text of ['0', '-1', '1.5', '0x10', '1e3', ' 1', '', '9999999999', '99999999999999999999']) {
      expect(id.safeParse(text).success, text).toBe(false)
    }
    expect(idNumber.safeParse(9_999_999_999).success).toBe(false)
  })

  test('a page has 1 to 100 rows', () => {
    expect(pageLimit.parse('100')).toBe(100)
    expect(pageLimit.safeParse('101').success).toBe(false)
    expect(pageLimit.encode(20)).toBe('20')
  })

  test('a flag is true or false', () => {
    expect(flag.parse('true')).toBe(true)
    expect(flag.parse('false')).toBe(false)
    expect(flag.safeParse('talvez').success).toBe(false)
    expect(flag.encode(true)).toBe('true')
  })
})

describe('ids in a URL', () => {
  test('are separated by commas and deduplicated', () => {
    expect(idList.parse('3,7,3')).toEqual([3, 7])
    expect(idList.encode([3, 7])).toBe('3,7')
  })

  test.each(['', '3,', 'a', '0', '-1', '1.5', '99999999999'])('%j is rejected', (text) => {
    expect(idList.safeParse(text).success).toBe(false)
  })
})

describe('lists in a form', () => {
  test('comma-separated text is trimmed, without blanks and duplicates', () => {
    expect(textList.parse('PP, P ,M,, M')).toEqual(['PP', 'P', 'M'])
    expect(textList.encode(['Branco', 'Off-White'])).toBe('Branco, Off-White')
  })

  test('a JSON list is accepted as well', () => {
    expect(textList.parse('["PP","P"]')).toEqual(['PP', 'P'])
    expect(jsonList.parse('["/media/a.webp"]')).toEqual(['/media/a.webp'])
    expect(jsonList.encode(['/media/a.webp'])).toBe('["/media/a.webp"]')
  })
})
