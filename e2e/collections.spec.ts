import { toastOf } from './account-forms.ts'
import { cards, chips, drawer, resultCount, searchBox } from './collections-page.ts'
import { filterPanel } from './filter-panel.ts'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'

test.describe('with room for a sidebar', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has neither room for a sidebar nor a keyboard of this kind')

  test('a wide screen has the filters beside the list, and searching, sorting and filtering work by keyboard alone', async ({
    page,
  }) => {
    await openReady(page, '/colecoes')
    const sidebar = page.getByRole('complementary', { name: 'Filtros' })
    await expect(sidebar.getByRole('group')).toHaveCount(3)
    await expect(page.getByRole('button', { name: /^Filtros/ })).toBeHidden()
    const [left, right] = [await sidebar.boundingBox(), await cards(page).first().boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)

    await searchBox(page).focus()
    await page.keyboard.type('renda')
    await page.keyboard.press('Tab')
    // A search is sorted by relevance, the last choice.
    await page.keyboard.press('ArrowUp')
    await expect(page).toHaveURL('/colecoes?search=renda&sort=selection')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/colecoes?search=renda&minPrice=100&sort=selection')
    await page.keyboard.press('Tab')
    await page.keyboard.press('PageDown')
    await expect(page).toHaveURL('/colecoes?search=renda&minPrice=100&maxPrice=9000&sort=selection')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    // A collection without a product that was found cannot be chosen, so it may not be the next one.
    await expect(sidebar.getByRole('radio', { name: /^Todas/ })).not.toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/collection=.+&minPrice=100&maxPrice=9000&inStock=true&sort=selection$/)
    // The URL changes a moment before its result is rendered.
    await expect(chips(page)).toHaveCount(4)
    await page.keyboard.press('Tab')
    await expect(chips(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(chips(page)).toHaveCount(3)
    await expect(resultCount(page)).toBeFocused()
  })
})

test.describe('without room for a sidebar', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'a wide screen has the sidebar')

  test('on a phone the filters open as a drawer, show how many products are left and close', async ({
    page,
  }) => {
    await page.goto('/colecoes?collection=Reto')
    await expect(page.getByRole('complementary', { name: 'Filtros' })).toBeHidden()
    const opener = page.getByRole('button', { name: /^Filtros/ })
    await expect(opener).toHaveAccessibleName(/1\s*ativo$/)
    await opener.click()
    await expect(drawer(page)).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Ver 2 peças' })).toBeInViewport()
    await expect(drawer(page).getByRole('status')).toHaveText('2 peças')
    await drawer(page).getByRole('checkbox', { name: 'Somente em estoque' }).check()
    await expect(drawer(page).getByRole('status')).toHaveText('1 peça')
    await drawer(page).getByRole('button', { name: 'Ver 1 peça', exact: true }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(cards(page)).toHaveCount(1)
    await opener.click()
    await drawer(page).getByRole('link', { name: 'Limpar' }).click()
    await expect(drawer(page).getByRole('button', { name: 'Ver 19 peças' })).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Fechar filtros' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(page).toHaveURL('/colecoes')
  })
})

test('an empty result is shown as such and stays in the URL, and one button resets all filters', async ({
  page,
}) => {
  await openReady(page, `/colecoes?${new URLSearchParams({ collection: 'Liquidação falsa' })}`)
  await expect(page).toHaveURL(/\?collection=Liquida/)
  await expect(resultCount(page)).toHaveText('0 peças encontradas')

  await page.goto('/colecoes?search=sereia+azul&collection=Reto&minPrice=2000&maxPrice=4000&inStock=true')
  await expect(resultCount(page)).toHaveText('0 peças encontradas')
  await expect(page.getByRole('heading', { name: 'Nenhum vestido encontrado' })).toBeVisible()
  await expect(page.getByText('Tente ajustar os filtros ou buscar por outros termos.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/colecoes')
  await expect(resultCount(page)).toHaveText('19 peças encontradas')
  await expect(resultCount(page)).toBeFocused()
  await expect(cards(page)).toHaveCount(12)
  await expect(searchBox(page)).toHaveValue('')
  const panel = await filterPanel(page)
  await expect(panel.getByRole('radio', { name: 'Todas' })).toBeChecked()
  await expect(panel.getByRole('checkbox')).not.toBeChecked()
  await expect(panel.getByRole('slider', { name: 'Preço mínimo' })).toHaveValue('0')
  await expect(panel.getByRole('slider', { name: 'Preço máximo' })).toHaveValue('10000')
})

test('each filter can be removed alone above the list, and heart and link of a card do not take each other’s clicks', async ({
  page,
}) => {
  await openReady(page, '/colecoes?search=renda&minPrice=2000&inStock=true')
  await expect(chips(page)).toHaveText([/A partir de R\$\s2\.000$/, /Somente em estoque$/, /“renda”$/])
  await chips(page).nth(1).click()
  await expect(page).toHaveURL('/colecoes?search=renda&minPrice=2000')
  await expect(chips(page)).toHaveCount(2)
  await chips(page).last().click()
  await expect(page).toHaveURL('/colecoes?minPrice=2000')
  await expect(searchBox(page)).toHaveValue('')

  const card = cards(page).first()
  await expect(card.locator('a button')).toHaveCount(0)
  await card.getByRole('button', { name: /favoritos$/ }).click()
  await expect(toastOf(page, 'Login necessário')).toBeVisible()
  await expect(page).toHaveURL('/colecoes?minPrice=2000')
  const picture = await card.getByRole('img').boundingBox()
  if (!picture) throw new Error('the picture is not rendered')
  await page.mouse.click(picture.x + 20, picture.y + picture.height / 2)
  await expect(page).toHaveURL(/\/produto\/\d+$/)
})
