import { featuredOf, storeOf } from '../responses.ts'
import { expect, find, test, textOf } from './fixtures.ts'
import { hrefOf, regionOf, textsOf } from './shop-pages.ts'

const price = /^R\$\s\d{1,3}(\.\d{3})*,\d{2}$/

test('opened directly, the home page renders itself and not the not-found page', async ({ open }) => {
  const { status, root } = await open('/')
  expect(status).toBe(200)
  expect(textOf(find(root, 'h1'))).toBe('Todo vestido começa com um traço')
  expect(textOf(find(root, 'title'))).toMatch(/^Alva de Maio · /)
})

test('the hero leads to the collections, and the about teaser to the atelier’s story', async ({ open }) => {
  const { root } = await open('/')
  expect(hrefOf(find(root, 'main section'), 'Ver a coleção')).toBe('/colecoes')
  const teaser = regionOf(root, 'Do croqui ao altar, em quatro encontros')
  expect(teaser.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
    '/agendar',
    '/sobre',
  ])
  expect(teaser.querySelectorAll('li')).toHaveLength(4)
})

test('the arches link to the collections that contain products', async ({ open, request }) => {
  const { collections } = await storeOf(request)
  const { root } = await open('/')
  const region = regionOf(root, 'Qual é a sua silhueta?')
  const [arches, chips] = [region.querySelectorAll('li a'), region.querySelectorAll('p a')]
  expect(arches).toHaveLength(6)
  const named = [
    ...arches.map((link) => [textOf(find(link, 'span')), link.getAttribute('href')]),
    ...chips.map((link) => [textOf(link), link.getAttribute('href')]),
  ]
  expect(named).toEqual(
    collections.map(({ name }) => [name, `/colecoes?${new URLSearchParams({ collection: name })}`]),
  )
})

test('DESTAQUES shows featured products only, three at most, each as a card', async ({ open, request }) => {
  const featured = await featuredOf(request)
  expect(featured).toHaveLength(3)
  const { root } = await open('/')
  const cards = regionOf(root, 'DESTAQUES').querySelectorAll('article')
  expect(cards).toHaveLength(3)
  for (const card of cards) {
    const name = textOf(find(card, 'h3'))
    const product = featured.find((candidate) => candidate.name === name)
    expect(hrefOf(card, name)).toBe(`/produto/${product?.id}`)
    expect(textsOf(card, 'p')).toContainEqual(expect.stringMatching(price))
  }
})
