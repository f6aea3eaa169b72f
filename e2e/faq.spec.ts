import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const item = (page: Page, question: string) =>
  page.locator('details[name="faq"]').filter({ hasText: question })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar nas perguntas' })

test('a question opens and closes its answer, by tap, keyboard or URL, only one is open at a time, and a search leaves only the matching ones', async ({
  page,
}) => {
  await page.goto('/faq#defeito')
  await expect(page.getByText('Você tem 90 dias, a partir do recebimento')).toBeVisible()

  const response = page.getByText('De 15 a 30 dias úteis')
  await expect(response).toBeHidden()
  await page.getByText('Qual é o prazo de entrega?').click()
  await expect(response).toBeVisible()
  await page.getByText('Qual é o prazo de entrega?').click()
  await expect(response).toBeHidden()

  await page.getByText('Qual é o prazo de entrega?').click()
  await page.getByText('Quanto custa o frete?').click()
  await expect(item(page, 'Quanto custa o frete?')).toHaveAttribute('open')
  await expect(item(page, 'Qual é o prazo de entrega?')).not.toHaveAttribute('open')
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(1)

  const shipping = page.getByText('O frete é grátis em todos os pedidos.')
  await item(page, 'Quanto custa o frete?').locator('summary').focus()
  await page.keyboard.press('Space')
  await expect(shipping).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(shipping).toBeVisible()

  await expect(search(page)).toBeEnabled()
  await search(page).fill('cartoes')
  await expect(page.getByText('1 pergunta encontrada.')).toBeVisible()
  await expect(page.locator('details[name="faq"]')).toHaveCount(1)
  await search(page).fill('girafa')
  await expect(page.getByRole('heading', { name: 'Não encontramos essa resposta' })).toBeVisible()
  await search(page).fill('')
  await expect(item(page, 'Qual é o prazo de entrega?')).toBeVisible()
})
