import type { Page } from '@playwright/test'
import { errorResponse, expectToast, field, newEmail, toastOf } from './account-forms.ts'
import { closeToast } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'
import { emailsTo } from './mailbox.ts'

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

test('a visitor writes to the atelier, moving by Tab from field to field past the honeypot, is thanked, and finds the form empty for a message without phone and subject', async ({
  page,
  db,
}) => {
  const messagesOf = (email: string) =>
    db.selectFrom('contactMessages').selectAll().where('email', '=', email).execute()
  await open(page)
  await field(page, 'name').focus()
  const email = newEmail()
  for (const text of ['Marina Duarte', email, '11900000000']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(field(page, 'subject')).toBeFocused()
  await field(page, 'subject').selectOption('Ajustes e Alterações')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Oi')
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Mensagem enviada!', 'Obrigada pelo contato. Responderemos em breve.')
  await closeToast(page, 'Mensagem enviada!')
  for (const name of ['name', 'email', 'phone', 'subject', 'message']) {
    await expect(field(page, name)).toHaveValue('')
  }
  expect(await messagesOf(email)).toMatchObject([
    { name: 'Marina Duarte', phone: '(11) 90000-0000', subject: 'Ajustes e Alterações', message: 'Oi' },
  ])
  const [receipt] = await emailsTo(email)
  expect(receipt?.subject).toMatch(/^Recebemos sua mensagem/)

  const second = await fill(page)
  // A reload preserves the input; sending clears it.
  await page.reload()
  await expect(field(page, 'message')).toHaveValue('A barra pode ser mais curta?')
  await expect(field(page, 'email')).toHaveValue(second.email)
  await expect(button(page)).toBeEnabled()
  await button(page).click()
  await expect(toastOf(page, 'Mensagem enviada!')).toBeVisible()
  expect(await messagesOf(second.email)).toMatchObject([{ phone: null, subject: 'Outros' }])
  await open(page)
  await expect(field(page, 'message')).toHaveValue('')
})

test('without name, email or message nothing is sent: a destructive toast, an error at the field, and the focus there', async ({
  page,
}) => {
  let calls = 0
  await page.route(CALL, (route) => {
    calls += 1
    return route.abort()
  })
  await open(page)
  for (const missing of ['name', 'email', 'message']) {
    const { name } = await fill(page, { [missing]: '  ' })
    await button(page).click()
    await expectToast(page, 'Campos obrigatórios', 'Por favor, preencha todos os campos obrigatórios.')
    await expect(toastOf(page, 'Campos obrigatórios')).toHaveAttribute('data-variant', 'destructive')
    await expect(field(page, missing)).toBeFocused()
    await expect(field(page, missing)).toHaveAttribute('aria-invalid', 'true')
    if (missing !== 'name') await expect(field(page, 'name')).toHaveValue(name)
    expect(calls, missing).toBe(0)
    await closeToast(page, 'Campos obrigatórios')
  }
})

test('a failure shows the server’s message, nothing typed is lost, and the form can be sent again', async ({
  page,
}) => {
  await open(page)
  const { email } = await fill(page)
  const message = 'Muitas tentativas. Aguarde um pouco e tente novamente.'
  await page.route(CALL, (route) => route.fulfill(errorResponse(429, 'too_many_requests', message)))
  await button(page).click()
  await expectToast(page, 'Erro ao enviar', message)
  await closeToast(page, 'Erro ao enviar')
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'message')).toHaveValue('A barra pode ser mais curta?')

  await page.unroute(CALL)
  await page.route(CALL, (route) => route.abort())
  await button(page).click()
  await expectToast(page, 'Erro ao enviar', 'Não foi possível conectar ao servidor.')
  await page.unroute(CALL)
  await button(page).click()
  await expect(toastOf(page, 'Mensagem enviada!')).toBeVisible()
})
