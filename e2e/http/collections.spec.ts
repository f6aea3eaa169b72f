import { productsOf } from '../collections-page.ts'
import { canonicalOf, cardsOf, countOf, headingsOf, namesOf, robotsOf, titleOf } from './collections-page.ts'
import { expect, find, jsonLdOf, test, textOf } from './fixtures.ts'

const TRAIL = 'nav[aria-label="Você está em"]'

test('opened directly, the collection renders its own page and not the not-found page', async ({ open }) => {
  const { status, root } = await open('/colecoes')
  expect(status).toBe(200)
  expect(root.querySelectorAll('h1').map(textOf)).toEqual(['Nossa Coleção'])
  expect(titleOf(root)).toBe('Nossa Coleção · Alva de Maio')
  const home = find(root, `${TRAIL} a`)
  expect([textOf(home), home.getAttribute('href')]).toEqual(['Início', '/'])
})

test('every card leads to its product and shows name, collection and price', async ({ open, request }) => {
  const products = await productsOf(request)
  const { root } = await open('/colecoes')
  const cards = cardsOf(root)
  expect(cards).toHaveLength(12)
  for (const [index, card] of cards.entries()) {
    const product = products[index]
    const links = card.querySelectorAll('a')
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      [product?.name, `/produto/${product?.id}`],
    ])
    const lines = card.querySelectorAll('p').map(textOf)
    expect(lines).toContain(product?.collection)
    expect(lines).toContainEqual(expect.stringMatching(/^R\$ \d{1,3}(\.\d{3})*,\d{2}$/))
  }
})

test('one product is counted in the singular, several in the plural', async ({ open }) => {
  const one = await open('/colecoes?collection=Midi')
  expect(countOf(one.root)).toBe('1 peça encontrada')
  expect(cardsOf(one.root)).toHaveLength(1)
  const all = await open('/colecoes')
  expect(countOf(all.root)).toBe('19 peças encontradas')
})

test('a search without results offers the closest matches', async ({ open }) => {
  const near = await open('/colecoes?search=renda+preta')
  expect(countOf(near.root)).toBe('0 peças encontradas')
  expect(headingsOf(near.root)).toContain('Nenhum vestido encontrado')
  expect(headingsOf(near.root)).toContain('Talvez você goste destes')
  expect(cardsOf(near.root).length).toBeGreaterThan(0)
  expect(cardsOf(near.root).length).toBeLessThanOrEqual(6)
  const nothing = await open('/colecoes?collection=Midi&minPrice=9000')
  expect(headingsOf(nothing.root)).toContain('Nenhum vestido encontrado')
  expect(headingsOf(nothing.root)).not.toContain('Talvez você goste destes')
})

test('invalid parameters show the whole collection', async ({ open, request }) => {
  const { status, root } = await open('/colecoes?page=abc&minPrice=-1&maxPrice=x&sort=zzz&inStock=7')
  expect(status).toBe(200)
  expect(countOf(root)).toBe('19 peças encontradas')
  const products = await productsOf(request)
  expect(namesOf(root)).toEqual(products.slice(0, 12).map(({ name }) => name))
})

test('a page beyond the last redirects to the last', async ({ open, request }) => {
  const beyond = await request.get('/colecoes?page=99', { maxRedirects: 0 })
  expect([beyond.status(), beyond.headers()['location']]).toEqual([302, '/colecoes?page=2'])
  const { root } = await open('/colecoes?page=2')
  expect(cardsOf(root)).toHaveLength(19)
})

test('search engines may index collections, and searches are noindex, follow', async ({ open }) => {
  const { root } = await open('/colecoes?collection=Sereia&minPrice=1000&page=1')
  expect(titleOf(root)).toBe('Sereia · Alva de Maio')
  expect(canonicalOf(root)).toMatch(/\/colecoes\?collection=Sereia$/)
  expect(find(root, 'meta[property="og:image"]').getAttribute('content')).toMatch(/\/media\//)
  expect(robotsOf(root)).toEqual([])
  for (const kind of ['BreadcrumbList', 'ItemList']) {
    expect(jsonLdOf(root)).toContainEqual(expect.objectContaining({ '@type': kind }))
  }
  const search = await open('/colecoes?search=renda')
  expect(canonicalOf(search.root)).toMatch(/\/colecoes$/)
  expect(robotsOf(search.root)).toEqual(['noindex, follow'])
})

test('an unknown collection does not appear in the page’s title', async ({ open }) => {
  const made = 'Liquidação falsa'
  const { status, root } = await open(`/colecoes?${new URLSearchParams({ collection: made })}`)
  expect(status).toBe(200)
  expect(countOf(root)).toBe('0 peças encontradas')
  const chips = find(root, 'ul[aria-label="Filtros ativos"]').querySelectorAll('a')
  expect(chips.map(textOf)).toEqual([`Remover filtro: ${made}`])
  expect(titleOf(root)).toBe('Nossa Coleção · Alva de Maio')
  expect(textOf(find(root, TRAIL))).not.toContain(made)
  expect(canonicalOf(root)).toMatch(/\/colecoes$/)
  expect(robotsOf(root)).toEqual(['noindex, follow'])
})
