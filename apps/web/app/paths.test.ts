import { describe, expect, test } from 'vitest'
import { collectionPath, productPath, searchPath } from './paths.ts'

describe('a search', () => {
  test('links to the collection with its term', () => {
    expect(searchPath('renda')).toBe('/colecoes?search=renda')
  })

  test('trims the spaces around its term and retains those inside', () => {
    expect(searchPath('  manga longa ')).toBe('/colecoes?search=manga+longa')
  })

  test('cannot inject other parameters', () => {
    expect(searchPath('a&sort=newest#x')).toBe('/colecoes?search=a%26sort%3Dnewest%23x')
  })

  test('for an empty or blank term returns no path', () => {
    for (const text of ['', '   ', '\t\n', null]) expect(searchPath(text)).toBeUndefined()
  })
})

test('a collection and a product have their own paths', () => {
  expect(collectionPath('Evasê')).toBe('/colecoes?collection=Evas%C3%AA')
  expect(productPath(7)).toBe('/produto/7')
})
