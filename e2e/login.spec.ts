import {
  aCustomer,
  expectToast,
  field,
  PASSWORD,
  refusal,
  signInWith,
  storedToken,
  toastOf,
} from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'

const notice = '[role=alert]'

test('the login has an e-mail field, a hidden password, and the ways to a new password and a new account', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar')
  await expect(field(page, 'email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'password')).toHaveAttribute('type', 'password')
  await expect(page.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
    'href',
    '/esqueci-senha',
  )
  await expect(page.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/cadastro')
})

test('where somebody was going survives the detour over a forgotten password', async ({ page }) => {
  await page.goto('/login?redirect=/favoritos')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page).toHaveURL('/esqueci-senha?redirect=%2Ffavoritos')
  await page.getByRole('link', { name: 'Voltar para o login' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Ffavoritos')
})

test('the password can be shown and hidden again', async ({ page }) => {
  await page.goto('/login')
  await field(page, 'password').fill('renda')
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await expect(field(page, 'password')).toHaveValue('renda')
  await page.getByRole('button', { name: 'Ocultar senha' }).click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'password')
})

test('a customer who signs in comes to the account, and is still signed in after a reload', async ({
  page,
  db,
}) => {
  const { email } = await aCustomer(db)
  await page.goto('/login')
  await signInWith(page, email)
  await expect(page).toHaveURL('/conta')
  const token = await storedToken(page)
  expect(token).toMatch(/^[\w-]{40,}$/)
  await page.reload()
  await expect(page.locator('a[href="/favoritos"]').first()).toBeAttached()
  expect(await storedToken(page)).toBe(token)
})

test('an administrator who signs in comes to the admin area', async ({ page, db }) => {
  const { email } = await aCustomer(db, { role: 'admin' })
  await page.goto('/login')
  await signInWith(page, email)
  await expect(page).toHaveURL('/admin')
})

test('a login that was asked for on the way goes on to where the person was going', async ({ page, db }) => {
  const { email } = await aCustomer(db)
  await page.goto('/login?redirect=/suporte')
  await expect(page.getByRole('link', { name: 'Criar conta' })).toHaveAttribute(
    'href',
    '/cadastro?redirect=%2Fsuporte',
  )
  await signInWith(page, email)
  await expect(page).toHaveURL('/suporte')
})

for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`a redirect to ${target} is ignored`, async ({ page, db }) => {
    const { email } = await aCustomer(db)
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled()
    await expect(page.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/cadastro')
    await signInWith(page, email)
    await expect(page).toHaveURL('/conta')
  })
}

test('a wrong password is told by toast and notice, and the form stays usable', async ({ page, db }) => {
  const { email } = await aCustomer(db)
  await page.goto('/login')
  await signInWith(page, email, 'nao-e-esta-senha')
  await expectToast(page, 'Erro no login', 'Credenciais inválidas.')
  await expect(page.locator(notice)).toHaveText('Erro no loginCredenciais inválidas.')
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'password')).toHaveValue('')
  await expect(field(page, 'password')).toBeFocused()
  await expect(page.getByText('Digite sua senha novamente.')).toBeVisible()
  expect(await storedToken(page)).toBeNull()

  await signInWith(page, email)
  await expect(page).toHaveURL('/conta')
})

test('an empty form is not sent, and says what is missing', async ({ page }) => {
  let calls = 0
  await page.route('**/api/auth/login', (route) => {
    calls += 1
    return route.abort()
  })
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Informe um e-mail válido.')).toBeVisible()
  await expect(page.getByText('Preencha este campo.')).toBeVisible()
  await expect(field(page, 'email')).toBeFocused()
  await signInWith(page, 'noiva@exemplo.test', '')
  await expect(field(page, 'password')).toBeFocused()
  expect(calls).toBe(0)
})

test.describe('a login that fails shows', () => {
  const cases = [
    [
      'the server’s sentence when there is one',
      refusal(429, 'too_many_requests', 'Espere um minuto.'),
      'Espere um minuto.',
    ],
    ['wrong credentials for a 401 without a sentence', { status: 401, json: {} }, 'Credenciais inválidas.'],
    ['a failed login for a 500 without a sentence', { status: 500, body: 'oops' }, 'Falha no login.'],
  ] as const
  for (const [title, answer, text] of cases) {
    test(title, async ({ page }) => {
      await page.route('**/api/auth/login', (route) => route.fulfill(answer))
      await page.goto('/login')
      await signInWith(page, 'noiva@exemplo.test')
      await expectToast(page, 'Erro no login', text)
      await expect(toastOf(page, 'Erro no login')).toHaveAttribute('data-variant', 'destructive')
      await expect(page.getByRole('main').getByRole('button', { name: 'Entrar' })).toBeEnabled()
    })
  }

  test('a failed login when the line goes down before what it needs has come', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.route('**/assets/*.js', (route) => route.abort())
    await signInWith(page, 'noiva@exemplo.test')
    await expectToast(page, 'Erro no login', 'Falha no login.')
    await page.unroute('**/assets/*.js')
    await expect(page.getByRole('main').getByRole('button', { name: 'Entrar' })).toBeEnabled()
  })

  test('a failed login when no answer comes', async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.abort())
    await page.goto('/login')
    await signInWith(page, 'noiva@exemplo.test')
    await expectToast(page, 'Erro no login', 'Falha no login.')
    await expect(field(page, 'password')).toHaveValue(PASSWORD)
  })
})

test('an account whose e-mail is not verified is refused with a way to send the mail again', async ({
  page,
  db,
}) => {
  const { email } = await aCustomer(db, { emailVerifiedAt: null })
  await page.goto('/login')
  await signInWith(page, email)
  await expectToast(page, 'Erro no login', 'Confirme seu e-mail para ativar sua conta.')
  await page.locator(notice).getByRole('button', { name: 'Enviar e-mail novamente' }).click()
  await expect(toastOf(page, 'Verifique seu e-mail')).toBeVisible()
  const [mail] = await mailsTo(email)
  await page.goto(mail?.linkTo('/verificar-email') ?? '')
  await expect(page).toHaveURL('/login?verificacao=sucesso', { timeout: 8000 })
  await signInWith(page, email)
  await expect(page).toHaveURL('/conta')
})

test('a second factor is asked for with everything typed still there', async ({ page }) => {
  const sent: unknown[] = []
  await page.route('**/api/auth/login', (route) => {
    const body: unknown = route.request().postDataJSON()
    sent.push(body)
    return route.fulfill(
      sent.length === 1
        ? refusal(401, 'second_factor_required', 'Informe o código de verificação em duas etapas.')
        : refusal(401, 'second_factor_invalid', 'Código de verificação inválido.'),
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

test.describe('at the login, a verification', () => {
  const cases = [
    ['sucesso', 'E-mail verificado!', 'Sua conta foi ativada com sucesso. Faça o login para continuar.'],
    ['invalido', 'Link inválido', 'O link de verificação é inválido ou já foi utilizado.'],
    ['falhou', 'Erro na verificação', 'Ocorreu um erro. Tente novamente mais tarde.'],
  ] as const
  for (const [result, title, description] of cases) {
    test(`that ended in ${result} is told by notice and toast`, async ({ page }) => {
      await page.goto(`/login?verificacao=${result}`)
      await expect(page.getByRole('main').getByText(title)).toBeVisible()
      await expect(page.getByRole('main').getByText(description)).toBeVisible()
      await expectToast(page, title, description)
      await expect(toastOf(page, title)).toHaveCount(1)
    })
  }

  for (const path of ['/login', '/login?verificacao=outro']) {
    test(`is not spoken of at ${path}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled()
      await expect(page.getByRole('main').locator('[role=alert], form [role=status]')).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Notificações' }).getByRole('listitem')).toHaveCount(0)
    })
  }
})
