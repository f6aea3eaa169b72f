import { expectToast } from './account-forms.ts'
import { addButton, cartLink, pieces, storedCart } from './buying-page.ts'
import { openCart, plus, quantity, rowOf, rows, summary, withCart } from './cart-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test.describe('a cart that the catalogue has left behind', () => {
  test('has the price of today and tells the one of yesterday, until the person goes on', async ({
    page,
    context,
  }) => {
    await withCart(context, { unitPriceCents: 1 })
    await openCart(page)
    const told = 'Açucena (PP, Off-White): o preço mudou de R$ 0,01 para R$ 6.890,00.'
    await expect(page.getByRole('main').getByRole('status').getByRole('listitem')).toHaveText(told)
    await expect(summary(page)).toContainText('R$ 6.890,00')
    await page.reload()
    await expect(page.getByText(told)).toBeVisible()
    await summary(page).getByRole('link', { name: 'Finalizar compra' }).click()
    await expect(page).toHaveURL('/checkout')
    expect(await storedCart(page)).toMatchObject({ lines: [{ unitPriceCents: 689_000 }] })
  })

  test('asks for what is left and says how many it were', async ({ page, context }) => {
    await withCart(context, { productId: 4, name: 'Hortênsia', unitPriceCents: 1_290_000, quantity: 5 })
    await openCart(page)
    await expect(quantity(page, 'Hortênsia')).toHaveText('2')
    await expect(page.getByText('só restam 2 unidades. A quantidade, que era 5, passou a 2.')).toBeVisible()
    await expect(summary(page)).toContainText('R$ 25.800,00')
  })

  test('is counted by the header as the page counts it, whatever page comes next', async ({
    page,
    context,
  }) => {
    await withCart(context, { quantity: 3 }, { productId: 4, name: 'Hortênsia', quantity: 5 })
    const head = page.getByRole('main').getByText(/^\d+ itens$/)
    await openCart(page)
    await expect(head).toHaveText('5 itens')
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 5 itens')
    await plus(page, 'Açucena').click()
    await expect(head).toHaveText('6 itens')
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 6 itens')

    await page.goto(pieces.plenty)
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 6 itens')
    await addButton(page).click()
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 7 itens')

    await openCart(page)
    await expect(page.getByText('A quantidade, que era 5, passou a 2.')).toBeVisible()
    await page.route('**/api/products/chosen*', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('Não foi possível conferir preços e estoque agora')).toBeVisible()
    await expect(head).toHaveText('10 itens')
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 10 itens')
  })

  test('keeps what nobody can buy, says so and goes no further until it is taken out', async ({
    page,
    context,
  }) => {
    await withCart(
      context,
      {},
      { productId: 10, name: 'Jasmim', color: 'Branco' },
      { productId: 999_999, name: 'Peônia' },
      { productId: 16, name: 'Véu Serenata', size: 'GG' },
    )
    await openCart(page)
    await expect(rows(page)).toHaveCount(4)
    await expect(rowOf(page, 'Jasmim')).toContainText('Esgotado')
    await expect(rowOf(page, 'Peônia')).toContainText('Indisponível')
    await expect(rowOf(page, 'Peônia').getByRole('link')).toHaveCount(0)
    await expect(rowOf(page, 'Véu Serenata').getByText('Indisponível', { exact: true })).toBeVisible()
    await expect(rowOf(page, 'Véu Serenata')).not.toContainText('Esgotado')
    await expect(page.getByText('não é mais feito neste tamanho e cor.')).toBeVisible()
    await expect(summary(page)).toContainText('Subtotal (1 item)')
    const wayOn = summary(page).getByRole('button', { name: 'Finalizar compra' })
    await expect(wayOn).toBeDisabled()
    await expect(wayOn).toHaveAccessibleDescription('Remova as peças indisponíveis para continuar.')
    await expectNoViolations(page)
    for (const name of ['Jasmim', 'Peônia', 'Véu Serenata']) {
      await rowOf(page, name)
        .getByRole('button', { name: /^Remover/ })
        .click()
      await expect(rowOf(page, name)).toHaveCount(0)
    }
    await expect(summary(page).getByRole('link', { name: 'Finalizar compra' })).toBeVisible()
  })

  test('stands as it was kept where the catalogue does not answer, and asks again', async ({
    page,
    context,
  }) => {
    await withCart(context, { unitPriceCents: 680_000 })
    await page.route('**/api/products/chosen*', (route) => route.abort())
    await page.goto('/carrinho')
    await expect(page.getByText('Não foi possível conferir preços e estoque agora')).toBeVisible()
    await expect(summary(page)).toContainText('R$ 6.800,00')
    await expectNoViolations(page)
    await page.unroute('**/api/products/chosen*')
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByText('o preço mudou de R$ 6.800,00 para R$ 6.890,00.')).toBeVisible()
    await expect(summary(page)).toContainText('R$ 6.890,00')
  })
})

test('a visitor’s cart is asked about with one call', async ({ page, context }) => {
  await withCart(context, {}, { size: 'M' }, { productId: 16, name: 'Véu Serenata', size: 'Único' })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + decodeURIComponent(search))
  })
  await openCart(page)
  expect(calls).toEqual(['/api/products/chosen?ids=1,16'])
  await rowOf(page, 'Véu Serenata')
    .getByRole('button', { name: /^Remover/ })
    .click()
  await expectToast(page, 'Removido do carrinho', 'Item removido com sucesso.')
  expect(calls).toHaveLength(1)
})
