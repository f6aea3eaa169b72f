import { expect, test } from 'vitest'
import { canonicalPath } from './page-params.ts'

const routeIds = new Set(['root', 'routes/home'])
const page = (path: string) => canonicalPath(new URL(`https://loja.example${path}`), routeIds)
const keyOf = (path: string) => page(path).key

test('undeclared parameters do not make another page', () => {
  expect(keyOf('/?utm_source=instagram')).toBe('/')
})

test('all unknown paths share one page', () => {
  expect(keyOf('/wp-admin')).toBe(keyOf('/nada/aqui?x=1'))
  expect(page('/wp-admin').known).toBe(false)
})

test.each(['//', '///', '//evil.example/', '/.//'])(
  'the path %s is unknown, not another name of the home page',
  (path) => {
    expect(page(path).known).toBe(false)
  },
)

test('the data of a page is kept apart from its document', () => {
  expect(keyOf('/_.data')).toBe('/_.data')
  expect(keyOf('/nada.data')).not.toBe(keyOf('/nada'))
})

test('only routes that exist make another set of data, in whatever order they are named', () => {
  expect(keyOf('/_.data?_routes=routes/home,root,root,nada&x=1')).toBe(
    keyOf('/_.data?_routes=root,routes/home'),
  )
  expect(keyOf('/_.data?_routes=abc')).toBe('/_.data')
})
