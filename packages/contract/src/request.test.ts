import { expect, test } from 'vitest'
import { favorites } from './favorites.ts'
import { products } from './products.ts'
import { answerOf, formFieldsOf, requestOf } from './request.ts'
import { tickets } from './tickets.ts'

test('a call travels under the wire’s names', () => {
  expect(requestOf(products.page, { query: { limit: 3, featured: true, maxPriceCents: 500_000 } })).toEqual({
    method: 'GET',
    url: '/api/products?maxPrice=5000&featured=true&limit=3',
    body: undefined,
  })
  expect(requestOf(tickets.reply, { params: { id: 7 }, body: { message: 'Olá' } })).toEqual({
    method: 'POST',
    url: '/api/support/7',
    body: '{"mensagem":"Olá"}',
  })
})

test('parts that are not given leave no trace', () => {
  expect(requestOf(favorites.list, {}).url).toBe('/api/favorites')
})

test('a form carries its fields as text, and leaves out those that are not given', () => {
  const body = {
    name: 'Açucena',
    description: 'Tule',
    priceCents: 689_000,
    collection: 'Noivas',
    stockQuantity: 2,
    sizes: ['P', 'M'],
  }
  expect(formFieldsOf(products.create, { body })).toEqual([
    ['name', 'Açucena'],
    ['description', 'Tule'],
    ['price', '6890'],
    ['collection', 'Noivas'],
    ['stockQuantity', '2'],
    ['sizes', 'P, M'],
  ])
  expect(formFieldsOf(tickets.attach, { params: { id: 7 }, query: {} })).toEqual([])
})

test('an answer is read in our own names, and a 204 has none', () => {
  expect(answerOf(products.list, '[]')).toEqual([])
})
