/** A customer buys a dress in Chromium, from the product's page to the confirmation. */
import { type Browser, expect } from '@playwright/test'
import { HOST } from './server.ts'

const CUSTOMER = { email: 'cliente@alvademaio.test', password: 'cliente-demo-2026' }
const timeout = 30_000

/** Returns the number of the order. */
export async function buyInBrowser(browser: Browser, productId: number): Promise<number> {
  const context = await browser.newContext({
    baseURL: `https://${HOST}`,
    ignoreHTTPSErrors: true,
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
  })
  context.setDefaultTimeout(timeout)
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(CUSTOMER.email)
  await page.getByLabel('Senha', { exact: true }).fill(CUSTOMER.password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(/\/conta/)
  await page.goto(`/produto/${productId}`)
  const sizes = page.getByRole('radiogroup', { name: /Tamanho/ }).getByRole('radio')
  if ((await sizes.count()) > 0) await sizes.first().check()
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
  await page.goto('/checkout')
  for (const step of ['Informações', 'Endereço']) {
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible({ timeout })
    await page.getByRole('button', { name: 'Continuar' }).click()
  }
  const card = page.frameLocator('iframe[title="Secure payment input frame"]')
  await card.getByLabel('Número do cartão').fill('4242424242424242')
  await card.getByLabel('Validade').fill('0834')
  await card.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Confirmar e Pagar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Obrigada/ })).toBeVisible({ timeout })
  const text = await page.getByRole('main').innerText()
  await context.close()
  return Number(/#?(\d{3,})/.exec(text)?.[1])
}
