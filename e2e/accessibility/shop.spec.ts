import { errorResponse, toastOf } from '../account-forms.ts'
import { expect, test } from '../fixtures.ts'
import { expectToFit } from '../overflow.ts'
import { newsletterButton, newsletterEmail, openReady, scrollTo } from '../shop-page.ts'
import { expectNoViolations } from '../violations.ts'

/** The narrowest supported screen; also the width of a phone at 200 % zoom. */
const NARROW = [320]

test('the home page has no axe violations, also with its search panel open and with both kinds of toast', async ({
  page,
}) => {
  await openReady(page, '/')
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').click()
  await expect(page.locator('#search-panel')).toHaveCSS('opacity', '1')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('#search-panel')).toBeHidden()

  const toasts = page.getByRole('region', { name: 'Notificações' }).getByRole('listitem')
  for (const [response, count] of [
    [{ status: 202, json: { message: 'Texto' } }, 1],
    [errorResponse(400, 'invalid_input', 'Texto'), 2],
  ] as const) {
    await page.route('**/api/newsletter', (route) => route.fulfill(response))
    await scrollTo(newsletterEmail(page))
    await newsletterEmail(page).fill('noiva@exemplo.com.br')
    await newsletterButton(page).click()
    await expect(toasts).toHaveCount(count)
  }
  await toasts.first().getByRole('button').focus()
  await expect(toasts.last()).toHaveCSS('opacity', '1')
  await expectNoViolations(page)
})

test('the not-found page and the menu of a signed-in customer have no axe violations', {
  tag: '@wide',
}, async ({ page, isMobile, signIn }) => {
  await openReady(page, '/nao-existe')
  await expectNoViolations(page)

  await signIn('customer')
  await page.goto('/')
  if (isMobile) {
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByText('cliente@alvademaio.test')).toBeVisible()
    await expect(menu).toHaveCSS('translate', '0px')
  } else {
    await page.getByRole('link', { name: /^Conta de/ }).focus()
    await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  }
  await expectNoViolations(page)
})

test('the policies have no axe violations and fit a narrow screen', async ({ page }) => {
  for (const path of [
    '/politica-de-privacidade',
    '/termos-de-uso',
    '/politica-de-trocas',
    '/acessibilidade',
  ]) {
    await page.goto(path)
    await test.step(path, () => expectNoViolations(page))
    await expectToFit(page, NARROW)
  }
})

test('the about page and the FAQ, open and searched, have no axe violations and fit a narrow screen', async ({
  page,
}) => {
  await page.goto('/sobre')
  await expectNoViolations(page)
  await expectToFit(page, NARROW)

  await page.goto('/faq')
  await expectToFit(page, NARROW)
  await page.getByText('Qual é o prazo de entrega?').click()
  await expectNoViolations(page)
  await page.getByRole('searchbox', { name: 'Buscar nas perguntas' }).fill('girafa')
  await expect(page.getByRole('heading', { name: 'Não encontramos essa resposta' })).toBeVisible()
  await expectNoViolations(page)
})

test('the contact form and its errors have no axe violations, and the form fits a narrow screen', async ({
  page,
}) => {
  await page.goto('/contato')
  await expectToFit(page, NARROW)
  const send = page.getByRole('button', { name: 'Enviar mensagem' })
  await expect(send).toBeEnabled()
  await expectNoViolations(page)
  await send.click()
  await expect(toastOf(page, 'Campos obrigatórios')).toHaveCSS('opacity', '1')
  await expectNoViolations(page)
})
