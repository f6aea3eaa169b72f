import {
  aCustomer,
  errorResponse,
  expectToast,
  field,
  PASSWORD,
  signInWith,
  storedToken,
  toastOf,
} from './account-forms.ts'
import { closeToast } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'
import { emailsTo } from './mailbox.ts'
import { expectNoViolations } from './violations.ts'

/** The hint on what to do; the toast shows what is wrong. */
const notice = 'main form [role=status]'

test('a failed login shows the reason in a toast, once, and the form stays usable', async ({ page, db }) => {
  const { email } = await aCustomer(db)
  const enter = page.getByRole('main').getByRole('button', { name: 'Entrar' })
  const expectFailure = async (text: string) => {
    await expectToast(page, 'Erro no login', text)
    await expect(toastOf(page, 'Erro no login')).toHaveAttribute('data-variant', 'destructive')
    await expect(page.getByText(text, { exact: true })).toHaveCount(1)
    await expect(enter).toBeEnabled()
    await closeToast(page, 'Erro no login')
  }
  await page.goto('/login')
  await expect(enter).toBeEnabled()
  await test.step('the connection fails before the needed scripts are loaded', async () => {
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) calls += 1
    })
    await page.route('**/assets/*.js', (route) => route.abort())
    await signInWith(page, email)
    await expectFailure('Falha no login.')
    expect(calls).toBe(0)
    await page.unroute('**/assets/*.js')
  })
  await test.step('no response comes', async () => {
    await page.route('**/api/auth/login', (route) => route.abort())
    await signInWith(page, email)
    await expectFailure('Falha no login.')
    await expect(field(page, 'password')).toHaveValue(PASSWORD)
  })
  const cases = [
    ['the server’s message', errorResponse(403, 'forbidden', 'Acesso negado.'), 'Acesso negado.'],
    ['a 401 without a message', { status: 401, json: {} }, 'Credenciais inválidas.'],
    ['a 500 without a message', { status: 500, body: 'oops' }, 'Falha no login.'],
  ] as const
  for (const [name, response, text] of cases) {
    await test.step(name, async () => {
      await page.route('**/api/auth/login', (route) => route.fulfill(response))
      await signInWith(page, email)
      await expectFailure(text)
    })
  }
  await page.unroute('**/api/auth/login')
  await signInWith(page, email, 'nao-e-esta-senha')
  await expectFailure('Credenciais inválidas.')
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'password')).toHaveValue('')
  await expect(field(page, 'password')).toBeFocused()
  await expect(page.getByText('Digite sua senha novamente.')).toBeVisible()
  expect(await storedToken(page)).toBeNull()

  await signInWith(page, email)
  await expect(page).toHaveURL('/conta')
})

test('an account whose email is not verified is rejected with a way to resend the email', async ({
  page,
  db,
}) => {
  const { email } = await aCustomer(db, { emailVerifiedAt: null })
  await page.goto('/login')
  await signInWith(page, email)
  await expectToast(page, 'Erro no login', 'Confirme seu e-mail para ativar sua conta.')
  await expectNoViolations(page)
  await page.locator(notice).getByRole('button', { name: 'Enviar e-mail novamente' }).click()
  await expect(toastOf(page, 'Verifique seu e-mail')).toBeVisible()
  const [received] = await emailsTo(email)
  await page.goto(received?.linkTo('/verificar-email') ?? '')
  // The link signs the customer in.
  await expect(page).toHaveURL('/conta')
})

test('a second factor is requested with everything typed still there', async ({ page }) => {
  const sent: unknown[] = []
  await page.route('**/api/auth/login', (route) => {
    const body: unknown = route.request().postDataJSON()
    sent.push(body)
    return route.fulfill(
      sent.length === 1
        ? errorResponse(401, 'second_factor_required', 'Informe o código de verificação em duas etapas.')
        : errorResponse(401, 'second_factor_invalid', 'Código de verificação inválido.'),
    )
  })
  await page.goto('/login')
  await signInWith(page, 'noiva@exemplo.test')
  await expect(field(page, 'code')).toBeFocused()
  await expect(page.getByText('Informe o código de verificação em duas etapas.')).toBeVisible()
  await expect(field(page, 'email')).toHaveValue('noiva@exemplo.test')
  await expect(field(page, 'password')).toHaveValue(PASSWORD)
  await expect(toastOf(page, 'Erro no login')).toHaveCount(0)
  await field(page, 'code').fill('123456')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Erro no login', 'Código de verificação inválido.')
  await expect(field(page, 'code')).toBeFocused()
  expect(sent[1]).toEqual({ email: 'noiva@exemplo.test', password: PASSWORD, code: '123456' })
})

test('too many tries offer the link by email, and a code may be entered that was not requested', async ({
  page,
}) => {
  const sent: unknown[] = []
  await page.route('**/api/auth/login', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill(errorResponse(429, 'too_many_requests', 'Muitas tentativas de entrar.'))
  })
  await page.goto('/login?redirect=%2Ffavoritos')
  await signInWith(page, 'noiva@exemplo.test')
  await expectToast(page, 'Erro no login', 'Muitas tentativas de entrar.')
  await closeToast(page, 'Erro no login')
  await expect(page.getByText('Só se a sua conta tem verificação em duas etapas.')).toBeVisible()
  await expectNoViolations(page)
  await signInWith(page, 'noiva@exemplo.test')
  await expectToast(page, 'Erro no login', 'Muitas tentativas de entrar.')
  await field(page, 'code').fill('123 456')
  await page.keyboard.press('Enter')
  await expect.poll(() => sent).toHaveLength(3)
  expect(sent.slice(1)).toEqual([
    { email: 'noiva@exemplo.test', password: PASSWORD },
    { email: 'noiva@exemplo.test', password: PASSWORD, code: '123 456' },
  ])
  await page.locator(notice).getByRole('link', { name: 'Receber um link por e-mail' }).click()
  await expect(page).toHaveURL('/esqueci-senha?redirect=%2Ffavoritos')
})
