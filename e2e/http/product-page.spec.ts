import { productOf } from '../responses.ts'
import { expect, find, test, textOf } from './fixtures.ts'

test('opened directly, a product page renders collection, name, price and description', async ({
  open,
  request,
}) => {
  const product = await productOf(request, 1)
  const { status, root } = await open('/produto/1')
  expect(status).toBe(200)
  const main = find(root, 'main')
  expect(root.querySelectorAll('h1').map(textOf)).toEqual([product.name])
  expect(main.querySelectorAll('.eyebrow').map(textOf)).toContain(product.collection)
  const lines = main.querySelectorAll('p').map(textOf)
  expect(lines).toContain('R$ 6.890,00')
  expect(lines).toContain(product.description)
})

test('the breadcrumb links to the home page, to the collections and to the product’s own collection', async ({
  open,
}) => {
  const { root } = await open('/produto/1')
  const trail = find(root, 'nav[aria-label="Você está em"]')
  expect(trail.querySelectorAll('li')).toHaveLength(4)
  expect(trail.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
    ['Início', '/'],
    ['Coleções', '/colecoes'],
    ['Evasê', `/colecoes?${new URLSearchParams({ collection: 'Evasê' })}`],
  ])
  expect(textOf(find(trail, 'li:last-child [aria-current="page"]'))).toBe('Açucena')
})

test('only the page of a product with a size finder carries the size chart', async ({ open }) => {
  for (const [path, has] of [
    ['/produto/1', true],
    ['/produto/17', false],
    ['/', false],
    ['/colecoes', false],
  ] as const) {
    const { root } = await open(path)
    expect(root.toString().includes('EXG'), path).toBe(has)
  }
})

test('an unknown product returns 404 with a message and a link to the collections', async ({ open }) => {
  for (const id of ['999999', '9999999999', '99999999999', '0', '007', '-1', '1.5', 'vestido']) {
    const { status, root } = await open(`/produto/${id}`)
    expect(status, id).toBe(404)
    expect(root.querySelectorAll('main h1').map(textOf), id).toEqual(['Produto não encontrado'])
    expect(textOf(find(root, 'title')), id).toBe('Produto não encontrado · Alva de Maio')
    const back = root.querySelectorAll('main a').find((link) => textOf(link) === 'Voltar às coleções')
    expect(back?.getAttribute('href'), id).toBe('/colecoes')
    expect(find(root, 'meta[name="robots"]').getAttribute('content'), id).toBe('noindex')
    find(root, 'footer')
  }
})

test('a product that is not in stock says Esgotado', async ({ open, request }) => {
  const { stockQuantity } = await productOf(request, 10)
  expect(stockQuantity).toBe(0)
  const { root } = await open('/produto/10')
  expect(root.querySelectorAll('main span').map(textOf)).toContain('Esgotado')
})

test('a product’s page has one button for each size and each colour, the first of each chosen', async ({
  open,
  request,
}) => {
  const { sizes, colors } = await productOf(request, 1)
  const { root } = await open('/produto/1')
  for (const [group, values] of [
    ['Tamanho', sizes],
    ['Cor', colors],
  ] as const) {
    const labels = find(root, `[role="radiogroup"][aria-label="${group}"]`).querySelectorAll('label')
    expect(labels.map(textOf), group).toEqual(values)
    const radios = labels.map((label) => find(label, 'input[type="radio"]'))
    const chosen = radios.map((radio) => radio.hasAttribute('checked'))
    expect(chosen, group).toEqual(values.map((_, index) => index === 0))
  }
})

test('the product’s page shows free shipping and the days of delivery', async ({ open }) => {
  // Dália, which has no production plan: the dates of the others are computed in the browser.
  const { root } = await open('/produto/3')
  const lines = root.querySelectorAll('main p').map(textOf)
  expect(lines).toContain('15 a 30 dias úteis após o pagamento · Frete Grátis')
  expect(lines).toContainEqual(expect.stringMatching(/^Receba entre \d+º?( de [a-zç]+)? e \d+º? de [a-zç]+$/))
})
