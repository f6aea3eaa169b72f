import { expect, test } from 'vitest'
import { choicesText, itemsTitle } from './item-text.ts'

const alecrim = { productId: 1, name: 'Alecrim', size: 'PP', color: 'Sálvia', quantity: 1 }
const veil = { productId: 2, name: 'Véu', size: 'Único', color: 'Branco', quantity: 1 }

test.each([
  ['Alecrim', [alecrim]],
  ['2 × Alecrim', [{ ...alecrim, quantity: 2 }]],
  ['2 × Alecrim', [alecrim, { ...alecrim, size: 'M' }]],
  ['Alecrim e mais 2', [alecrim, { ...veil, quantity: 2 }]],
  ['2 × Alecrim e mais 1', [alecrim, veil, { ...alecrim, size: 'M' }]],
  ['', []],
])('%s', (title, items) => expect(itemsTitle(items)).toBe(title))

test('sizes and colours of the first product are listed side by side', () => {
  expect(choicesText([alecrim, veil, { ...alecrim, size: 'M' }])).toBe('PP · Sálvia, M · Sálvia')
})
