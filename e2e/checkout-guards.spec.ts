import type { Page } from '@playwright/test'
import { expectToast } from './account-forms.ts'
import { expect, test } from './checkout-buyer.ts'
import { next, payButton, paymentForm, soon, stepHeading, toPayment, typeCard } from './checkout-page.ts'

const complete = {
  firstName: 'Marina',
  lastName: 'Duarte',
  email: 'marina@exemplo.test',
  phone: '(11) 90000-0000',
  zipCode: '01310-100',
  address: 'Rua das Acácias, 120',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  notes: '',
}

/** A purchase that this tab had brought as far as the payment. */
async function withDraft(page: Page, accountId: number, changed: Partial<typeof complete>) {
  const draft = { accountId, step: 3, texts: { ...complete, ...changed } }
  await page.addInitScript(
    (text) => sessionStorage.setItem('atelier.checkout-draft', text),
    JSON.stringify(draft),
  )
}

const incomplete = [
  ['a name', { firstName: '' }],
  ['a place that the shop still delivers to', { state: 'AC' }],
] as const

for (const [what, changed] of incomplete) {
  test(`submitted without ${what}, the checkout says so, orders nothing and begins again`, async ({
    page,
    buyer,
  }) => {
    await withDraft(page, buyer.id, changed)
    const ordered: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/orders/create')) ordered.push(request.url())
    })
    await page.goto('/checkout')
    await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
    await typeCard(page, '4242424242424242')
    await next(page).click()
    await payButton(page).click()
    await expectToast(
      page,
      'Dados Incompletos',
      'Por favor, preencha suas informações pessoais e de endereço.',
    )
    await expect(stepHeading(page, 'Informações')).toBeVisible()
    expect(ordered).toEqual([])
  })
}

test('the pay button is deaf for half a second: a second tap meant for Continuar pays nothing', async ({
  page,
  buyer,
}) => {
  expect(buyer.id).toBeGreaterThan(0)
  await page.route('**/api/orders/create', (route) => route.abort())
  await toPayment(page)
  await typeCard(page, '4242424242424242')
  // As impatient as nobody is: a tap every few milliseconds from the moment the button is there.
  const deafFor = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since: number | undefined
        const timer = setInterval(() => {
          const buttons = [...document.querySelectorAll<HTMLButtonElement>('main form button')]
          const paying = buttons.some(({ textContent }) => textContent?.includes('Processando...'))
          const button = buttons.find(({ textContent }) => textContent?.includes('Confirmar e Pagar'))
          if (button) since ??= performance.now()
          button?.click()
          if (!paying || since === undefined) return
          clearInterval(timer)
          resolve(performance.now() - since)
        }, 5)
      }),
  )
  await next(page).click()
  expect(await deafFor).toBeGreaterThan(450)
  await expectToast(page, 'Erro ao criar pedido', 'Tente novamente.')
})

test('scripts can be added from the provider alone, and markup from nobody', async ({ page, buyer }) => {
  expect(buyer.id).toBeGreaterThan(0)
  await toPayment(page)
  const own = await page.locator('script[src*="/endive/stripe.js"]').getAttribute('src')
  const answers = await page.evaluate((provider) => {
    const { defaultPolicy } = (window as unknown as { trustedTypes: { defaultPolicy: Policy } }).trustedTypes
    interface Policy {
      createScriptURL: (url: string) => unknown
      createHTML: (text: string) => unknown
      createScript: (text: string) => unknown
    }
    const refused = (make: () => unknown) => {
      try {
        return String(make())
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'broken'
      }
    }
    return {
      provider: String(defaultPolicy.createScriptURL(provider)),
      stranger: String(defaultPolicy.createScriptURL('https://evil.example/stripe.js')),
      ours: String(defaultPolicy.createScriptURL(`${location.origin}/uploads/x.js`)),
      markup: refused(() => defaultPolicy.createHTML('<b>')),
      source: refused(() => defaultPolicy.createScript('1')),
    }
  }, own ?? '')
  expect(answers).toEqual({ provider: own, stranger: '', ours: '', markup: 'refused', source: 'refused' })
})
