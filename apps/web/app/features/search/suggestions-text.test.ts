import { expect, test } from 'vitest'
import { announcement, markTyped, seeAllText } from './suggestions-text.ts'

const suggested = (total: number) => ({
  text: 'renda',
  total,
  terms: [],
  note: null,
  collections: [],
  products: [],
})

test('one product is singular, any other number is plural', () => {
  expect([1, 2, 1200].map((total) => seeAllText(suggested(total)))).toEqual([
    'Ver a peça com “renda”',
    'Ver as 2 peças com “renda”',
    'Ver as 1.200 peças com “renda”',
  ])
  expect(announcement(suggested(1))).toBe('1 peça com “renda”. Use as setas para escolher.')
  expect(announcement(suggested(0))).toBe('Nada com “renda”. Há sugestões do ateliê.')
})

test.each([
  ['Princesa', 'prin', ['prin']],
  ['Véu de renda', 'veu', ['véu']],
  ['Plus size', 'size', ['size']],
  ['Sereia', 'xyz', []],
])('of %s the part %s is marked', (text, typed, marked) => {
  const parts = markTyped(text, typed)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter((part) => part.typed).map((part) => part.text.toLowerCase())).toEqual(marked)
})
