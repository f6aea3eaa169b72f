import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const item = (page: Page, question: string) =>
  page.locator('details[name="faq"]').filter({ hasText: question })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar nas perguntas' })

test('a question opens and closes its answer', async ({ page }) => {
  await page.goto('/faq')
  const answer = page.getByText('De 15 a 30 dias úteis')
  await expect(answer).toBeHidden()
  await page.getByText('Qual é o prazo de entrega?').click()
  await expect(answer).toBeVisible()
  await page.getByText('Qual é o prazo de entrega?').click()
  await expect(answer).toBeHidden()
})

test('only one answer is open at a time', async ({ page }) => {
  await page.goto('/faq')
  await page.getByText('Qual é o prazo de entrega?').click()
  await page.getByText('Quanto custa o frete?').click()
  await expect(item(page, 'Quanto custa o frete?')).toHaveAttribute('open')
  await expect(item(page, 'Qual é o prazo de entrega?')).not.toHaveAttribute('open')
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(1)
})

test('it answers about delivery, alterations and payment', async ({ page }) => {
  await page.goto('/faq')
  await expect(item(page, 'Qual é o prazo de entrega?')).toContainText('De 15 a 30 dias úteis')
  await expect(item(page, 'Os ajustes estão incluídos?')).toContainText('Os ajustes básicos estão inclusos')
  await expect(item(page, 'Quais são as formas de pagamento?')).toContainText(
    'Aceitamos os principais cartões de crédito e PIX.',
  )
})

test('the questions work by keyboard alone', async ({ page }) => {
  await page.goto('/faq')
  await item(page, 'Quanto custa o frete?').locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('O frete é grátis em todos os pedidos.')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('O frete é grátis em todos os pedidos.')).toBeHidden()
})

test('a search leaves the questions that speak of it, and says how many', async ({ page }) => {
  await page.goto('/faq')
  await expect(search(page)).toBeEnabled()
  await search(page).fill('cartoes')
  await expect(page.getByText('1 pergunta encontrada.')).toBeVisible()
  await expect(page.locator('details[name="faq"]')).toHaveCount(1)
  await search(page).fill('girafa')
  await expect(page.getByRole('heading', { name: 'Não encontramos essa resposta' })).toBeVisible()
  await search(page).fill('')
  await expect(item(page, 'Qual é o prazo de entrega?')).toBeVisible()
})

test('the address of an answer opens it', async ({ page }) => {
  await page.goto('/faq#defeito')
  await expect(page.getByText('Você tem 90 dias, a partir do recebimento')).toBeVisible()
})

test('search engines read every question with its answer', async ({ page }) => {
  await page.goto('/faq')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const faq = z
    .object({ '@type': z.literal('FAQPage'), mainEntity: z.array(z.object({ name: z.string() })) })
    .parse(JSON.parse(text ?? ''))
  await expect(page.locator('details[name="faq"]')).toHaveCount(faq.mainEntity.length)
})

test('axe finds nothing to complain about, open and searched', async ({ page }) => {
  await page.goto('/faq')
  await page.getByText('Qual é o prazo de entrega?').click()
  await expectNoViolations(page)
  await search(page).fill('girafa')
  await expect(page.getByRole('heading', { name: 'Não encontramos essa resposta' })).toBeVisible()
  await expectNoViolations(page)
})

test('where PIX is not accepted it is not named', { tag: '@wide' }, async ({ page, ownShop, isMobile }) => {
  test.skip(isMobile, 'the width makes no difference here')
  const { url } = await ownShop({ PAYMENT_METHODS: 'card' })
  await page.goto(`${url}/faq`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Aceitamos os principais cartões de crédito.')
  await expect(main).not.toContainText(/pix/i)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions open, one at a time, and no search pretends to work', async ({ page }) => {
    await page.goto('/faq')
    await page.getByText('Qual é o prazo de entrega?').click()
    await page.getByText('Quanto custa o frete?').click()
    await expect(page.getByText('O frete é grátis em todos os pedidos.')).toBeVisible()
    await expect(page.locator('details[name="faq"][open]')).toHaveCount(1)
    await expect(search(page)).toBeHidden()
  })
})
