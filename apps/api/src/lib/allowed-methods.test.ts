import { expect, test } from 'vitest'
import { allowedMethods } from './allowed-methods.ts'

const routes = [
  { method: 'GET', path: '/api/products' },
  { method: 'POST', path: '/api/products' },
  { method: 'DELETE', path: '/api/products/:id' },
  { method: 'POST', path: '/api/auth/verify-email.php' },
  { method: 'PATCH', path: '/api/*' },
  { method: 'GET', path: '/media/*' },
]
const pages = [...routes, { method: 'GET', path: '/*' }]

test.each([
  ['a list', '/api/products?limit=1', ['GET', 'HEAD', 'POST']],
  ['an item of the list', '/api/products/7', ['DELETE']],
  ['a path with a dot', '/api/auth/verify-email.php', ['POST']],
  ['a path that differs only in the dot', '/api/auth/verify-email-php', []],
  ['a path below an item of the list', '/api/products/7/8', []],
  ['an unknown call', '/api/nowhere', []],
  ['a file', '/media/a/b.webp', ['GET', 'HEAD']],
  ['a page where there are no pages', '/catalogo', []],
])('%s accepts the methods it was declared with', (_what, url, methods) => {
  expect(allowedMethods(routes, url)).toEqual(methods)
})

test('pages accept GET, but a call is never a page', () => {
  expect(allowedMethods(pages, '/')).toEqual(['GET', 'HEAD'])
  expect(allowedMethods(pages, '/catalogo/vestidos?p=2')).toEqual(['GET', 'HEAD'])
  expect(allowedMethods(pages, '/api/nowhere')).toEqual([])
})
