import type { Page } from '@playwright/test'
import { dialogOf } from './admin-page.ts'
import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Cupons' }).getByRole('button')
const card = (page: Page, code: string) => cards(page).filter({ hasText: code })

test('the atelier creates, changes and turns off a coupon; what was typed stays until it is right', async ({
  page,
  adminShop: { url, db },
}) => {
  await page.goto(`${url}/admin/configuracoes?secao=cupons`)
  await expect(card(page, 'NOIVA10')).toContainText('Vale agora')
  await expect(card(page, 'PRIMEIRAPROVA')).toContainText('Esgotado')
  await expect(card(page, 'PRIMEIRAPROVA')).toContainText('2 de 2')
  await expect(card(page, 'MAIO')).toContainText('Terminou')

  await page.getByRole('button', { name: 'Novo cupom' }).click()
  await page.getByLabel('Código').fill('noiva10')
  await page.getByLabel('Desconto (%)').fill('95')
  await page.getByRole('button', { name: 'Criar cupom' }).click()
  await expect(page.getByText('Digite um número inteiro de 1 a 90.')).toBeVisible()
  await page.getByLabel('Desconto (%)').fill('20')
  await page.getByLabel('Compra mínima (R$)').fill('1.500,00')
  await expect(page.getByText('Numa compra de R$ 5.000,00 tira R$ 1.000,00.')).toBeVisible()
  await page.getByRole('button', { name: 'Criar cupom' }).click()
  await expect(page.getByText('Já existe um cupom com este código. Escolha outro.').first()).toBeVisible()
  await expect(page.getByLabel('Desconto (%)')).toHaveValue('20')
  await page.getByLabel('Código').fill('VERÃO20')
  await page.getByRole('checkbox', { name: 'Sereia' }).check()
  await page.getByRole('button', { name: 'Criar cupom' }).click()
  await expect(card(page, 'VERÃO20')).toContainText('20 % de desconto')
  await expect(card(page, 'VERÃO20')).toContainText('acima de R$ 1.500,00 · só Sereia · 1 por pessoa')
  await expectNoViolations(page)

  await page.getByLabel('Valor em reais').check()
  await page.getByLabel('Desconto (R$)').fill('200')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(card(page, 'VERÃO20')).toContainText('R$ 200,00 de desconto')
  const row = await db
    .selectFrom('coupons')
    .select(['percent', 'amountCents', 'minTotalCents', 'version'])
    .where('code', '=', 'VERÃO20')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ percent: null, amountCents: 20_000, minTotalCents: 150_000, version: 2 })

  await page.getByRole('button', { name: 'Desligar' }).click()
  await dialogOf(page, 'Desligar o cupom VERÃO20?').getByRole('button', { name: 'Desligar' }).click()
  await expect(card(page, 'VERÃO20')).toContainText('Desligado')
  await page.getByRole('button', { name: 'Ligar de novo' }).click()
  await expect(card(page, 'VERÃO20')).toContainText('Vale agora')
})

test('leaving a coupon that is not saved asks first', async ({ page, adminShop: { url } }) => {
  await page.goto(`${url}/admin/configuracoes?secao=cupons&cupom=novo`)
  await page.getByLabel('Código').fill('OUTRO')
  await card(page, 'MAIO').click()
  const question = dialogOf(page, 'Sair sem salvar?')
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(page.getByLabel('Código')).toHaveValue('OUTRO')
})
