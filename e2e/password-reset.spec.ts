import {
  aCustomer,
  errorResponse,
  expectToast,
  field,
  newEmail,
  signInWith,
  storedToken,
  toastOf,
} from './account-forms.ts'
import { closeToast } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'
import { emailsTo } from './mailbox.ts'

const NEW_PASSWORD = 'veu-longo-de-tule'

test('a customer requests a new password, follows the email, chooses one and signs in with it', async ({
  page,
  db,
}) => {
  const { email } = await aCustomer(db)
  await page.goto('/login')
  await signInWith(page, email)
  await expect(page).toHaveURL('/conta')

  await page.goto('/esqueci-senha')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esqueci minha senha')
  await field(page, 'email').fill(email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(toastOf(page, 'Verifique seu e-mail')).toContainText('Se houver uma conta com este e-mail')
  const [received] = await emailsTo(email)

  await page.goto(received?.linkTo('/redefinir-senha') ?? '')
  await expect(page).toHaveURL('/redefinir-senha')
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  // The token is no longer in the URL, but the page survives a reload.
  await page.reload()
  await field(page, 'password').fill(NEW_PASSWORD)
  await expect(page.getByText('Força da senha: Forte')).toBeAttached()
  await field(page, 'confirmPassword').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Redefinir senha' }).click()
  await expect(page).toHaveURL('/login')
  await expectToast(page, 'Sucesso!', 'Sua senha foi redefinida. Você já pode fazer o login.')
  expect(await storedToken(page)).toBeNull()

  // Opening the email makes this device known: the sign-in sends its token, and tries from other devices do not count
  // against it.
  const device = await page.evaluate(() => localStorage.getItem('atelier.devices'))
  expect(device).toMatch(/^[\w-]{43}$/)
  const signingIn = page.waitForRequest('**/api/auth/login')
  await signInWith(page, email, NEW_PASSWORD)
  expect((await signingIn).postDataJSON()).toMatchObject({ deviceTokens: [device] })
  await expect(page).toHaveURL('/conta')
})

test('a failed request shows the reason and preserves the email address; the success toast has the server’s message and stays eight seconds', async ({
  page,
}) => {
  const call = '**/api/auth/request-password-reset.php'
  await page.clock.install()
  await page.goto('/esqueci-senha')
  const email = newEmail()
  await field(page, 'email').fill(email)
  const cases = [
    ['the server’s message', errorResponse(429, 'too_many_requests', 'Espere.'), 'Espere.'],
    ['no message', { status: 500, body: '' }, 'Não foi possível processar a solicitação.'],
  ] as const
  for (const [name, response, text] of cases) {
    await test.step(name, async () => {
      await page.route(call, (route) => route.fulfill(response))
      await page.getByRole('button', { name: 'Enviar link' }).click()
      await expectToast(page, 'Erro', text)
      await expect(field(page, 'email')).toHaveValue(email)
      await closeToast(page, 'Erro')
    })
  }
  await page.route(call, (route) => route.fulfill({ json: { message: 'Olhe sua caixa.' } }))
  // A pointer over the toast would keep it open.
  await page.mouse.move(5, 5)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expectToast(page, 'Verifique seu e-mail', 'Olhe sua caixa.')
  await page.clock.runFor(7900)
  await expect(toastOf(page, 'Verifique seu e-mail')).toBeVisible()
  await page.clock.runFor(200)
  await expect(toastOf(page, 'Verifique seu e-mail')).toHaveCount(0)
  await expect(page.getByText(`Confira se ${email} está certo`)).toBeVisible()
})

test('two different new passwords are reported at once, without a request; a token rejected by the server shows the server’s message', async ({
  page,
}) => {
  const call = '**/api/auth/reset-password.php'
  let calls = 0
  await page.route(call, (route) => {
    calls += 1
    return route.abort()
  })
  await page.goto('/redefinir-senha?token=segredo')
  const submit = page.getByRole('button', { name: 'Redefinir senha' })
  await field(page, 'password').fill(NEW_PASSWORD)
  await field(page, 'confirmPassword').fill('outra')
  await submit.click()
  await expect(page.getByText('As senhas não coincidem.')).toBeVisible()
  await expect(field(page, 'confirmPassword')).toBeFocused()
  await field(page, 'password').fill('curta')
  await submit.click()
  await expect(page.getByText('A senha deve ter ao menos 8 caracteres.')).toBeVisible()
  await expect(page.getByText('As senhas não coincidem.')).toBeVisible()
  expect(calls).toBe(0)

  await page.unroute(call)
  await field(page, 'password').fill(NEW_PASSWORD)
  await field(page, 'confirmPassword').fill(NEW_PASSWORD)
  await submit.click()
  await expectToast(page, 'Erro', 'Token de redefinição inválido ou ausente.')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Peça outro link')
  await expect(field(page, 'password')).toHaveValue(NEW_PASSWORD)
  await page.getByRole('link', { name: 'Enviar novo link' }).click()
  await expect(page).toHaveURL('/esqueci-senha')
})

test('without a token the page shows an error and redirects to the login', async ({ page }) => {
  for (const path of ['/redefinir-senha', '/redefinir-senha?token=']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expectToast(page, 'Erro', 'Token de redefinição inválido ou ausente.')
    await expect(toastOf(page, 'Erro')).toHaveCount(1)
  }
})
