import type { Page } from '@playwright/test'
import { errorResponse, toastOf } from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { newsletterButton as button, newsletterEmail as email, footer, scrollTo } from './shop-page.ts'

const CALL = '**/api/newsletter'

async function expectFailure(page: Page, message: string) {
  await button(page).click()
  await expect(toastOf(page, message)).toContainText('Erro')
  await expect(toastOf(page, message)).toHaveAttribute('data-variant', 'destructive')
  await expect(email(page)).toHaveValue('noiva@exemplo.com.br')
}

test('the newsletter form is disabled until its scripts load, requires an address, hides its honeypot, and on failure shows the server’s message and loses nothing typed', async ({
  page,
}) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter')) calls += 1
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await email(page).fill('noiva@exemplo.com.br')
  await email(page).press('Enter')
  await expect(button(page)).toBeDisabled()
  await expect(page).toHaveURL('/')

  await page.unroute('**/assets/*.js')
  await page.reload()
  await scrollTo(footer(page))
  await expect(button(page)).toBeEnabled()
  await expect(footer(page).locator('input[name="website"]')).toHaveAttribute('tabindex', '-1')
  await expect(footer(page).getByRole('textbox')).toHaveCount(1)

  await email(page).fill('')
  await button(page).click()
  await expect(email(page)).toBeFocused()
  await email(page).fill('isto não é um e-mail')
  await button(page).click()

  const message = 'Muitas tentativas. Aguarde um pouco e tente novamente.'
  await page.route(CALL, (route) => route.fulfill(errorResponse(429, 'too_many_requests', message)))
  await email(page).fill('noiva@exemplo.com.br')
  await expectFailure(page, message)
  expect(calls, 'of the three submissions, only the last had an email').toBe(1)

  await page.unroute(CALL)
  await page.route(CALL, (route) => route.abort())
  await expectFailure(page, 'Não foi possível conectar ao servidor.')
})
