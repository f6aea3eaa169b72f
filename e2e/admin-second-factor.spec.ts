import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { codeAt, stepAt } from '@shop/api/features/auth/second-factor'
import { signedIn } from '@shop/contract/auth'
import { aSession } from '@shop/test-kit/factories'
import { aCustomer, expectToast, field, PASSWORD, signInWith } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const SECURITY = '/admin/configuracoes?secao=seguranca'

/**
 * A code is accepted only once, so each call uses a later time step; the server accepts a clock that is one step ahead.
 */
const codeOf = (secret: string, ahead = 0) => codeAt(secret, stepAt(Date.now() / 1000) + ahead)

const switchButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** The token is not set by an init script: it must stay removed once the test removes it. */
async function openSecurityWith(page: Page, token: string) {
  await page.goto('/robots.txt')
  await page.evaluate((value) => localStorage.setItem('atelier.token', value), token)
  await page.goto(SECURITY)
}

async function signInAgain(page: Page, email: string, code: string) {
  await page.evaluate(() => localStorage.removeItem('atelier.token'))
  await page.goto(`/login?redirect=${encodeURIComponent(SECURITY)}`)
  await signInWith(page, email)
  await field(page, 'code').fill(code)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(SECURITY)
}

/** The secret as it is shown for typing it into the app by hand. */
async function showSecret(page: Page) {
  await switchButton(page, 'Ativar verificação em duas etapas').click()
  const confirmDialog = dialogOf(page, 'Confirme que é você')
  await confirmDialog.getByLabel('Sua senha', { exact: true }).fill('nao-e-esta-senha')
  await confirmDialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(confirmDialog.getByText('A senha atual está incorreta.')).toBeVisible()
  await confirmDialog.getByLabel('Sua senha', { exact: true }).fill(PASSWORD)
  await confirmDialog.getByRole('button', { name: 'Continuar' }).click()
  const app = dialogOf(page, 'Ligue o aplicativo à sua conta')
  await expect(app.getByRole('img', { name: 'QR Code para o aplicativo autenticador' })).toBeVisible()
  const text = await app.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  return (text ?? '').replaceAll(' ', '')
}

async function confirmApp(page: Page, secret: string) {
  const app = dialogOf(page, 'Ligue o aplicativo à sua conta')
  await app.getByLabel('Código do aplicativo').fill('000000')
  await app.getByRole('button', { name: 'Ativar' }).click()
  await expect(app.getByText('Código de verificação inválido.')).toBeVisible()
  await app.getByLabel('Código do aplicativo').fill(codeOf(secret))
  await app.getByRole('button', { name: 'Ativar' }).click()
  const codesDialog = dialogOf(page, 'Guarde seus códigos de recuperação')
  const codes = codesDialog.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return codes.allTextContents()
}

test('an administrator switches the second factor on, signs in with app and recovery code, and switches it off', async ({
  page,
  request,
  db,
}) => {
  test.setTimeout(60_000)
  const admin = await aCustomer(db, { role: 'admin' })
  const { email } = admin
  await openSecurityWith(page, (await aSession(db, admin)).token)
  await expect(page.getByText('Desativada')).toBeVisible()
  await expectNoViolations(page)
  const secret = await showSecret(page)
  await expectNoViolations(page)
  const [first = '', second = ''] = await confirmApp(page, secret)
  await expectNoViolations(page)

  const codesDialog = dialogOf(page, 'Guarde seus códigos de recuperação')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    codesDialog.getByRole('button', { name: 'Baixar códigos' }).click(),
  ])
  expect((await readFile(await file.path(), 'utf8')).split('\n')).toContain(first)
  await page.keyboard.press('Escape')
  await expect(codesDialog.getByRole('alert')).toHaveText(
    'Guarde os códigos e marque a caixa acima para concluir.',
  )
  await codesDialog.getByRole('checkbox', { name: 'Guardei os códigos em um lugar seguro' }).check()
  await codesDialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(switchButton(page, 'Desativar')).toBeFocused()
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()
  await expectNoViolations(page)

  await signInAgain(page, email, codeOf(secret, 1))
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()
  await signInAgain(page, email, first.toLowerCase())
  await expect(page.getByText('Restam 9 códigos de recuperação.')).toBeVisible()

  await switchButton(page, 'Desativar').click()
  const off = dialogOf(page, 'Desativar a verificação em duas etapas?')
  await off.getByLabel('Sua senha', { exact: true }).fill(PASSWORD)
  await off.getByLabel('Código de verificação').fill(first)
  await off.getByRole('button', { name: 'Desativar' }).click()
  await expect(off.getByText('Código de verificação inválido.')).toBeVisible()
  await expectNoViolations(page)
  await off.getByLabel('Código de verificação').fill(second)
  await off.getByRole('button', { name: 'Desativar' }).click()
  await expectToast(page, 'Sucesso!', 'A verificação em duas etapas foi desativada.')
  await expect(switchButton(page, 'Ativar verificação em duas etapas')).toBeFocused()
  await expect(page.getByText('Desativada', { exact: true })).toBeVisible()
  const login = await request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(login.status()).toBe(200)
  expect(signedIn.parse(JSON.parse(await login.text())).user.email).toBe(email)
})
