import { test as base, expect, type Page } from '@playwright/test'
import { startHost } from '@shop/stripe-local/contract/host-page'
import { expectNoViolations } from './violations.ts'

type Host = Awaited<ReturnType<typeof startHost>>

/** A separate page: testing stripe-local needs neither the shop nor its data. */
const test = base.extend<{ host: Host; requests: string[] }>({
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await startHost()
    await use(host)
    await host.stop()
  },
  /** every test begins on the page, and fails when the page logs an error */
  requests: [
    async ({ page, host }, use) => {
      const requests: string[] = []
      const complaints: string[] = []
      page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.goto(host.url)
      await expect(page.locator('body')).toHaveAttribute('data-ready', 'true')
      await use(requests)
      const real = complaints.filter((text) => !/Failed to load resource/.test(text))
      expect(real, 'console errors, including violations of CSP and Trusted Types').toEqual([])
    },
    { auto: true },
  ],
})

const form = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')
const modal = (page: Page) => page.frameLocator('dialog iframe')
const response = (page: Page) => page.locator('output')

async function type(page: Page, number: string) {
  await form(page).getByLabel('Número do cartão').pressSequentially(number)
  await form(page).getByLabel('Validade').pressSequentially('1234')
  await form(page).getByLabel('CVC').pressSequentially('123')
}

/** As any other script or frame could. Resolves once all listeners have run. */
function postToSelf(message: object) {
  return new Promise<void>((heard) => {
    window.addEventListener('message', () => heard(), { once: true })
    window.postMessage(message, '*')
  })
}

async function pay(page: Page) {
  await page.getByRole('button', { name: 'Pagar' }).click()
}

test('a card pays, and its number is in one request only', async ({ page, host, requests }) => {
  await type(page, '4242424242424242')
  await expect(form(page).getByLabel('Número do cartão')).toHaveValue('4242 4242 4242 4242')
  await expect(form(page).getByRole('img', { name: 'visa' })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-change', 'card complete')
  await pay(page)
  await expect(response(page)).toContainText('"status":"succeeded"')
  await expect(page.locator('#preview')).toHaveText('card visa 4242')
  expect(await host.ledger()).toMatchObject({
    captured: 1_156_000,
    movements: [{ metadata: { order_id: '42' } }],
  })

  const withNumber = requests.filter((request) => request.includes('4242424242424242'))
  expect(withNumber).toHaveLength(1)
  expect(withNumber[0]).toContain(`${host.stripeUrl}/v1/confirmation_tokens`)
  expect(requests.filter((request) => !/^(http:\/\/(localhost|127\.0\.0\.1)|data:)/.test(request))).toEqual(
    [],
  )
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument ?? null)).toBeNull()
})

test('missing input is reported in Portuguese, field by field, and the first such field is focused', async ({
  page,
  requests,
}) => {
  await pay(page)
  await expect(response(page)).toContainText('incomplete_number')
  const number = form(page).getByLabel('Número do cartão')
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription('O número do seu cartão está incompleto.')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByText('A data de validade do seu cartão está incompleta.')).toBeVisible()
  await expect(form(page).getByText('O código de segurança do seu cartão está incompleto.')).toBeVisible()
  await form(page).getByLabel('Validade').fill('01 / 20')
  await number.fill('4242424242424241')
  await form(page).getByLabel('CVC').focus()
  await expect(form(page).getByText('O número do seu cartão é inválido.')).toBeVisible()
  await expect(form(page).getByText('A data de validade do seu cartão já passou.')).toBeVisible()
  expect(requests.some((request) => request.includes('confirmation_tokens'))).toBe(false)
})

test('a declined card can be followed by a good one on the same payment', async ({ page, host }) => {
  await type(page, '4000000000000002')
  await pay(page)
  await expect(response(page)).toContainText('Seu cartão foi recusado.')
  await form(page).getByLabel('Número do cartão').fill('4242424242424242')
  await pay(page)
  await expect(response(page)).toContainText('"status":"succeeded"')
  expect(await host.ledger()).toMatchObject({ captured: 1_156_000 })
})

test('bank authentication: declined it fails, approved it pays', async ({ page, host }) => {
  await type(page, '4000002500003155')
  await pay(page)
  await expect(modal(page).getByText('R$ 11.560,00')).toBeVisible()
  await modal(page).getByRole('button', { name: 'Recusar' }).click()
  await expect(response(page)).toContainText('payment_intent_authentication_failure')
  await expect(page.locator('dialog')).toHaveCount(0)
  expect(await host.ledger()).toMatchObject({ captured: 0 })
  await pay(page)
  await modal(page).getByRole('button', { name: 'Autorizar' }).click()
  await expect(response(page)).toContainText('"status":"succeeded"')
  expect(await host.ledger()).toMatchObject({ captured: 1_156_000 })
})

test('Pix shows its code; closed it stays pending, and paid it succeeds', async ({ page, host }) => {
  await form(page).getByRole('tab', { name: 'Pix' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-change', 'pix complete')
  await expect(form(page).getByText('Pague com Pix')).toBeVisible()
  await pay(page)
  await expect(modal(page).getByLabel('Pix copia e cola')).toHaveValue(/br\.gov\.bcb\.pix/)
  await expect
    .poll(() =>
      modal(page)
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(response(page)).toContainText('"status":"requires_action"')
  expect(await host.ledger()).toMatchObject({ captured: 0 })
  await pay(page)
  await modal(page).getByRole('button', { name: 'Simular pagamento' }).click()
  await expect(response(page)).toContainText('"status":"succeeded"')
  expect(await host.ledger()).toMatchObject({ captured: 1_156_000 })
})

test('the tabs follow the arrow keys, and a typed card survives switching to Pix and back', async ({
  page,
}) => {
  await form(page).getByLabel('Número do cartão').fill('4242424242424242')
  await form(page).getByRole('tab', { name: 'Cartão' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(form(page).getByRole('tab', { name: 'Pix' })).toBeFocused()
  await expect(form(page).getByRole('tab', { name: 'Pix' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(form(page).getByLabel('Número do cartão')).toHaveValue('4242 4242 4242 4242')
})

test('page and frame accept messages only from each other, and from no other sender even with the right id', async ({
  page,
}) => {
  const iframe = page.locator('iframe')
  const frame = await (await iframe.elementHandle())?.contentFrame()
  const id = (await iframe.getAttribute('name'))?.replace('__privateStripeFrame-', '')
  const forged = { id, type: 'change', change: { type: 'pix', complete: true, empty: false } }
  await page.evaluate(postToSelf, forged)
  await expect(page.locator('body')).not.toHaveAttribute('data-change', /pix/)
  await frame?.evaluate(postToSelf, { id, type: 'focus' })
  await expect(form(page).getByLabel('Número do cartão')).not.toBeFocused()
})

test('a page that does not submit first gets an error', async ({ page }) => {
  await page.getByRole('button', { name: 'Sem enviar' }).click()
  await expect(response(page)).toHaveText('{"thrown":"IntegrationError"}')
})

test('the form uses the colours of the shop, fills its container and passes axe', async ({ page }) => {
  await expect(form(page).getByLabel('Número do cartão')).toHaveCSS('border-color', 'rgb(143, 125, 114)')
  await expect(form(page).getByRole('tab', { name: 'Cartão' })).toHaveCSS('color', 'rgb(122, 63, 54)')
  const place = await page.locator('#payment').boundingBox()
  const field = await form(page).getByLabel('Número do cartão').boundingBox()
  expect(field?.width).toBeCloseTo(place?.width ?? 0, 0)
  expect(field?.height).toBeGreaterThanOrEqual(44)
  await pay(page)
  await expect(form(page).getByText('O número do seu cartão está incompleto.')).toBeVisible()
  await expectNoViolations(page)
})

test('typed input is formatted as on the card', async ({ page }) => {
  const number = form(page).getByLabel('Número do cartão')
  await number.pressSequentially('378282246310005999')
  await expect(number).toHaveValue('3782 822463 10005')
  await expect(form(page).getByRole('img', { name: 'amex' })).toBeVisible()
  await form(page).getByLabel('CVC').pressSequentially('12345')
  await expect(form(page).getByLabel('CVC')).toHaveValue('1234')
  const expiry = form(page).getByLabel('Validade')
  await expiry.pressSequentially('8')
  await expect(expiry).toHaveValue('08 /')
  await expiry.press('Backspace')
  await expiry.press('Backspace')
  await expect(expiry).toHaveValue('0')
  await number.fill('5555444433332222')
  await number.press('Home')
  await number.press('Delete')
  await expect(number).toHaveValue('5554 4443 3332 222')
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
})

test('a challenge on a separate page redirects back to the shop', async ({ page, host }) => {
  const back = `${host.url}/?step=done`
  await page.goto(await host.challengeUrl(back))
  await page.getByRole('button', { name: 'Autorizar' }).click()
  await expect(page).toHaveURL(/redirect_status=succeeded/)
  expect(page.url()).toContain(back)
  expect(await host.ledger()).toMatchObject({ captured: 1_156_000 })
})

test('a form that cannot be loaded shows an error after ten seconds', async ({ context, host }) => {
  const page = await context.newPage()
  await page.clock.install()
  await page.route('**/elements-inner-payment.html', (route) => route.abort())
  await page.goto(host.url)
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.clock.fastForward(10_000)
  await expect(response(page)).toContainText('Não foi possível carregar o formulário de pagamento.')
})
