import { expect, test } from 'vitest'
import { cepMask, phoneMask, positionAfter } from './masks.ts'

const typed = (mask: (text: string) => string, keys: string) =>
  keys.split('').reduce((text, key) => mask(text + key), '')

test('a postal code gets its hyphen once a digit follows it', () => {
  expect(typed(cepMask, '01310')).toBe('01310')
  expect(typed(cepMask, '013101')).toBe('01310-1')
  expect(typed(cepMask, '01310100999')).toBe('01310-100')
  expect(cepMask(' 01.310-100 ')).toBe('01310-100')
  expect(cepMask('abc')).toBe('')
})

test('a phone number gets parentheses and hyphen, for a landline and for a mobile', () => {
  expect(typed(phoneMask, '11')).toBe('(11')
  expect(typed(phoneMask, '113')).toBe('(11) 3')
  expect(typed(phoneMask, '1130000000')).toBe('(11) 3000-0000')
  expect(typed(phoneMask, '11900000000')).toBe('(11) 90000-0000')
  expect(typed(phoneMask, '119000000009')).toBe('(11) 90000-0000')
  expect(phoneMask('')).toBe('')
})

test('a pasted number loses the country code of Brazil, but no other', () => {
  expect(phoneMask('+55 11 90000-0000')).toBe('(11) 90000-0000')
  expect(phoneMask('5511900000000')).toBe('(11) 90000-0000')
  expect(phoneMask('+351 912 345 678')).toBe('+351 912 345 678')
  expect(typed(phoneMask, '+351912345678')).toBe('+351912345678')
  expect(typed(phoneMask, '+5511900000000')).toBe('(11) 90000-0000')
  // An area code equal to the country code.
  expect(typed(phoneMask, '55999990000')).toBe('(55) 99999-0000')
  expect(typed(phoneMask, '559999900001')).toBe('(55) 99999-0000')
})

test('every part of a number can be deleted again', () => {
  let text = '(11) 90000-0000'
  const seen = new Set<string>()
  while (text !== '' && !seen.has(text)) {
    seen.add(text)
    text = phoneMask(text.slice(0, -1))
  }
  expect(text).toBe('')
})

test('the caret stays after the same number of digits as before', () => {
  expect(positionAfter('(11) 90000-0000', 0)).toBe(0)
  expect(positionAfter('(11) 90000-0000', 2)).toBe(3)
  expect(positionAfter('(11) 90000-0000', 3)).toBe(6)
  expect(positionAfter('01310-100', 6)).toBe(7)
  expect(positionAfter('013', 9)).toBe(3)
})
