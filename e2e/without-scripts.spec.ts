import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('without scripts the side menu opens and closes, the search panel searches, and the questions open one at a time, without a non-working search', async ({
  page,
}) => {
  await page.goto('/faq')
  await page.getByText('Qual é o prazo de entrega?').click()
  await page.getByText('Quanto custa o frete?').click()
  await expect(page.getByText('O frete é grátis em todos os pedidos.')).toBeVisible()
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(1)
  await expect(page.getByRole('searchbox', { name: 'Buscar nas perguntas' })).toBeHidden()

  await page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').click()
  await page.getByRole('searchbox', { name: 'Buscar na loja' }).fill('renda')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/colecoes?search=renda')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Contato' })).toBeVisible()
  await menu.getByRole('button', { name: 'Fechar menu' }).click()
  await expect(menu).toBeHidden()
})
