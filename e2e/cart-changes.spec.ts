import { addButton, cartLink, products, storedCart } from './buying-page.ts'
import { openCart, plus, quantity, rowOf, rows, summary, withCart } from './cart-page.ts'
import { expectToastOnce } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'

const CATALOGUE = '**/api/products/chosen*'

test.describe('a cart that no longer matches the catalogue', () => {
  test('is shown as stored while the catalogue does not respond; on retry it shows the new price until the customer goes on to the checkout', async ({
    page,
    context,
  }) => {
    await withCart(context, { unitPriceCents: 680_000 })
    await page.route(CATALOGUE, (route) => route.abort())
    await page.goto('/carrinho')
    await expect(page.getByText('Não foi possível conferir preços e estoque agora')).toBeVisible()
    await expect(summary(page)).toContainText('R$ 6.800,00')
    await page.unroute(CATALOGUE)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    const notice = 'Açucena (PP, Off-White): o preço mudou de R$ 6.800,00 para R$ 6.890,00.'
    await expect(page.getByRole('main').getByRole('status').getByRole('listitem')).toHaveText(notice)
    await expect(summary(page)).toContainText('R$ 6.890,00')
    await page.reload()
    await expect(page.getByText(notice)).toBeVisible()
    await summary(page).getByRole('link', { name: 'Finalizar compra' }).click()
    await expect(page).toHaveURL('/checkout')
    expect(await storedCart(page)).toMatchObject({ lines: [{ unitPriceCents: 689_000 }] })
  })

  test('reduces a quantity to the stock left, shows the previous quantity, and is counted alike by header and page, whatever page comes next', async ({
    page,
    context,
  }) => {
    const hortensia = { productId: 4, name: 'Hortênsia', unitPriceCents: 1_290_000, quantity: 5 }
    await withCart(context, { quantity: 3 }, hortensia)
    const notice = page.getByText('só restam 2 unidades. A quantidade, que era 5, passou a 2.')
    const head = page.getByRole('main').getByText(/^\d+ itens$/)
    await openCart(page)
    await expect(quantity(page, 'Hortênsia')).toHaveText('2')
    await expect(notice).toBeVisible()
    await expect(summary(page)).toContainText('R$ 46.470,00')
    await expect(head).toHaveText('5 itens')
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 5 itens')
    await plus(page, 'Açucena').click()
    await expect(head).toHaveText('6 itens')
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 6 itens')

    await page.goto(products.plenty)
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 6 itens')
    await addButton(page).click()
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 7 itens')

    await openCart(page)
    await expect(notice).toBeVisible()
    await page.route(CATALOGUE, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('Não foi possível conferir preços e estoque agora')).toBeVisible()
    await expect(head).toHaveText('10 itens')
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 10 itens')
  })

  test('is checked with one request, still lists items that cannot be bought, and blocks the checkout until they are removed', async ({
    page,
    context,
  }) => {
    await withCart(
      context,
      {},
      { size: 'M' },
      { productId: 10, name: 'Jasmim', color: 'Branco' },
      { productId: 999_999, name: 'Peônia' },
      { productId: 16, name: 'Véu Serenata', size: 'GG' },
    )
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/products')) calls.push(pathname + decodeURIComponent(search))
    })
    await openCart(page)
    expect(calls).toEqual(['/api/products/chosen?ids=1,10,999999,16'])
    await expect(rows(page)).toHaveCount(5)
    await expect(rowOf(page, 'Jasmim')).toContainText('Esgotado')
    await expect(rowOf(page, 'Peônia')).toContainText('Indisponível')
    await expect(rowOf(page, 'Peônia').getByRole('link')).toHaveCount(0)
    await expect(rowOf(page, 'Véu Serenata').getByText('Indisponível', { exact: true })).toBeVisible()
    await expect(rowOf(page, 'Véu Serenata')).not.toContainText('Esgotado')
    await expect(page.getByText('não é mais feito neste tamanho e cor.')).toBeVisible()
    await expect(summary(page)).toContainText('Subtotal (2 itens)')
    const wayOn = summary(page).getByRole('button', { name: 'Finalizar compra' })
    await expect(wayOn).toBeDisabled()
    await expect(wayOn).toHaveAccessibleDescription('Remova as peças indisponíveis para continuar.')
    for (const name of ['Jasmim', 'Peônia', 'Véu Serenata']) {
      await rowOf(page, name)
        .getByRole('button', { name: /^Remover/ })
        .click()
      await expect(rowOf(page, name)).toHaveCount(0)
      await expectToastOnce(page, 'Removido do carrinho', 'Item removido com sucesso.')
    }
    await expect(summary(page).getByRole('link', { name: 'Finalizar compra' })).toBeVisible()
    expect(calls).toHaveLength(1)
  })
})
