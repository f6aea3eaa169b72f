import { addressNames } from '@shop/contract/address'
import {
  createAccount,
  errorResponse,
  expectToast,
  field,
  fillRegistration,
  newEmail,
  openRegistration,
  storedToken,
  toastOf,
} from './account-forms.ts'
import { closeToast } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'
import { emailsTo } from './mailbox.ts'
import { expectNoViolations } from './violations.ts'

const REQUIRED = [
  'name',
  'email',
  'phone',
  'cep',
  'rua',
  'numero',
  'bairro',
  'cidade',
  'estado',
  'password',
  'confirmPassword',
]

test('a visitor registers, follows the email, signs in and returns to the original destination', async ({
  page,
  db,
}) => {
  const email = newEmail()
  await page.goto('/login?redirect=/carrinho')
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/cadastro?redirect=%2Fcarrinho')
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fcarrinho',
  )
  await fillRegistration(page, { email })
  await createAccount(page)
  await expect(page).toHaveURL('/login?redirect=%2Fcarrinho')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira seu e-mail')
  await page.reload()
  await expect(page.getByText(`Enviamos um link para ${email}.`)).toBeVisible()
  await expect(field(page, 'email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Enviar e-mail novamente' }).click()
  await expect(toastOf(page, 'Verifique seu e-mail')).toBeVisible()
  await page.getByRole('link', { name: 'Corrigir e-mail' }).click()
  await expect(page).toHaveURL('/cadastro?redirect=%2Fcarrinho')
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'rua')).toHaveValue('Rua das Laranjeiras')
  await expect(field(page, 'password')).toHaveValue('')
  // The account is created by the job that sends the email.
  const emails = await emailsTo(email, 2)
  const received = emails.at(-1)
  const row = await db
    .selectFrom('users')
    .select(['name', 'phone', 'street', 'complement', 'state', 'zipCode', 'role', 'emailVerifiedAt'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    name: 'Marina Duarte',
    phone: '(11) 90000-0000',
    street: 'Rua das Laranjeiras',
    complement: null,
    state: 'SP',
    zipCode: '01999-999',
    role: 'customer',
    emailVerifiedAt: null,
  })

  await page.goto(received?.linkTo('/verificar-email') ?? '')
  await expect(page.getByText(`Você entrou como ${email}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/carrinho')
  expect(await storedToken(page)).not.toBeNull()
  // Once signed in, the saved input is no longer needed.
  await page.goto('/cadastro')
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeEnabled()
  await expect(field(page, 'name')).toHaveValue('')
})

test('a pending postal code lookup does not block registering; the toast has the server’s message and stays eight seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('**/api/cep/*', () => {})
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 201, json: { message: 'Enviamos um e-mail.' } }),
  )
  await openRegistration(page)
  await field(page, 'cep').fill('01310-100')
  await expect(page.getByText('Buscando o endereço…').first()).toBeVisible()
  await fillRegistration(page, { email: newEmail(), [addressNames.zipCode]: '01310-100' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await createAccount(page)
  await expect(page).toHaveURL('/login')
  await expectToast(page, 'Cadastro quase completo!', 'Enviamos um e-mail.')
  await page.clock.runFor(7900)
  await expect(toastOf(page, 'Cadastro quase completo!')).toBeVisible()
  await page.clock.runFor(200)
  await expect(toastOf(page, 'Cadastro quase completo!')).toHaveCount(0)
})

test('an empty form lists what is missing, mismatching passwords are reported at once, and nothing is sent', async ({
  page,
}) => {
  let calls = 0
  await page.route('**/api/auth/register', (route) => {
    calls += 1
    return route.abort()
  })
  await openRegistration(page)
  await createAccount(page)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Confira 11 campos')
  await expect(alert).toContainText(
    'Nome completo, e-mail, telefone, CEP, rua, número, bairro, cidade, estado, senha e confirmação de senha.',
  )
  await expect(field(page, 'name')).toBeFocused()
  for (const name of REQUIRED) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'complemento')).not.toHaveAttribute('aria-invalid')
  await field(page, 'password').fill('renda')
  await expectNoViolations(page)

  await fillRegistration(page, { email: newEmail(), confirmPassword: 'outra' })
  await createAccount(page)
  await expect(page.getByText('As senhas não coincidem.')).toBeVisible()
  await expect(field(page, 'confirmPassword')).toBeFocused()
  await expect(field(page, 'confirmPassword')).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toBe(0)
})

test('an error from the server is shown at its field and in a toast, and nothing typed is lost', async ({
  page,
}) => {
  await openRegistration(page)
  await fillRegistration(page, { email: newEmail(), password: 'password123', confirmPassword: 'password123' })
  await createAccount(page)
  await expect(toastOf(page, 'Erro no cadastro')).toContainText('Esta senha é muito comum. Escolha outra.')
  await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'password')).toBeFocused()
  await expect(field(page, 'name')).toHaveValue('Marina Duarte')
  await expect(field(page, 'phone')).toHaveValue('(11) 90000-0000')
  await expect(field(page, 'estado')).toHaveValue('SP')
  await expect(field(page, 'password')).toHaveValue('password123')

  await fillRegistration(page, { email: 'noiva@exemplo.test' })
  const cases = [
    ['the server’s message', errorResponse(429, 'too_many_requests', 'Espere uma hora.'), 'Espere uma hora.'],
    ['no message', { status: 500, body: 'oops' }, 'Falha no cadastro.'],
  ] as const
  for (const [name, response, text] of cases) {
    await test.step(name, async () => {
      await closeToast(page, 'Erro no cadastro')
      await page.route('**/api/auth/register', (route) => route.fulfill(response))
      await createAccount(page)
      await expectToast(page, 'Erro no cadastro', text)
      await expect(page.getByText(text, { exact: true })).toHaveCount(1)
      await expect(page).toHaveURL('/cadastro')
      await expect(field(page, 'email')).toHaveValue('noiva@exemplo.test')
    })
  }
})

test('the strength of a password is shown in four parts and a word, and the caret stays in place while a number is corrected', async ({
  page,
}) => {
  await openRegistration(page)
  const text = page.getByRole('main').locator('[aria-live]', { hasText: 'Força da senha:' })
  await expect(text).toHaveCount(0)
  for (const [password, word] of [
    ['senha1234', 'Fraca'],
    ['Magnolia7', 'Razoável'],
    ['renda francesa', 'Boa'],
    ['renda-francesa-de-maio', 'Forte'],
  ] as const) {
    await field(page, 'password').fill(password)
    await expect(text).toHaveText(`Força da senha: ${word}`)
  }

  await field(page, 'phone').pressSequentially('1190000000')
  await expect(field(page, 'phone')).toHaveValue('(11) 9000-0000')
  await field(page, 'phone').evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6))
  await page.keyboard.type('8')
  await expect(field(page, 'phone')).toHaveValue('(11) 98000-0000')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await expect(field(page, 'phone')).toHaveValue('(11) 97000-0000')
})
