import { expect, test } from 'vitest'
import { category, categoryList } from './categories.ts'

const saved = [
  { id: 1, nome: 'Princesa' },
  { id: 'new_1763172000000', nome: ' Sereia ' },
]
const decoded = [
  { id: 1, name: 'Princesa' },
  { id: 'new_1763172000000', name: 'Sereia' },
]

test('a category has an id and a nome', () => {
  expect(category.parse({ id: 1, nome: 'Princesa' })).toEqual({ id: 1, name: 'Princesa' })
  expect(category.encode({ id: 1, name: 'Princesa' })).toEqual({ id: 1, nome: 'Princesa' })
})

test('the whole list is saved as an object with an optional version', () => {
  expect(categoryList.parse({ categories: saved, version: 3 })).toEqual({ categories: decoded, version: 3 })
  expect(categoryList.encode({ categories: [{ id: 1, name: 'Princesa' }], version: 3 })).toEqual({
    categories: [{ id: 1, nome: 'Princesa' }],
    version: 3,
  })
})

test('a bare array is accepted too', () => {
  expect(categoryList.parse(saved)).toEqual({ categories: decoded })
})

test.each([[{ id: 1, nome: '  ' }], [{ id: 'x', nome: 'A' }], [{ id: -1, nome: 'A' }]])(
  '%j is rejected',
  (line) => {
    expect(categoryList.safeParse([line]).success).toBe(false)
  },
)
