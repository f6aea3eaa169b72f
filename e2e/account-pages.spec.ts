import { aCustomer, createAccount, field, signInWith } from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const PAGES = [
  ['/login', 'Entrar'],
  ['/cadastro', 'Criar conta'],
  ['/verificar-email', 'Verificar e-mail'],
  ['/esqueci-senha', 'Esqueci minha senha'],
  ['/redefinir-senha', 'Redefinir senha'],
  ['/favoritos', 'Favoritos'],
  ['/conta', 'Minha Conta'],
  ['/suporte', 'Suporte'],
  ['/suporte/12', 'Ticket de suporte'],
] as const

for (const [path, title] of PAGES) {
  test(`${path} opened directly is its own page, and no search engine’s business`, async ({ request }) => {
    const answer = await request.get(`${path}?token=segredo&redirect=/segredo&x=segredo`)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toContain(`<title>${title} · Alva de Maio</title>`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('segredo')
  })

  test(`axe finds nothing to complain about at ${path}`, async ({ page }) => {
    await page.route('**/api/auth/verify-email.php', () => {})
    await page.goto(`${path}?token=segredo`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page)
  })

  test(`${path} fits a narrow window at twice the size`, async ({ page }) => {
    await page.route('**/api/auth/verify-email.php', () => {})
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${path}?token=segredo`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('axe finds nothing to complain about in forms with mistakes', async ({ page }) => {
  await page.goto('/cadastro')
  await createAccount(page)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await field(page, 'password').fill('renda')
  await expectNoViolations(page)
})

test('axe finds nothing to complain about among favourites', async ({ page, signIn }) => {
  await signIn('customer')
  await page.goto('/favoritos')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectNoViolations(page)
})

test('axe finds nothing to complain about in an account that was refused', async ({ page, db }) => {
  const { email } = await aCustomer(db, { emailVerifiedAt: null })
  await page.goto('/login')
  await signInWith(page, email)
  await expect(page.getByRole('button', { name: 'Enviar e-mail novamente' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Erro no login' })).toHaveCSS('opacity', '1')
  await expectNoViolations(page)
})

test('the login works by keyboard alone', async ({ page, db }) => {
  const { email } = await aCustomer(db)
  await page.goto('/login')
  await field(page, 'email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('senha-de-teste-1')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Mostrar senha' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Esqueci minha senha' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/conta')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/login', '/cadastro', '/redefinir-senha']) {
    test(`a password typed at ${path} never comes into an address`, async ({ page }) => {
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      await page.goto(path)
      await field(page, 'password').fill('segredo-de-noiva')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(300)
      expect(addresses.filter((address) => address.includes('segredo'))).toEqual([])
      await expect(page.locator('main form')).toHaveAttribute('method', 'post')
      await expect(page.locator('main form [type=submit]')).toBeDisabled()
      await expect(page.locator('main noscript').first()).toBeVisible()
    })
  }
})
