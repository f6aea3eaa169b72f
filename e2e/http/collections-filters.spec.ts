import { productsOf } from '../collections-page.ts'
import { cardsOf, namesOf } from './collections-page.ts'
import { expect, find, test, textOf } from './fixtures.ts'

/** The same filters are beside the list on a wide screen and in the drawer on a phone. */
const PANELS = ['aside[aria-label="Filtros"]', 'dialog[aria-label="Filtros"]']

test('the search box contains the search term of the URL', async ({ open }) => {
  const { root } = await open('/colecoes?search=manga+longa')
  expect(find(root, 'main input[type="search"]').getAttribute('value')).toBe('manga longa')
})

test('products are sorted by name from A to Z by default', async ({ open }) => {
  const { root } = await open('/colecoes')
  const chosen = root.querySelectorAll('select[name="sort"] option[selected]')
  expect(chosen.map((option) => option.getAttribute('value'))).toEqual(['name'])
  const shown = namesOf(root)
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('pt-BR').compare))
  expect(shown[0]).toBe('Açucena')
})

test('only prices between both ends are listed, the ends included', async ({ open, request }) => {
  const all = await productsOf(request)
  const inside = all.filter(({ priceCents }) => priceCents >= 290_000 && priceCents <= 500_000)
  const between = await open('/colecoes?minPrice=2900&maxPrice=5000')
  expect(namesOf(between.root)).toEqual(inside.slice(0, 12).map(({ name }) => name))
  expect(inside.length).toBeGreaterThan(1)
  expect(inside.length).toBeLessThan(all.length)

  const { root } = await open('/colecoes?minPrice=8200&maxPrice=8200')
  expect(cardsOf(root).map(textOf)).toEqual([expect.stringContaining('8.200,00')])
})

test('the price slider goes from 0 to 10000 in steps of 100 and starts at the full range', async ({
  open,
}) => {
  const { root } = await open('/colecoes')
  for (const panel of PANELS) {
    const sliders = find(root, panel).querySelectorAll('input[type="range"]')
    const marks = ['aria-label', 'min', 'max', 'step', 'value']
    expect(sliders.map((slider) => marks.map((mark) => slider.getAttribute(mark)))).toEqual([
      ['Preço mínimo', '0', '10000', '100', '0'],
      ['Preço máximo', '0', '10000', '100', '10000'],
    ])
    expect(sliders.at(-1)?.getAttribute('aria-valuetext')).toBe('R$ 10.000 ou mais')
    expect(textOf(find(root, panel))).toContain('R$ 10.000 ou mais')
  }
})
