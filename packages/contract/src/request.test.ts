import { expect, test } from 'vitest'
import { favorites } from './favorites.ts'
import { products } from './products.ts'
import { formFieldsOf, parseResponse, requestOf } from './request.ts'
import { tickets } from './tickets.ts'

test('a request is encoded with the wire names', () => {
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

test('omitted parts are not in the request', () => {
  expect(requestOf(favorites.list, {}).url).toBe('/api/favorites')
})

test('a form sends its fields as text and omits those that are not given', () => {
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

test('a response is decoded to our own names, and a 204 has no body', () => {
  expect(parseResponse(products.list, '[]')).toEqual([])
})
