import { expect, test } from 'vitest'
import { safeRedirect, withRedirect } from './redirects.ts'

test.each(['/checkout', '/produto/7?cor=Branco#avaliacoes', '/'])('%s is a path of ours', (path) => {
  expect(safeRedirect(path)).toBe(path)
})

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
])('%j leads nowhere', (text) => {
  expect(safeRedirect(text)).toBeUndefined()
})

test('an address longer than a registration takes along leads nowhere', () => {
  expect(safeRedirect(`/${'a'.repeat(299)}`)).toBeDefined()
  expect(safeRedirect(`/${'a'.repeat(300)}`)).toBeUndefined()
  expect(safeRedirect(null)).toBeUndefined()
})

test('a path takes the redirect along, after what is its own', () => {
  expect(withRedirect('/login', undefined)).toBe('/login')
  expect(withRedirect('/login', '/checkout')).toBe('/login?redirect=%2Fcheckout')
  expect(withRedirect('/login', '/a?b=c', { verificacao: 'sucesso' })).toBe(
    '/login?verificacao=sucesso&redirect=%2Fa%3Fb%3Dc',
  )
})
