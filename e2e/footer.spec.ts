import type { Page } from '@playwright/test'
import { storeOf } from './answers.ts'
import { expect, test } from './fixtures.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

test.describe('the footer', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('leads to questions, privacy, terms and returns', async ({ page }) => {
    for (const path of ['/faq', '/politica-de-privacidade', '/termos-de-uso', '/politica-de-trocas']) {
      await expect(footer(page).locator(`a[href="${path}"]`)).toBeVisible()
    }
  })

  test('shows who the shop is and how to reach it, as the store profile has it', async ({
    page,
    request,
  }) => {
    const { profile } = await storeOf(request)
    const { street, number, city } = profile.address
    await expect(footer(page).getByText(`${street}, ${number} · `)).toBeVisible()
    await expect(footer(page).getByText(`${street}, ${number}, ${city}`)).toBeVisible()
    await expect(footer(page).getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      `https://wa.me/${profile.whatsapp}`,
    )
    await expect(footer(page).getByRole('link', { name: profile.email ?? '' })).toHaveAttribute(
      'href',
      `mailto:${profile.email}`,
    )
    await expect(footer(page).getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      profile.instagram ?? '',
    )
    await expect(footer(page).getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      profile.facebook ?? '',
    )
    await expect(footer(page).getByRole('link', { name: 'Pinterest' })).toHaveAttribute(
      'href',
      profile.pinterest ?? '',
    )
    await expect(footer(page).getByText(profile.cnpj)).toBeVisible()
  })

  test('shows the payment marks of the demo, by name', async ({ page }) => {
    for (const name of ['Visa', 'Mastercard', 'Pix']) {
      await expect(footer(page).getByRole('img', { name })).toBeVisible()
    }
  })

  test('shows the current year', async ({ page }) => {
    const year = new Intl.DateTimeFormat('pt-BR', { year: 'numeric', timeZone: 'America/Sao_Paulo' }).format()
    await expect(footer(page).getByText(`© ${year}`)).toBeVisible()
  })
})

test.describe('the newsletter form', () => {
  const email = (page: Page) => footer(page).getByRole('textbox', { name: 'E-mail' })
  const button = (page: Page) => footer(page).getByRole('button', { name: 'Inscrever' })

  test('keeps the address, says so and clears itself', async ({ page, db }) => {
    const address = `noiva-${crypto.randomUUID()}@exemplo.com.br`
    await page.goto('/')
    await email(page).fill(address)
    await button(page).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Inscrição realizada!' })
    await expect(toast).toContainText('Obrigada! Você receberá nossas novidades e inspirações em breve.')
    await expect(email(page)).toHaveValue('')
    const kept = db.selectFrom('newsletterSubscribers').select('email').where('email', '=', address)
    expect(await kept.execute()).toHaveLength(1)
  })

  test('needs an address', async ({ page }) => {
    await page.goto('/')
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/newsletter')) calls += 1
    })
    await button(page).click()
    await expect(email(page)).toBeFocused()
    await email(page).fill('isto não é um e-mail')
    await button(page).click()
    await page.waitForTimeout(500)
    expect(calls).toBe(0)
  })

  test('says what went wrong in the server’s words and keeps what was typed', async ({ page }) => {
    const message = 'Muitas tentativas. Aguarde um pouco e tente novamente.'
    await page.route('**/api/newsletter', (route) =>
      route.fulfill({
        status: 429,
        json: { message, error: message, code: 'too_many_requests', requestId: 'x' },
      }),
    )
    await page.goto('/')
    await email(page).fill('noiva@exemplo.com.br')
    await button(page).click()
    const toast = page.getByRole('listitem').filter({ hasText: message })
    await expect(toast).toContainText('Erro')
    await expect(toast).toHaveAttribute('data-variant', 'destructive')
    await expect(email(page)).toHaveValue('noiva@exemplo.com.br')
  })

  test('says so when no answer comes at all', async ({ page }) => {
    await page.goto('/')
    await page.route('**/api/newsletter', (route) => route.abort())
    await email(page).fill('noiva@exemplo.com.br')
    await button(page).click()
    await expect(page.getByText('Não foi possível conectar ao servidor.')).toBeVisible()
    await expect(email(page)).toHaveValue('noiva@exemplo.com.br')
  })

  test('keeps the address to itself until its scripts are there', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await email(page).fill('noiva@exemplo.com.br')
    await email(page).press('Enter')
    await expect(button(page)).toBeDisabled()
    await expect(page).toHaveURL('/')
  })

  test('hides its trap for robots from people', async ({ page }) => {
    await page.goto('/')
    const trap = footer(page).locator('input[name="website"]')
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(footer(page).getByRole('textbox')).toHaveCount(1)
  })
})
