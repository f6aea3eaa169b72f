import { cards, filters, namesOf, piecesOf, resultCount, searchBox, sortSelect } from './collections-page.ts'
import { expect, test } from './fixtures.ts'

const names = (pieces: readonly { name: string }[]) => pieces.slice(0, 12).map(({ name }) => name)

test('the search box holds what the address searches for', async ({ page }) => {
  await page.goto('/colecoes?search=manga+longa')
  await expect(searchBox(page)).toHaveValue('manga longa')
})

test('typing searches by itself, and going back undoes the whole word at once', async ({ page, request }) => {
  await page.goto('/colecoes')
  await searchBox(page).pressSequentially('renda', { delay: 120 })
  await expect(page).toHaveURL('/colecoes?search=renda')
  const found = await piecesOf(request, { search: 'renda' })
  await expect(resultCount(page)).toHaveText(`${found.length} vestidos encontrados`)
  expect(await namesOf(page)).toEqual(names(found))
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('renda')

  await page.goBack()
  await expect(page).toHaveURL('/colecoes')
  await expect(searchBox(page)).toHaveValue('')
  await expect(resultCount(page)).toHaveText('19 vestidos encontrados')
})

test('the Enter key searches at once, and a choice keeps what is being typed', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/colecoes')
  await searchBox(page).fill('renda')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL('/colecoes?search=renda')
  await searchBox(page).fill('renda chantilly')
  await sortSelect(page).selectOption('price-low')
  await expect(page).toHaveURL('/colecoes?search=renda+chantilly&sort=price-low')
  const panel = await filters(page, isMobile)
  await panel.getByRole('checkbox').check()
  await expect(page).toHaveURL('/colecoes?search=renda+chantilly&inStock=true&sort=price-low')
})

test('the search of the header lands in the box, also from the page itself', async ({ page }) => {
  await page.goto('/colecoes?collection=Midi')
  await page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').click()
  await page.getByRole('searchbox', { name: 'Buscar na loja' }).fill('véu')
  await page.keyboard.press('Enter')
  await expect(searchBox(page)).toHaveValue('véu')
  await expect(page).toHaveURL(`/colecoes?search=${encodeURIComponent('véu')}`)
})

test('by name from A to Z is the order that nobody asked for', async ({ page }) => {
  await page.goto('/colecoes')
  await expect(sortSelect(page)).toHaveValue('name')
  const shown = await namesOf(page)
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('pt-BR').compare))
  expect(shown[0]).toBe('Açucena')
})

for (const [sort, label, key] of [
  ['name', 'Nome (A-Z)', 'name'],
  ['price-low', 'Menor preço', 'priceCents'],
  ['price-high', 'Maior preço', 'priceCents'],
  ['newest', 'Mais recentes', 'id'],
] as const) {
  test(`the list can be ordered by ${sort}`, async ({ page, request }) => {
    await page.goto(sort === 'name' ? '/colecoes?sort=newest' : '/colecoes')
    await sortSelect(page).focus()
    await sortSelect(page).selectOption({ label })
    await expect(sortSelect(page)).toHaveValue(sort)
    const pieces = await piecesOf(request)
    const by = new Intl.Collator('pt-BR', { numeric: true })
    const ordered = pieces.toSorted((a, b) => by.compare(String(a[key]), String(b[key])))
    if (sort === 'price-high' || sort === 'newest') ordered.reverse()
    await expect.poll(() => namesOf(page)).toEqual(names(ordered))
    await expect(page).toHaveURL(sort === 'name' ? '/colecoes' : `/colecoes?sort=${sort}`)
    await expect(sortSelect(page)).toBeFocused()
  })
}

test('how well a search is met orders the list only while there is a search', async ({ page }) => {
  await page.goto('/colecoes')
  await expect(sortSelect(page).getByRole('option')).toHaveText([
    'Nome (A-Z)',
    'Menor preço',
    'Maior preço',
    'Mais recentes',
  ])
  await searchBox(page).fill('renda')
  await expect(sortSelect(page)).toHaveValue('name')
  await sortSelect(page).selectOption({ label: 'Mais relevantes' })
  await expect(page).toHaveURL('/colecoes?search=renda&sort=relevance')
  await searchBox(page).fill('')
  await expect(page).toHaveURL('/colecoes')
  await expect(sortSelect(page)).toHaveValue('name')
})

test('a collection shows its own pieces only, and Todas shows all again', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/colecoes')
  const panel = await filters(page, isMobile)
  await expect(panel.getByRole('radio', { name: /^Todas/ })).toBeChecked()
  await panel.getByRole('radio', { name: /^Sereia/ }).check()
  await expect(page).toHaveURL('/colecoes?collection=Sereia')
  await expect(resultCount(page)).toHaveText('2 vestidos encontrados')
  for (const card of await cards(page).all()) await expect(card).toContainText('Sereia')
  await panel.getByRole('radio', { name: /^Todas/ }).check()
  await expect(resultCount(page)).toHaveText('19 vestidos encontrados')
  await expect(panel.getByRole('radio', { name: /^Todas/ })).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/colecoes?collection=Sereia')
  await expect(panel.getByRole('radio', { name: /^Sereia/ })).toBeChecked()
  await page.reload()
  await expect(resultCount(page)).toHaveText('2 vestidos encontrados')
})

test('only what is in stock is listed when asked for', { tag: '@wide' }, async ({ page, isMobile }) => {
  await page.goto('/colecoes?collection=Reto')
  await expect(cards(page).filter({ hasText: 'Esgotado' })).toHaveCount(1)
  const panel = await filters(page, isMobile)
  await panel.getByRole('checkbox', { name: 'Somente em estoque' }).check()
  await expect(resultCount(page)).toHaveText('1 vestido encontrado')
  await expect(cards(page).filter({ hasText: 'Esgotado' })).toHaveCount(0)
})

test('the prices listed are those between both ends, the ends included', async ({ page, request }) => {
  const all = await piecesOf(request)
  const inside = all.filter(({ priceCents }) => priceCents >= 290_000 && priceCents <= 500_000)
  await page.goto('/colecoes?minPrice=2900&maxPrice=5000')
  expect(await namesOf(page)).toEqual(names(inside))
  expect(inside.length).toBeGreaterThan(1)
  expect(inside.length).toBeLessThan(all.length)

  await page.goto('/colecoes?minPrice=8200&maxPrice=8200')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('8.200,00')
})

test('the price slider goes from 0 to 10000 in steps of 100 and stands wide open', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/colecoes')
  const panel = await filters(page, isMobile)
  for (const [name, value] of [
    ['Preço mínimo', '0'],
    ['Preço máximo', '10000'],
  ] as const) {
    const slider = panel.getByRole('slider', { name })
    await expect(slider).toHaveAttribute('min', '0')
    await expect(slider).toHaveAttribute('max', '10000')
    await expect(slider).toHaveAttribute('step', '100')
    await expect(slider).toHaveValue(value)
  }
  await expect(panel.getByText('R$ 10.000 ou mais')).toBeVisible()
  await expect(panel.getByRole('slider', { name: 'Preço máximo' })).toHaveAttribute(
    'aria-valuetext',
    'R$ 10.000 ou mais',
  )
})

test('a dress dearer than the slider is hidden only once its upper end comes down', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  const dear = cards(page).filter({ hasText: 'Hortênsia' })
  await page.goto('/colecoes?sort=price-high')
  await expect(dear).toContainText('12.900,00')
  const panel = await filters(page, isMobile)
  const upper = panel.getByRole('slider', { name: 'Preço máximo' })
  await upper.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(upper).toHaveValue('9900')
  await expect(page).toHaveURL('/colecoes?maxPrice=9900&sort=price-high')
  await expect(dear).toHaveCount(0)
  await expect(upper).toBeFocused()
  await page.keyboard.press('End')
  await expect(dear).toHaveCount(1)
})

test('neither end of the slider passes the other, and all its steps are one way back', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await page.goto('/colecoes?maxPrice=2000', { waitUntil: 'networkidle' })
  const panel = await filters(page, isMobile)
  const lower = panel.getByRole('slider', { name: 'Preço mínimo' })
  await lower.focus()
  await page.keyboard.press('PageUp')
  await expect(page).toHaveURL('/colecoes?minPrice=1000&maxPrice=2000')
  await page.keyboard.press('End')
  await expect(lower).toHaveValue('2000')
  await expect(page).toHaveURL('/colecoes?minPrice=2000&maxPrice=2000')
  await page.goBack()
  await expect(page).toHaveURL('/colecoes?maxPrice=2000')
  await expect(lower).toHaveValue('0')
})

test('a finger or a mouse drags each end by itself', { tag: '@wide' }, async ({ page, isMobile }) => {
  await page.goto('/colecoes')
  const panel = await filters(page, isMobile)
  const upper = panel.getByRole('slider', { name: 'Preço máximo' })
  await expect(panel).toHaveCSS('translate', /none|0px/)
  const box = await upper.boundingBox()
  if (!box) throw new Error('the slider is not drawn')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width - 22, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, y, { steps: 8 })
  await page.mouse.up()
  await expect(upper).toHaveValue('5000')
  await expect(panel.getByRole('slider', { name: 'Preço mínimo' })).toHaveValue('0')
  await expect(page).toHaveURL('/colecoes?maxPrice=5000')
})
