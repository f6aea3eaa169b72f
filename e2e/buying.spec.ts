import { productOf } from './answers.ts'
import { addButton, cartLink, color, pieces, size, storedCart, toasts } from './buying-page.ts'
import { expect, test } from './fixtures.ts'

test('a product’s page has one button for each size and each colour, the first of each chosen', async ({
  page,
  request,
}) => {
  const { sizes, colors } = await productOf(request, 1)
  await page.goto(pieces.plenty)
  for (const [group, values] of [
    ['Tamanho', sizes],
    ['Cor', colors],
  ] as const) {
    const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio')
    await expect(radios).toHaveCount(values.length)
    for (const [index, value] of values.entries()) {
      await expect(radios.nth(index)).toHaveAccessibleName(value)
      await expect(radios.nth(index)).toBeChecked({ checked: index === 0 })
    }
  }
})

test('a visitor chooses a size and a colour, and sees what is chosen', async ({ page }) => {
  await page.goto(pieces.plenty)
  await size(page, 'M').click()
  await color(page, 'Marfim').click()
  await expect(page.getByText('Tamanho: M', { exact: true })).toBeVisible()
  await expect(page.getByText('Cor: Marfim', { exact: true })).toBeVisible()
  await expect(size(page, 'PP')).not.toBeChecked()
  await expect(size(page, 'M')).toBeChecked()
})

test('the product’s page shows free shipping and the days of delivery', async ({ page }) => {
  await page.goto(pieces.plenty)
  const main = page.getByRole('main')
  await expect(main.getByText('15 a 30 dias úteis após o pagamento · Frete Grátis')).toBeVisible()
  await expect(main.getByText(/^Receba entre \d+º?( de [a-zç]+)? e \d+º? de [a-zç]+$/)).toBeVisible()
})

test('the piece goes into the cart in the chosen size and colour, told by badge and toast', async ({
  page,
}) => {
  await page.goto(pieces.plenty)
  await size(page, 'G').click()
  await color(page, 'Branco').click()
  await addButton(page).click()
  await expect(toasts(page).locator('p')).toHaveText([
    'Adicionado ao carrinho!',
    'Açucena foi adicionado ao seu carrinho.',
  ])
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  expect(await storedCart(page)).toEqual({
    version: 1,
    lines: [
      {
        cartId: '1-G-Branco',
        productId: 1,
        name: 'Açucena',
        unitPriceCents: 689_000,
        size: 'G',
        color: 'Branco',
        quantity: 1,
      },
    ],
  })
})

test('a second click on what is chosen leaves it chosen', async ({ page }) => {
  await page.goto(pieces.plenty)
  await size(page, 'M').dblclick()
  await expect(size(page, 'M')).toBeChecked()
  await size(page, 'M').click()
  await expect(size(page, 'M')).toBeChecked()
  await color(page, 'Off-White').click()
  await expect(color(page, 'Off-White')).toBeChecked()
  await addButton(page).click()
  expect(await storedCart(page)).toMatchObject({ lines: [{ size: 'M', color: 'Off-White' }] })
})

test.describe('the stock', () => {
  test('above five is shown in green, in stock', async ({ page }) => {
    await page.goto(pieces.plenty)
    const badge = page.getByText('Em estoque · 8 unidades', { exact: true })
    await expect(badge).toHaveCSS('color', 'rgb(59, 102, 72)')
  })

  test('of one to five is shown in yellow, in stock and how many are left', async ({ page }) => {
    await page.goto(pieces.two)
    const badge = page.getByText('Em estoque · últimas 2 unidades', { exact: true })
    await expect(badge).toHaveCSS('color', 'rgb(128, 84, 15)')
  })

  test('of none is shown in red, with a notice and a button that does nothing', async ({ page }) => {
    await page.goto(pieces.none)
    const badge = page.getByText('Esgotado', { exact: true }).first()
    await expect(badge).toHaveCSS('color', 'rgb(160, 47, 41)')
    await expect(page.getByText('Este modelo não está disponível no momento.')).toBeVisible()
    const talk = page.getByRole('main').getByRole('link', { name: 'fale com o ateliê' })
    await expect(talk).toHaveAttribute('href', '/contato')
    await expect(page.getByRole('button', { name: 'Esgotado' })).toBeDisabled()
    await expect(addButton(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Adicionar Jasmim aos favoritos' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeEnabled()
  })

  test('bounds what goes into the cart, over all sizes of a piece, and a toast says why', async ({
    page,
  }) => {
    await page.goto(pieces.two)
    await addButton(page).click()
    await size(page, 'M').click()
    await addButton(page).click()
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 itens')
    const before = await storedCart(page)
    await addButton(page).click()
    await expect(toasts(page).last()).toContainText(
      'Só há 2 unidades de Hortênsia, e todas já estão no seu carrinho.',
    )
    await expect(toasts(page).last()).toHaveAttribute('data-variant', 'destructive')
    expect(await storedCart(page)).toEqual(before)
  })
})

test('a choice made before the scripts have arrived is the one that is added', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(pieces.plenty, { waitUntil: 'commit' })
  await size(page, 'M').click()
  await color(page, 'Marfim').click()
  await expect(size(page, 'M')).toBeChecked()
  arrive()
  await expect(page.getByText('Tamanho: M', { exact: true })).toBeVisible()
  await expect(page.getByText('Cor: Marfim', { exact: true })).toBeVisible()
  await addButton(page).click()
  expect(await storedCart(page)).toMatchObject({ lines: [{ size: 'M', color: 'Marfim' }] })
})
