import { describe, expect, test } from 'vitest'
import { collectionPath, productPath, searchPath } from './paths.ts'

describe('a search', () => {
  test('leads to the collection with its term', () => {
    expect(searchPath('renda')).toBe('/colecoes?search=renda')
  })

  test('loses the blanks around its term and keeps those inside', () => {
    expect(searchPath('  manga longa ')).toBe('/colecoes?search=manga+longa')
  })

  test('cannot smuggle other parameters in', () => {
    expect(searchPath('a&sort=newest#x')).toBe('/colecoes?search=a%26sort%3Dnewest%23x')
  })

  test('of nothing, or of blanks, leads nowhere', () => {
    for (const text of ['', '   ', '\t\n', null]) expect(searchPath(text)).toBeUndefined()
  })
})

test('a collection and a piece have addresses of their own', () => {
  expect(collectionPath('Evasê')).toBe('/colecoes?collection=Evas%C3%AA')
  expect(productPath(7)).toBe('/produto/7')
})
