import { expect, test } from 'vitest'
import { consentText, guardianConsent, measurementConsent, storedPersonName } from './measurement-consent.ts'

test('a child’s consent has the guardian’s sentence as well', () => {
  expect(consentText(false)).toBe(measurementConsent)
  expect(consentText(true)).toBe(`${measurementConsent}\n${guardianConsent}`)
})

test('of a child only the first name is stored', () => {
  expect(storedPersonName(' Clara  Reis ', true)).toBe('Clara')
  expect(storedPersonName(' Ana Reis ', false)).toBe('Ana Reis')
})
