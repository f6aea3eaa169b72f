import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  needsBankApproval: '4000002500003155',
} as const

/** Longer than for a page that is already loaded: our scripts and the provider's must load first. */
export const soon = { timeout: 15_000 }

export const steps = ['Informações', 'Endereço', 'Pagamento', 'Revisão'] as const

export const stepHeading = (page: Page, name: (typeof steps)[number]) =>
  page.getByRole('heading', {
    level: 2,
    // The payment has another heading where a plan is offered.
    name: name === 'Pagamento' ? /^(Pagamento|Como você paga)$/ : name,
    exact: true,
  })
export const stepList = (page: Page) => page.getByRole('list', { name: 'Etapas' })
export const next = (page: Page) => page.getByRole('button', { name: 'Continuar' })
export const back = (page: Page) => page.getByRole('button', { name: 'Voltar' })
export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(Confirmar e Pagar|Processando\.\.\.)$/ })
export const paymentForm = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')
/** The provider's overlay over the page: bank authentication, or a Pix code. */
export const overlay = (page: Page) => page.frameLocator('dialog iframe')
export const review = (page: Page, part: (typeof steps)[number] | 'Medidas') =>
  page.getByRole('region', { name: part })

export async function openCheckout(page: Page) {
  await page.goto('/checkout')
  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
}

/** Valid, and of no person. */
export const CPF = '529.982.247-25'

/** Unless a former order has brought it. */
export async function typeCpf(page: Page) {
  const cpf = page.getByLabel('CPF')
  if ((await cpf.inputValue()) === '') await cpf.fill(CPF)
}

/** The account prefills the first two steps, except for the CPF. */
export async function toPayment(page: Page) {
  await openCheckout(page)
  await typeCpf(page)
  await next(page).click()
  await expect(stepHeading(page, 'Endereço')).toBeVisible(soon)
  await next(page).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible(soon)
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
}

export async function typeCard(page: Page, number: string) {
  await paymentForm(page).getByLabel('Número do cartão').fill(number)
  await paymentForm(page).getByLabel('Validade').fill('0834')
  await paymentForm(page).getByLabel('CVC').fill('123')
}

export async function toReview(page: Page, number: string = cards.good) {
  await toPayment(page)
  await typeCard(page, number)
  await next(page).click()
  await expect(stepHeading(page, 'Revisão')).toBeVisible(soon)
}

export async function toPixReview(page: Page) {
  await toPayment(page)
  await paymentForm(page).getByRole('tab', { name: 'Pix' }).click()
  await expect(paymentForm(page).getByText('Pague com Pix')).toBeVisible(soon)
  await next(page).click()
  await expect(stepHeading(page, 'Revisão')).toBeVisible(soon)
}

export const pixWaiting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Falta só o Pix' })

export async function toPixWaiting(page: Page) {
  await toPixReview(page)
  await payButton(page).click()
  await closePixOverlay(page)
}

/** The provider shows the code first; once closed, the shop shows it while waiting. */
export async function closePixOverlay(page: Page) {
  const code = overlay(page).getByLabel('Pix copia e cola')
  // Filled in by the frame's script: before that has run, no listener handles the key.
  await expect(code).toHaveValue(/./, soon)
  await code.press('Escape')
  await expect(pixWaiting(page)).toBeVisible(soon)
}

export async function expectConfirmation(page: Page, firstName = 'Marina') {
  await expect(page.getByRole('heading', { level: 1, name: `Obrigada, ${firstName}` })).toBeVisible(soon)
}

/** Expects the bank authentication prompt. */
export async function expectQuestion(page: Page) {
  await expect(overlay(page).getByRole('button', { name: 'Autorizar' })).toBeVisible(soon)
}

/** The summary is beside the steps, or collapsed above them. */
export async function unfoldSummary(page: Page) {
  const bar = page.locator('summary', { hasText: 'resumo' })
  if (await bar.isVisible()) await bar.click()
}
