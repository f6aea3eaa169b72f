import { cepAddress } from '@shop/contract/cep'
import { expectToast, field, toastOf } from './account-forms.ts'
import { summary } from './cart-page.ts'
import { expect, test } from './checkout-buyer.ts'
import {
  back,
  cards,
  next,
  openCheckout,
  payButton,
  paymentForm,
  review,
  soon,
  stepHeading,
  stepList,
  steps,
  toPayment,
  toReview,
  typeCard,
  typeCpf,
  unfoldSummary,
} from './checkout-page.ts'
import { expectToastOnce } from './closed-toasts.ts'

test('four steps beside the products and their total are prefilled from the account, and going back needs neither confirmation nor valid input', {
  tag: '@wide',
}, async ({ page, buyer, isMobile }) => {
  await openCheckout(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finalizar Compra')
  await expect(stepList(page).getByRole('listitem')).toHaveText(
    steps.map((name, index) => new RegExp(`${index + 1}${name}`)),
  )
  if (isMobile) await expect(page.locator('summary', { hasText: 'resumo (2 itens)' })).toBeVisible()
  await unfoldSummary(page)
  await expect(summary(page)).toContainText('Açucena')
  await expect(summary(page)).toContainText('Véu Serenata')
  await expect(summary(page)).toContainText('R$ 8.180,00')
  await expect(summary(page)).toContainText('Frete Grátis')
  await expect(summary(page)).toContainText(/chega entre \d+ .+ de \p{L}+/u)
  if (!isMobile) {
    const form = await page.locator('main form').boundingBox()
    const aside = await summary(page).boundingBox()
    expect(aside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
  }

  const starred = page.locator('main label', { hasText: '*' })
  await expect(starred).toHaveText(['Nome *', 'Sobrenome *', 'E-mail *', 'Telefone *'])
  const name = { firstName: 'Marina', lastName: 'Souza Duarte' }
  const details = { ...name, email: buyer.email, phone: '(11) 90000-0000' }
  for (const [part, value] of Object.entries(details)) await expect(field(page, part)).toHaveValue(value)
  await expect(back(page)).toBeDisabled()
  await expect(stepList(page).getByRole('button')).toHaveCount(0)
  await next(page).click()
  await expect(starred).toHaveText([
    'CPF *',
    'CEP *',
    'Rua *',
    'Número *',
    'Bairro *',
    'Cidade *',
    'Estado *',
  ])
  await typeCpf(page)
  const parts = { address: 'Rua das Acácias', number: '120', neighborhood: 'Jardim Paulista' }
  const street = { ...parts, complement: '' }
  const place = { ...street, city: 'São Paulo', state: 'SP', zipCode: '01310-100', notes: '' }
  for (const [part, value] of Object.entries(place)) await expect(field(page, part)).toHaveValue(value)
  await expect(field(page, 'state').locator('option')).toHaveText(['UF', 'SP', 'RJ', 'MG'])

  await field(page, 'city').fill('')
  await back(page).click()
  await expect(stepHeading(page, 'Informações')).toBeFocused()
  await next(page).click()
  await field(page, 'city').fill('Campinas')
  await next(page).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  await expect(stepList(page).getByRole('button')).toHaveCount(2)
  await stepList(page).getByRole('button', { name: 'Informações' }).click()
  await expect(stepHeading(page, 'Informações')).toBeFocused()
})

const required = [
  ['Informações', ['firstName', 'lastName', 'email', 'phone']],
  ['Endereço', ['address', 'number', 'neighborhood', 'city', 'state', 'zipCode']],
] as const

test('the browser’s Back moves through the steps and preserves the card, Voltar does the same, and a reload loses only the review', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).not.toBe('')
  await page.goto('/carrinho')
  await toReview(page)
  await page.goBack()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  await expect(paymentForm(page).getByLabel('Número do cartão')).toHaveValue(/4242/)
  await back(page).click()
  await expect(stepHeading(page, 'Endereço')).toBeVisible()
  await page.goBack()
  await expect(stepHeading(page, 'Informações')).toBeVisible()
  await page.goForward()
  await expect(stepHeading(page, 'Endereço')).toBeVisible()
  await next(page).click()
  await next(page).click()
  await expect(stepHeading(page, 'Revisão')).toBeVisible(soon)
  await page.reload()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible(soon)
  await page.goBack()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  await page.goBack()
  await expect(stepHeading(page, 'Endereço')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/carrinho')
})

test('neither of the first two steps goes on without each of its required fields, or with an invalid email', async ({
  page,
  buyer,
}) => {
  await openCheckout(page)
  await field(page, 'email').fill('marina@')
  await next(page).click()
  await expect(page.getByText('Informe um e-mail válido.')).toBeVisible()
  await expect(toastOf(page, 'Campos obrigatórios')).toHaveCount(0)
  await field(page, 'email').fill(buyer.email)
  await typeCpf(page)
  for (const [step, names] of required) {
    await expect(stepHeading(page, step)).toBeVisible()
    for (const name of names) {
      await test.step(`${step} without ${name}`, async () => {
        const value = await field(page, name).inputValue()
        if (name === 'state') await field(page, name).selectOption('')
        else await field(page, name).fill(step === 'Informações' ? ' ' : '')
        await next(page).click()
        await expectToastOnce(
          page,
          'Campos obrigatórios',
          'Por favor, preencha todos os campos marcados com *.',
        )
        await expect(stepHeading(page, step)).toBeVisible()
        await expect(field(page, name)).toBeFocused()
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
        if (name === 'state') await field(page, name).selectOption(value)
        else await field(page, name).fill(value)
      })
    }
    await next(page).click()
  }
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
})

test('a postal code replaces the account’s address and fills in empty fields, and typed values remain, even after a reload', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).not.toBe('')
  await openCheckout(page)
  await field(page, 'firstName').fill('Mariana')
  await next(page).click()
  const own = await field(page, 'address').inputValue()
  expect(own).toContain('Rua das Acácias')
  await field(page, 'zipCode').fill('13010-060')
  await expect(field(page, 'address')).toHaveValue('Rua Barão de Jaguara')
  await expect(field(page, 'neighborhood')).toHaveValue('Centro')
  await expect(field(page, 'number')).toHaveValue('')
  await expect(field(page, 'city')).toHaveValue('Campinas')
  await field(page, 'zipCode').fill('01310-100')
  await expect(field(page, 'address')).toHaveValue(own)
  await expect(field(page, 'number')).toHaveValue('120')
  await expect(field(page, 'city')).toHaveValue('São Paulo')

  await field(page, 'address').fill('Rua da Prova')
  await field(page, 'zipCode').fill('13010-060')
  await expect(field(page, 'city')).toHaveValue('Campinas')
  await expect(field(page, 'address')).toHaveValue('Rua da Prova')

  for (const name of ['address', 'city', 'zipCode']) await field(page, name).fill('')
  await field(page, 'state').selectOption('')
  await expect(page.getByText('Entregamos em SP, RJ e MG.')).toBeVisible()
  await field(page, 'zipCode').pressSequentially('13010060')
  await expect(field(page, 'zipCode')).toHaveValue('13010-060')
  await expect(field(page, 'city')).toHaveValue('Campinas')
  await expect(field(page, 'state')).toHaveValue('SP')
  await expect(field(page, 'address')).toHaveValue('Rua Barão de Jaguara')

  const place = { street: null, neighborhood: null, city: 'Rio Branco', state: 'AC' }
  const far = cepAddress.encode({ zipCode: '69900-064', ...place })
  await page.route('**/api/cep/**', (route) => route.fulfill({ json: far }))
  await field(page, 'zipCode').fill('69900-064')
  await expect(page.getByText('Ainda não entregamos em AC.').first()).toBeVisible()
  await expect(field(page, 'state')).toHaveValue('')

  // A new code is a new place: the message about the old state disappears, even if the lookup fails.
  const failure = Promise.withResolvers<void>()
  await page.route('**/api/cep/**', async (route) => {
    await failure.promise
    await route.fulfill({ status: 500, json: {} })
  })
  await field(page, 'zipCode').fill('13010-060')
  await expect(page.getByText('Buscando o endereço…').first()).toBeVisible()
  await expect(page.getByText('Ainda não entregamos em AC.')).toHaveCount(0)
  failure.resolve()
  await expect(page.getByText('Buscando o endereço…')).toHaveCount(0)
  await expect(page.getByText('Ainda não entregamos em AC.')).toHaveCount(0)

  await field(page, 'notes').fill('Entregar à tarde')
  await page.reload()
  await expect(stepHeading(page, 'Endereço')).toBeVisible()
  await expect(field(page, 'notes')).toHaveValue('Entregar à tarde')
  await back(page).click()
  await expect(field(page, 'firstName')).toHaveValue('Mariana')
})

test('the review shows everything, its pay button ignores clicks for half a second, and each part links back to its step', async ({
  page,
  buyer,
  isMobile,
}) => {
  await page.route('**/api/orders/create', (route) => route.abort())
  await toPayment(page)
  await typeCard(page, cards.good)
  // Faster than any user: a click every few milliseconds from the moment the button exists.
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

  await expect(review(page, 'Informações')).toContainText('Marina Souza Duarte')
  await expect(review(page, 'Informações')).toContainText(buyer.email)
  await expect(review(page, 'Endereço')).toContainText('Rua das Acácias, 120 · Jardim Paulista')
  await expect(review(page, 'Pagamento')).toContainText('Visa •••• •••• •••• 4242')
  await expect(next(page)).toHaveCount(0)
  await expect(payButton(page)).toBeEnabled()
  if (isMobile) await expect(summary(page).locator('visible=true')).toContainText('R$ 8.180,00')
  for (const name of ['Pagamento', 'Endereço', 'Informações'] as const) {
    await page.getByRole('button', { name: `Editar ${name.toLowerCase()}` }).click()
    await expect(stepHeading(page, name)).toBeFocused()
    await expect(payButton(page)).toHaveCount(0)
    if (name === 'Informações') break
    for (const following of steps.slice(steps.indexOf(name) + 1)) {
      await next(page).click()
      await expect(stepHeading(page, following)).toBeVisible()
    }
  }
})
