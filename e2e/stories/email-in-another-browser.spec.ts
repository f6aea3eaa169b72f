import { createAccount, field, fillRegistration, newEmail, signInWith } from '../account-forms.ts'
import { addAndOpenCart, products, size } from '../buying-page.ts'
import { openCart, quantity, summary } from '../cart-page.ts'
import { soon, stepHeading } from '../checkout-page.ts'
import { expect, test } from '../fixtures.ts'
import { emailsTo } from '../mailbox.ts'

test('a bride registers on the way to the checkout, opens the email in another browser and continues there with her cart', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  const email = newEmail()
  await page.goto(products.plenty)
  await size(page, 'G').click()
  await addAndOpenCart(page)
  await summary(page).getByRole('link', { name: 'Finalizar compra' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click()
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeEnabled()
  await fillRegistration(page, { email })
  // The page is reloaded by mistake.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeEnabled()
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'estado')).toHaveValue('SP')
  for (const name of ['password', 'confirmPassword']) {
    await expect(field(page, name)).toHaveValue('')
    await field(page, name).fill('renda-francesa-de-maio')
  }
  await createAccount(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira seu e-mail')
  const [received] = await emailsTo(email)

  const computer = await browser.newContext()
  const second = await computer.newPage()
  await second.goto(received?.linkTo('/verificar-email') ?? '')
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('E-mail verificado!')
  await expect(second).toHaveURL('/checkout', { timeout: 10_000 })
  await expect(stepHeading(second, 'Informações')).toBeVisible(soon)
  await openCart(second)
  await expect(quantity(second, 'Açucena')).toHaveText('1')
  await computer.close()

  // The first browser still shows the sign-in form with her email filled in.
  await signInWith(page, email, 'renda-francesa-de-maio')
  await expect(page).toHaveURL('/checkout')
  await openCart(page)
  await expect(quantity(page, 'Açucena')).toHaveText('1')
})

test('a verification link of another account does not replace the signed-in customer', async ({
  page,
  db,
  signIn,
}) => {
  await signIn('customer')
  const [stranger, token] = [newEmail(), 'atelier.token']
  await page.goto('/cadastro')
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeEnabled()
  const before = await page.evaluate((key) => localStorage.getItem(key), token)
  await fillRegistration(page, { email: stranger })
  await createAccount(page)
  const [received] = await emailsTo(stranger)
  await page.goto(received?.linkTo('/verificar-email') ?? '')
  await expect(page.getByRole('link', { name: 'Ir para o login' })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), token)).toBe(before)
  const open = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('email', '=', stranger)
    .where('revokedAt', 'is', null)
  await expect.poll(() => open.execute()).toEqual([])
})
