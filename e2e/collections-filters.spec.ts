import {
  cards,
  drawer,
  filters,
  namesOf,
  productsOf,
  resultCount,
  searchBox,
  sortSelect,
} from './collections-page.ts'
import { filterPanel } from './filter-panel.ts'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'
import { openReady } from './shop-page.ts'

/** The sort options without a search: sorting by relevance is offered only for a search. */
const orders = {
  name: 'Nome (A-Z)',
  'price-low': 'Menor preço',
  'price-high': 'Maior preço',
  newest: 'Mais recentes',
  selection: 'Seleção do ateliê',
} as const

const names = (products: readonly { name: string }[]) => products.slice(0, 12).map(({ name }) => name)

test('typing starts the search by itself, and Back undoes the whole word at once', async ({
  page,
  request,
}) => {
  await page.goto('/colecoes')
  await searchBox(page).pressSequentially('renda', { delay: 120 })
  await expect(page).toHaveURL('/colecoes?search=renda')
  const found = await productsOf(request, { search: 'renda', sort: 'relevance' })
  await expect(resultCount(page)).toHaveText(`${found.length} peças encontradas`)
  expect(await namesOf(page)).toEqual(names(found))
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('renda')

  await page.goBack()
  await expect(page).toHaveURL('/colecoes')
  await expect(searchBox(page)).toHaveValue('')
  await expect(resultCount(page)).toHaveText('19 peças encontradas')
})

test('a word typed partly before the scripts have loaded is one history entry', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/colecoes', { waitUntil: 'commit' })
  await searchBox(page).pressSequentially('ren')
  letScriptsCome()
  await expect(page).toHaveURL('/colecoes?search=ren')
  await searchBox(page).press('End')
  await searchBox(page).pressSequentially('da')
  await expect(page).toHaveURL('/colecoes?search=renda')

  await page.goBack()
  await expect(page).toHaveURL('/colecoes')
  await expect(searchBox(page)).toHaveValue('')
})

test('the Enter key and the header start a search at once, relevance sorts only searches, and changing a filter preserves what is being typed', async ({
  page,
}) => {
  await openReady(page, '/colecoes?collection=Midi')
  await page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').click()
  await page.locator('#search-panel input').fill('véu')
  await page.keyboard.press('Enter')
  await expect(searchBox(page)).toHaveValue('véu')
  await expect(page).toHaveURL(`/colecoes?search=${encodeURIComponent('véu')}`)

  await searchBox(page).fill('renda')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL('/colecoes?search=renda')
  await expect(sortSelect(page)).toHaveValue('relevance')
  await sortSelect(page).selectOption({ label: 'Nome (A-Z)' })
  await expect(page).toHaveURL('/colecoes?search=renda&sort=name')
  await sortSelect(page).selectOption({ label: 'Mais relevantes' })
  await expect(page).toHaveURL('/colecoes?search=renda')
  await searchBox(page).fill('')
  await expect(page).toHaveURL('/colecoes')
  await expect(sortSelect(page)).toHaveValue('name')
  await expect(sortSelect(page).getByRole('option')).toHaveText(Object.values(orders))

  await searchBox(page).fill('renda chantilly')
  await sortSelect(page).selectOption('price-low')
  await expect(page).toHaveURL('/colecoes?search=renda+chantilly&sort=price-low')
  const panel = await filterPanel(page)
  await panel.getByRole('checkbox').check()
  await expect(page).toHaveURL('/colecoes?search=renda+chantilly&inStock=true&sort=price-low')
})

test('the list can be sorted by price, by newest and by name again', async ({ page, request }) => {
  const products = await productsOf(request)
  const by = new Intl.Collator('pt-BR', { numeric: true })
  await openReady(page, '/colecoes')
  await sortSelect(page).focus()
  for (const [sort, key] of [
    ['price-low', 'priceCents'],
    ['price-high', 'priceCents'],
    ['newest', 'id'],
    ['name', 'name'],
  ] as const) {
    await sortSelect(page).selectOption({ label: orders[sort] })
    await expect(sortSelect(page), sort).toHaveValue(sort)
    const ordered = products.toSorted((a, b) => by.compare(String(a[key]), String(b[key])))
    if (sort === 'price-high' || sort === 'newest') ordered.reverse()
    await expect.poll(() => namesOf(page), sort).toEqual(names(ordered))
    await expect(page).toHaveURL(sort === 'name' ? '/colecoes' : `/colecoes?sort=${sort}`)
    await expect(sortSelect(page), sort).toBeFocused()
  }
})

test('a collection shows only its own products, Todas shows all again, and out-of-stock products can be left out', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await openReady(page, '/colecoes')
  const panel = await filters(page, isMobile)
  await expect(panel.getByRole('radio', { name: /^Todas/ })).toBeChecked()
  await panel.getByRole('radio', { name: /^Sereia/ }).check()
  await expect(page).toHaveURL('/colecoes?collection=Sereia')
  await expect(resultCount(page)).toHaveText('2 peças encontradas')
  for (const card of await cards(page).all()) await expect(card).toContainText('Sereia')
  await panel.getByRole('radio', { name: /^Todas/ }).check()
  await expect(resultCount(page)).toHaveText('19 peças encontradas')
  await expect(panel.getByRole('radio', { name: /^Todas/ })).toBeFocused()

  if (isMobile) {
    // Back closes the drawer and preserves the filters chosen in it.
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL('/colecoes')
  }
  await page.goBack()
  await expect(page).toHaveURL('/colecoes?collection=Sereia')
  const again = await filters(page, isMobile)
  await expect(again.getByRole('radio', { name: /^Sereia/ })).toBeChecked()
  await page.reload()
  await expect(resultCount(page)).toHaveText('2 peças encontradas')

  await (await filters(page, isMobile)).getByRole('radio', { name: /^Reto/ }).check()
  await expect(page).toHaveURL('/colecoes?collection=Reto')
  await expect(cards(page).filter({ hasText: 'Esgotado' })).toHaveCount(1)
  await panel.getByRole('checkbox', { name: 'Somente em estoque' }).check()
  await expect(resultCount(page)).toHaveText('1 peça encontrada')
  await expect(cards(page).filter({ hasText: 'Esgotado' })).toHaveCount(0)
})

test('a dress above the slider’s maximum is hidden only once the upper end is lowered, by key or by drag', {
  tag: '@wide',
}, async ({ page }) => {
  const dear = cards(page).filter({ hasText: 'Hortênsia' })
  await openReady(page, '/colecoes?sort=price-high')
  await expect(dear).toContainText('12.900,00')
  const panel = await filterPanel(page)
  const upper = panel.getByRole('slider', { name: 'Preço máximo' })
  await upper.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(upper).toHaveValue('9900')
  await expect(page).toHaveURL('/colecoes?maxPrice=9900&sort=price-high')
  await expect(dear).toHaveCount(0)
  await expect(upper).toBeFocused()
  await page.keyboard.press('End')
  await expect(dear).toHaveCount(1)

  await expect(panel).toHaveCSS('translate', /none|0px/)
  const box = await upper.boundingBox()
  if (!box) throw new Error('the slider is not rendered')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width - 22, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, y, { steps: 8 })
  await page.mouse.up()
  await expect(upper).toHaveValue('5000')
  await expect(panel.getByRole('slider', { name: 'Preço mínimo' })).toHaveValue('0')
  await expect(page).toHaveURL('/colecoes?maxPrice=5000&sort=price-high')
  await expect(dear).toHaveCount(0)
})

test('neither end of the slider passes the other, and one Back undoes all its steps', async ({ page }) => {
  await openReady(page, '/colecoes?maxPrice=2000')
  const panel = await filterPanel(page)
  const lower = panel.getByRole('slider', { name: 'Preço mínimo' })
  await lower.focus()
  await page.keyboard.press('PageUp')
  await expect(page).toHaveURL('/colecoes?minPrice=1000&maxPrice=2000')
  await page.keyboard.press('End')
  await expect(lower).toHaveValue('2000')
  await expect(page).toHaveURL('/colecoes?minPrice=2000&maxPrice=2000')
  if (await drawer(page).isVisible()) await page.keyboard.press('Escape')
  // It is still visible while it slides out.
  await expect(drawer(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/colecoes?maxPrice=2000')
  await filterPanel(page)
  await expect(lower).toHaveValue('0')
})
