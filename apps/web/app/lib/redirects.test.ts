import { expect, test } from 'vitest'
import { safeRedirect, withRedirect } from './redirects.ts'

test.each(['/checkout', '/produto/7?cor=Branco#avaliacoes', '/'])(
  '%s is accepted as a path of our own',
  (path) => {
    expect(safeRedirect(path)).toBe(path)
  },
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  ' /checkout',
  'checkout',
  '',
])('%j is rejected', (text) => {
  expect(safeRedirect(text)).toBeUndefined()
})

test('a path longer than the registration accepts is rejected', () => {
  expect(safeRedirect(`/${'a'.repeat(299)}`)).toBeDefined()
  expect(safeRedirect(`/${'a'.repeat(300)}`)).toBeUndefined()
  expect(safeRedirect(null)).toBeUndefined()
})

test('the redirect is appended to a path after its own parameters', () => {
  expect(withRedirect('/login', undefined)).toBe('/login')
  expect(withRedirect('/login', '/checkout')).toBe('/login?redirect=%2Fcheckout')
  expect(withRedirect('/login', '/a?b=c', { verificacao: 'sucesso' })).toBe(
    '/login?verificacao=sucesso&redirect=%2Fa%3Fb%3Dc',
  )
})
