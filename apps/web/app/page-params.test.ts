import { expect, test } from 'vitest'
import { canonicalPath } from './page-params.ts'

const routeIds = new Set(['root', 'routes/home'])
const page = (path: string) => canonicalPath(new URL(`https://loja.example${path}`), routeIds)
const keyOf = (path: string) => page(path).key

test('undeclared parameters do not create another page', () => {
  expect(keyOf('/?utm_source=instagram')).toBe('/')
})

test('all unknown paths share one page', () => {
  expect(keyOf('/wp-admin')).toBe(keyOf('/nada/aqui?x=1'))
  expect(page('/wp-admin').isPage).toBe(false)
})

test.each(['//', '///', '//evil.example/', '/.//'])(
  'the path %s is unknown, not an alias of the home page',
  (path) => {
    expect(page(path).isPage).toBe(false)
  },
)

test('the data of a page is cached separately from its document', () => {
  expect(keyOf('/_.data')).toBe('/_.data')
  expect(keyOf('/nada.data')).not.toBe(keyOf('/nada'))
})

test('only existing routes create another data key, in whatever order they are listed', () => {
  expect(keyOf('/_.data?_routes=routes/home,root,root,nada&x=1')).toBe(
    keyOf('/_.data?_routes=root,routes/home'),
  )
  expect(keyOf('/_.data?_routes=abc')).toBe('/_.data')
})

test('the collection is one page however its URL is written', () => {
  const key = keyOf('/colecoes?search=renda&maxPrice=4000')
  expect(key).toBe('/colecoes?search=renda&maxPrice=4000')
  expect(keyOf('/colecoes?maxPrice=4000.00&page=1&search=+renda&inStock=no&utm_source=x')).toBe(key)
  // A search is sorted by relevance unless its URL says otherwise.
  expect(keyOf('/colecoes?sort=name')).toBe('/colecoes')
  expect(keyOf('/colecoes?page=abc&minPrice=-1&sort=zzz')).toBe('/colecoes')
})

test('the data of the collection is cached under the same parameters as its document', () => {
  expect(keyOf('/colecoes.data?_routes=root&page=2&minPrice=-1')).toBe('/colecoes.data?page=2&_routes=root')
})

test.each([
  ['/colecoes', ['/COLECOES', '/colecoes/', '/Colecoes/?utm_source=x']],
  ['/colecoes?page=2', ['/COLECOES/?page=2']],
  ['/colecoes.data', ['/Colecoes.data', '/colecoes/_.data', '/COLECOES/.data']],
  ['/produto/7', ['/Produto/7', '/produto/7/']],
])('%s is one page, regardless of upper or lower case and of a trailing slash', (key, others) => {
  for (const path of [key, ...others]) expect(page(path)).toMatchObject({ key, isPage: true })
})

test.each(['/produto/%37', '/Produto/%37/', '/produto/7?utm_source=x'])(
  '%s is the page of product 7: an id has only one notation',
  (path) => {
    expect(page(path)).toMatchObject({
      key: '/produto/7',
      isPage: true,
      subject: { call: '/api/products/7' },
    })
  },
)

test.each(['Ab%2F$&', 'abc', '0', '-1', '007', '7.0', '1e3', '7%20', '%', '%E0%A4', '99999999999999999999'])(
  'the product %s cannot exist: it shares the page of all missing products',
  (id) => {
    expect(page(`/produto/${id}`)).toMatchObject({ key: '/produto/0', isPage: false })
    expect(page(`/produto/${id}.data?_routes=root`)).toMatchObject({
      key: '/produto/0.data?_routes=root',
      isPage: false,
    })
  },
)

test('a product that may exist comes with the call that checks it, and with the page to use if it is missing', () => {
  expect(page('/produto/7').subject).toEqual({ call: '/api/products/7', missingKey: '/produto/0' })
  expect(page('/produto/7.data').subject).toEqual({ call: '/api/products/7', missingKey: '/produto/0.data' })
  expect(page('/colecoes').subject).toBeUndefined()
})

test('the login page depends on the result of a verification, and on no other value', () => {
  expect(keyOf('/login?verificacao=sucesso&redirect=/carrinho')).toBe('/login?verificacao=sucesso')
  expect(keyOf('/login?verificacao=outro')).toBe('/login')
})

test.each(['/verificar-email', '/redefinir-senha'])(
  'the token of a link to %s is not part of the page',
  (path) => {
    expect(keyOf(`${path}?token=segredo`)).toBe(path)
    expect(page(path).isPage).toBe(true)
  },
)

test('all tickets share one page, and so do all tabs of the account', () => {
  expect(keyOf('/suporte/12')).toBe(keyOf('/suporte/99999'))
  expect(keyOf('/suporte/12')).not.toBe(keyOf('/suporte'))
  expect(page('/suporte/12').isPage).toBe(true)
  expect(keyOf('/conta?aba=perfil')).toBe('/conta')
})
