import type { Page } from '@playwright/test'
import { toastOf } from './account-forms.ts'
import { expect, test } from './checkout-buyer.ts'
import {
  back,
  CPF,
  cards,
  next,
  payButton,
  paymentForm,
  soon,
  stepHeading,
  toPayment,
  typeCard,
} from './checkout-page.ts'
import { expectToastOnce } from './closed-toasts.ts'

const complete = {
  firstName: 'Marina',
  lastName: 'Duarte',
  email: 'marina@exemplo.test',
  phone: '(11) 90000-0000',
  zipCode: '01310-100',
  address: 'Rua das Acácias',
  number: '120',
  neighborhood: 'Jardim Paulista',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  notes: '',
}

/** Stores a checkout draft that has reached the payment step. With several calls, the next page finds the last one. */
async function withDraft(page: Page, accountId: number, changed: Partial<typeof complete>) {
  const draft = { storedAt: Date.now(), accountId, step: 3, texts: { ...complete, ...changed } }
  await page.addInitScript(
    ([texts, typed]) => {
      localStorage.setItem('atelier.checkout-draft', texts)
      sessionStorage.setItem('atelier.checkout-cpf', typed)
    },
    [JSON.stringify(draft), `${accountId} ${CPF}`] as const,
  )
}

const incomplete = [
  ['a name', { firstName: '' }],
  ['a state that the shop still delivers to', { state: 'AC' }],
] as const

test('submitted without a name, or without a state that the shop still delivers to, the checkout shows an error, orders nothing and returns to the first step', async ({
  page,
  buyer,
}) => {
  const ordered: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/orders/create')) ordered.push(request.url())
  })
  for (const [what, changed] of incomplete) {
    await test.step(`without ${what}`, async () => {
      await withDraft(page, buyer.id, changed)
      // From another page: opening the same URL again would restore the step of its history entry.
      await page.goto('/faq')
      await page.goto('/checkout')
      await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
      await typeCard(page, cards.good)
      await next(page).click()
      await payButton(page).click()
      await expectToastOnce(
        page,
        'Dados Incompletos',
        'Por favor, preencha suas informações pessoais e de endereço.',
      )
      await expect(stepHeading(page, 'Informações')).toBeVisible()
      expect(ordered).toEqual([])
    })
  }
})

test('the payment form is the provider’s own, survives visiting the other steps and goes on only when complete', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).not.toBe('')
  await toPayment(page)
  await expect(page.locator('main input, main select, main textarea')).toHaveCount(0)
  await expect(paymentForm(page).getByRole('tab')).toHaveText([/Cartão/, /Pix/])
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toHaveCSS('color', 'rgb(122, 63, 54)')
  await paymentForm(page).getByLabel('Número do cartão').fill(cards.good)
  await back(page).click()
  await next(page).click()
  await expect(paymentForm(page).getByLabel('Número do cartão')).toHaveValue('4242 4242 4242 4242')

  await paymentForm(page).getByLabel('Número do cartão').fill('4242')
  await next(page).click()
  await expect(paymentForm(page).getByText('O número do seu cartão está incompleto.')).toBeVisible()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  await expect(toastOf(page, 'Erro no Pagamento')).toHaveCount(0)
  expect(await addedBy(page)).toEqual({
    provider: 'accepted',
    stranger: '',
    ours: '',
    markup: 'rejected',
    source: 'rejected',
  })
})

/**
 * Results of adding scripts from the provider, a foreign origin and the shop itself, and of adding markup, to the page.
 */
async function addedBy(page: Page) {
  const provider = await page.locator('script[src*="/endive/stripe.js"]').getAttribute('src')
  return page.evaluate((own) => {
    const { defaultPolicy } = (window as unknown as { trustedTypes: { defaultPolicy: Policy } }).trustedTypes
    interface Policy {
      createScriptURL: (url: string) => unknown
      createHTML: (text: string) => unknown
      createScript: (text: string) => unknown
    }
    const outcome = (make: () => unknown) => {
      try {
        return String(make())
      } catch (error) {
        return error instanceof TypeError ? 'rejected' : 'broken'
      }
    }
    const accepted = String(defaultPolicy.createScriptURL(own))
    return {
      provider: accepted === own && own !== '' ? 'accepted' : accepted,
      stranger: String(defaultPolicy.createScriptURL('https://evil.example/stripe.js')),
      ours: String(defaultPolicy.createScriptURL(`${location.origin}/uploads/x.js`)),
      markup: outcome(() => defaultPolicy.createHTML('<b>')),
      source: outcome(() => defaultPolicy.createScript('1')),
    }
  }, provider ?? '')
}
