import { openCart, rowOf, summary, withCart } from './cart-page.ts'
import { box, dress, expect, test, weddingField, withWedding } from './promise-shop.ts'
import { openReady } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

test('the product says to the day when it arrives, and whether that is in time for the wedding', async ({
  page,
}) => {
  await openReady(page, '/produto/1')
  const ways = page.getByRole('group', { name: 'Como você quer a sua?' })
  await expect(ways.getByRole('radio', { name: /Pronta entrega.*19 a 25 nov/ })).toBeChecked()
  await ways.getByRole('radio', { name: /Sob encomenda.*24 dez a 7 jan/ }).check()

  await test.step('without a date it has no colour and blocks nothing', async () => {
    await expect(box(page)).toContainText('Receba entre 24 de dezembro e 7 de janeiro')
    await expect(ways).not.toContainText(/folga|apertado|não chega/)
    await expect(page.getByRole('button', { name: 'Adicionar ao carrinho' }).first()).toBeEnabled()
  })
  await test.step('green', async () => {
    await weddingField(page).fill('2027-03-20')
    await expect(box(page).getByRole('status')).toContainText(
      'Chega com folga.Entre 24 de dezembro e 7 de janeiro, 72 dias antes do casamento.',
    )
    await expect(ways.getByRole('radio', { name: /Sob encomenda.*com folga/ })).toBeChecked()
    await expectNoViolations(page)
  })
  await test.step('amber', async () => {
    await weddingField(page).fill('2027-01-30')
    await expect(box(page).getByRole('status')).toContainText(
      'Chega, mas é apertado.Entre 24 de dezembro e 7 de janeiro, 23 dias antes do casamento.',
    )
    await expectNoViolations(page)
  })
  await test.step('red, with what arrives in time: the same dress ready, another of the collection', async () => {
    await weddingField(page).fill('2027-01-16')
    const status = box(page).getByRole('status')
    await expect(status).toContainText(
      'Sob encomenda não chega a tempo.Chegaria até 7 de janeiro, 9 dias antes do casamento: perto demais para a última prova e os ajustes.',
    )
    await expect(status).toContainText('Gardênia, sob encomenda')
    await expect(page.getByRole('button', { name: 'Adicionar ao carrinho' })).toHaveCount(0)
    await expectNoViolations(page)
    await status.getByRole('button', { name: 'Ver esta' }).click()
    await expect(ways.getByRole('radio', { name: /Pronta entrega/ })).toBeFocused()
    await expect(box(page)).toContainText('Chega com folga.')
  })
  await test.step('a day that cannot be a wedding is said, and not stored', async () => {
    await weddingField(page).fill('2031-01-16')
    await expect(box(page).getByRole('alert')).toHaveText(
      'Informe uma data de casamento entre hoje e daqui a três anos.',
    )
    expect(await page.evaluate(() => localStorage.getItem('atelier.wedding'))).toBe('2027-01-16')
  })
})

test('a schedule that cannot be loaded is said and loaded again; without free hours the page says whom to write to', async ({
  page,
}) => {
  let failing = true
  await page.route('**/api/schedule', async (route) => {
    if (failing) return route.fulfill({ status: 503, json: {} })
    const response = await route.fetch()
    const schedule = (await response.json()) as object
    return route.fulfill({ json: { ...schedule, weeklyMinutes: 0, weeks: [] } })
  })
  await openReady(page, '/produto/1')
  await expect(box(page)).toContainText('Não foi possível calcular a data agora.')
  await expect(page.getByRole('button', { name: 'Adicionar ao carrinho' }).first()).toBeEnabled()
  failing = false
  await box(page).getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(box(page)).toContainText('Receba entre 19 e 25 de novembro')
  await page.getByRole('radio', { name: /Sob encomenda/ }).check()
  await expect(box(page)).toContainText('O ateliê não tem horas livres para esta forma por enquanto.')
  await expect(box(page).getByRole('link', { name: 'Fale com o ateliê' })).toBeVisible()
  await expectNoViolations(page)
})

test('the cart has the date of each line and that of the slowest, and does not go on with one that is late', async ({
  page,
}) => {
  await withCart(page.context(), { size: 'P' }, dress)
  await withWedding(page, '2027-01-30')
  await openCart(page)
  await expect(box(page)).toContainText('Entre 24 de dezembro e 7 de janeiro, 23 dias antes do casamento.')
  await expect(rowOf(page, 'Sob encomenda')).toContainText('24 dez a 7 janapertado')
  await expect(rowOf(page, 'Tamanho P')).toContainText('19 a 25 novcom folga')
  await expect(summary(page)).toContainText('chega entre 24 de dezembro e 7 de janeiro')
  await expect(summary(page)).not.toContainText('dias úteis')
  await expectNoViolations(page)
  await weddingField(page).fill('2027-01-10')
  await expect(box(page)).toContainText('O pedido não chega a tempo.')
  await expect(summary(page).getByRole('button', { name: 'Finalizar compra' })).toBeDisabled()
  await weddingField(page).fill('')
  await expect(summary(page).getByRole('link', { name: 'Finalizar compra' })).toBeVisible()
})
