import type { Page } from '@playwright/test'
import { expectToast, field, newEmail, refusal, toastOf } from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'
import { expectNoViolations } from './violations.ts'

const CALL = '**/api/contact'
const button = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' })

async function open(page: Page) {
  await page.goto('/contato')
  await expect(button(page)).toBeEnabled()
}

async function fill(page: Page, values: Record<string, string> = {}) {
  const texts = {
    name: 'Marina Duarte',
    email: newEmail(),
    message: 'A barra pode ser mais curta?',
    ...values,
  }
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
  return texts
}

test('a visitor writes to the atelier, is thanked, and finds the form empty', async ({ page, db }) => {
  await open(page)
  const { email } = await fill(page, { phone: '11900000000' })
  await field(page, 'subject').selectOption('Ajustes e Alterações')
  await button(page).click()
  await expectToast(page, 'Mensagem enviada!', 'Obrigada pelo contato. Responderemos em breve.')
  for (const name of ['name', 'email', 'phone', 'subject', 'message']) {
    await expect(field(page, name)).toHaveValue('')
  }
  const kept = await db.selectFrom('contactMessages').selectAll().where('email', '=', email).execute()
  expect(kept).toMatchObject([
    { name: 'Marina Duarte', phone: '(11) 90000-0000', subject: 'Ajustes e Alterações' },
  ])
  const [receipt] = await mailsTo(email)
  expect(receipt?.subject).toMatch(/^Recebemos sua mensagem/)
})

test('phone and subject may stay empty', async ({ page, db }) => {
  await open(page)
  const { email } = await fill(page)
  await button(page).click()
  await expect(toastOf(page, 'Mensagem enviada!')).toBeVisible()
  const kept = await db.selectFrom('contactMessages').selectAll().where('email', '=', email).execute()
  expect(kept).toMatchObject([{ phone: null, subject: 'Outros' }])
})

for (const missing of ['name', 'email', 'message']) {
  test(`without ${missing} nothing is sent: a destructive toast, an error at the field, and the focus there`, async ({
    page,
  }) => {
    let calls = 0
    await page.route(CALL, (route) => {
      calls += 1
      return route.abort()
    })
    await open(page)
    const { name } = await fill(page, { [missing]: '  ' })
    await button(page).click()
    await expectToast(page, 'Campos obrigatórios', 'Por favor, preencha todos os campos obrigatórios.')
    await expect(toastOf(page, 'Campos obrigatórios')).toHaveAttribute('data-variant', 'destructive')
    await expect(field(page, missing)).toBeFocused()
    await expect(field(page, missing)).toHaveAttribute('aria-invalid', 'true')
    if (missing !== 'name') await expect(field(page, 'name')).toHaveValue(name)
    expect(calls).toBe(0)
  })
}

test('the subjects are the atelier’s five', async ({ page }) => {
  await page.goto('/contato')
  await expect(field(page, 'subject').getByRole('option')).toHaveText([
    'Escolha um assunto',
    'Informações sobre Vestidos',
    'Orçamento Personalizado',
    'Ajustes e Alterações',
    'Pós-venda',
    'Outros',
  ])
})

test('what went wrong is told in the server’s words, and nothing typed is lost', async ({ page }) => {
  const message = 'Muitas tentativas. Aguarde um pouco e tente novamente.'
  await page.route(CALL, (route) => route.fulfill(refusal(429, 'too_many_requests', message)))
  await open(page)
  const { email } = await fill(page)
  await button(page).click()
  await expectToast(page, 'Erro ao enviar', message)
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'message')).toHaveValue('A barra pode ser mais curta?')
})

test('without an answer the form says so and can be sent again', async ({ page }) => {
  await open(page)
  await page.route(CALL, (route) => route.abort())
  await fill(page)
  await button(page).click()
  await expectToast(page, 'Erro ao enviar', 'Não foi possível conectar ao servidor.')
  await page.unroute(CALL)
  await button(page).click()
  await expect(toastOf(page, 'Mensagem enviada!')).toBeVisible()
})

test('the form works by keyboard alone, and never leads into its trap', async ({ page }) => {
  await open(page)
  await field(page, 'name').focus()
  const texts = ['Marina', newEmail(), '11900000000']
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(field(page, 'subject')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Oi')
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'Mensagem enviada!')).toBeVisible()
})

test('axe finds nothing to complain about, neither in the form nor in its mistakes', async ({ page }) => {
  await open(page)
  await expectNoViolations(page)
  await button(page).click()
  await expect(toastOf(page, 'Campos obrigatórios')).toHaveCSS('opacity', '1')
  await expectNoViolations(page)
})
