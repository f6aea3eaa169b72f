import { expect, test } from 'vitest'
import { listingOf } from './listing.ts'
import { activeFilters, formatCount, formatPriceLimit } from './listing-text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const labelsOf = (search: string) =>
  activeFilters(listingOf(new URLSearchParams(search))).map(({ label }) => plain(label))

test('one product is singular, any other number is plural', () => {
  expect([0, 1, 2, 1234].map(formatCount)).toEqual(['0 peças', '1 peça', '2 peças', '1.234 peças'])
})

test('the top of the slider means that price or more', () => {
  expect([0, 2000, 9900, 10_000].map((price) => plain(formatPriceLimit(price, 10_000)))).toEqual([
    'R$ 0',
    'R$ 2.000',
    'R$ 9.900',
    'R$ 10.000 ou mais',
  ])
})

test.each([
  ['', []],
  ['minPrice=2000&maxPrice=4000', ['R$ 2.000 a R$ 4.000']],
  ['minPrice=2000', ['A partir de R$ 2.000']],
  ['maxPrice=4000', ['Até R$ 4.000']],
  ['minPrice=10000', ['A partir de R$ 10.000']],
  ['search=sereia+azul&collection=Midi&inStock=true', ['Midi', 'Somente em estoque', '“sereia azul”']],
  ['sort=newest&page=2', []],
])('the active filters of %s are listed', (search, labels) => {
  expect(labelsOf(search)).toEqual(labels)
})

test('removing one filter retains the others and returns to the first page', () => {
  const [price] = activeFilters(listingOf(new URLSearchParams('minPrice=2000&search=renda&page=4')))
  expect(price?.without).toMatchObject({ minPrice: 0, search: 'renda', page: 1 })
})
