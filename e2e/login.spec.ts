import { aCustomer, field, PASSWORD, signInWith, storedToken, toastOf } from './account-forms.ts'
import { expect, test } from './fixtures.ts'

test('the password can be shown and hidden again, and an empty form is not sent and says what is missing', async ({
  page,
}) => {
  let calls = 0
  await page.route('**/api/auth/login', (route) => {
    calls += 1
    return route.abort()
  })
  await page.goto('/login')
  await field(page, 'password').fill('renda')
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await expect(field(page, 'password')).toHaveValue('renda')
  await page.getByRole('button', { name: 'Ocultar senha' }).click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'password')

  await signInWith(page, '', '')
  await expect(page.getByText('Informe um e-mail válido.')).toBeVisible()
  await expect(page.getByText('Preencha este campo.')).toBeVisible()
  await expect(field(page, 'email')).toBeFocused()
  await signInWith(page, 'noiva@exemplo.test', '')
  await expect(field(page, 'password')).toBeFocused()
  expect(calls).toBe(0)
})

test('a customer signs in by keyboard alone, is redirected to the account, and is still signed in after a reload; an administrator is redirected to the admin area', async ({
  page,
  db,
}) => {
  const { email } = await aCustomer(db)
  await page.goto('/login')
  await field(page, 'email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Mostrar senha' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Esqueci minha senha' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/conta')
  const token = await storedToken(page)
  expect(token).toMatch(/^[\w-]{40,}$/)
  await page.reload()
  await expect(page.locator('a[href="/favoritos"]').first()).toBeAttached()
  expect(await storedToken(page)).toBe(token)

  await page.evaluate(() => localStorage.clear())
  const admin = await aCustomer(db, { role: 'admin' })
  await page.goto('/login')
  await signInWith(page, admin.email)
  await expect(page).toHaveURL('/admin')
})

test('the redirect target survives a detour over the forgotten-password page, and the login goes on there', async ({
  page,
  db,
}) => {
  const { email } = await aCustomer(db)
  await page.goto('/login?redirect=/suporte')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page).toHaveURL('/esqueci-senha?redirect=%2Fsuporte')
  await page.getByRole('link', { name: 'Voltar para o login' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fsuporte')
  await expect(page.getByRole('link', { name: 'Criar conta' })).toHaveAttribute(
    'href',
    '/cadastro?redirect=%2Fsuporte',
  )
  await signInWith(page, email)
  await expect(page).toHaveURL('/suporte')
})

test('a redirect to another site or to a script is ignored', async ({ page, db }) => {
  const { email } = await aCustomer(db)
  const targets = ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']
  for (const target of targets) {
    await test.step(target, async () => {
      await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled()
      for (const [name, address] of [
        ['Criar conta', '/cadastro'],
        ['Esqueci minha senha', '/esqueci-senha'],
      ] as const) {
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', address)
      }
      await signInWith(page, email)
      await expect(page).toHaveURL('/conta')
      await page.evaluate(() => localStorage.clear())
    })
  }
})

test('the result of a verification is shown at the login, once, and nothing else is', async ({ page }) => {
  const cases = [
    ['sucesso', 'E-mail verificado!', 'Sua conta foi ativada com sucesso. Faça o login para continuar.'],
    ['invalido', 'Link inválido', 'O link de verificação é inválido ou já foi utilizado.'],
    ['falhou', 'Erro na verificação', 'Ocorreu um erro. Tente novamente mais tarde.'],
  ] as const
  for (const [result, title, description] of cases) {
    await page.goto(`/login?verificacao=${result}`)
    await expect(page.getByRole('main').getByText(title)).toBeVisible()
    await expect(page.getByRole('main').getByText(description)).toBeVisible()
    await page.getByRole('button', { name: 'Mostrar senha' }).click()
    await expect(toastOf(page, title)).toHaveCount(0)
  }
  for (const path of ['/login', '/login?verificacao=outro']) {
    await page.goto(path)
    // Any message has been shown by the time the buttons work.
    await page.getByRole('button', { name: 'Mostrar senha' }).click()
    await expect(page.getByRole('button', { name: 'Ocultar senha' })).toBeVisible()
    await expect(page.getByRole('main').locator('[role=alert], form [role=status]'), path).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Notificações' }).getByRole('listitem'), path).toHaveCount(
      0,
    )
  }
})
