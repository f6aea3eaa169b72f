import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 1],
  ['curta', 1],
  ['aaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['senha1234', 1],
  ['magnolia', 1],
  ['Magnolia7', 2],
  ['renda francesa', 3],
  ['renda-francesa-de-abril', 4],
  ['V3u!longo-de-tule', 4],
] as const)('%j has the strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('containing the part of the email address before the @ makes any password weak', () => {
  expect(passwordStrength('marina.duarte-2026', 'marina.duarte@exemplo.com.br')).toBe(1)
})
