import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { codeAt, stepAt } from '@shop/api/features/auth/second-factor'
import { aCustomer, expectToast, field, PASSWORD, signInWith } from './account-forms.ts'
import { dialogOf } from './admin-desk.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const SECURITY = '/admin/configuracoes?secao=seguranca'

/** No code opens twice, so each call takes a later step; the server allows for a clock that is one step ahead. */
const codeOf = (secret: string, ahead = 0) => codeAt(secret, stepAt(Date.now() / 1000) + ahead)

const switchButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

async function openSecurity(page: Page, email: string, code?: string) {
  await page.goto('/login')
  await signInWith(page, email)
  if (code !== undefined) {
    await field(page, 'code').fill(code)
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  }
  await expect(page).toHaveURL('/admin')
  await page.goto(SECURITY)
}

async function leave(page: Page) {
  await page.evaluate(() => localStorage.removeItem('atelier.token'))
}

/** The secret as somebody reads it who types it into the app by hand. */
async function showSecret(page: Page) {
  await switchButton(page, 'Ativar verificação em duas etapas').click()
  const proof = dialogOf(page, 'Confirme que é você')
  await proof.getByLabel('Sua senha', { exact: true }).fill('nao-e-esta-senha')
  await proof.getByRole('button', { name: 'Continuar' }).click()
  await expect(proof.getByText('A senha atual está incorreta.')).toBeVisible()
  await proof.getByLabel('Sua senha', { exact: true }).fill(PASSWORD)
  await proof.getByRole('button', { name: 'Continuar' }).click()
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
  const sheet = dialogOf(page, 'Guarde seus códigos de recuperação')
  const codes = sheet.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return codes.allTextContents()
}

test('an administrator switches the second factor on, signs in with app and recovery code, and switches it off', async ({
  page,
  db,
}) => {
  test.setTimeout(60_000)
  const { email } = await aCustomer(db, { role: 'admin' })
  await openSecurity(page, email)
  await expect(page.getByText('Desativada')).toBeVisible()
  await expectNoViolations(page)
  const secret = await showSecret(page)
  await expectNoViolations(page)
  const [first = '', second = ''] = await confirmApp(page, secret)
  await expectNoViolations(page)

  const sheet = dialogOf(page, 'Guarde seus códigos de recuperação')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Baixar códigos' }).click(),
  ])
  expect((await readFile(await file.path(), 'utf8')).split('\n')).toContain(first)
  await page.keyboard.press('Escape')
  await expect(sheet.getByRole('alert')).toHaveText('Guarde os códigos e marque a caixa acima para concluir.')
  await sheet.getByRole('checkbox', { name: 'Guardei os códigos em um lugar seguro' }).check()
  await sheet.getByRole('button', { name: 'Concluir' }).click()
  await expect(switchButton(page, 'Desativar')).toBeFocused()
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()
  await expectNoViolations(page)

  await leave(page)
  await openSecurity(page, email, codeOf(secret, 1))
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()
  await leave(page)
  await openSecurity(page, email, first.toLowerCase())
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
  await leave(page)
  await openSecurity(page, email)
  await expect(page.getByText('Desativada')).toBeVisible()
})

test('what cannot be known about the second factor is told in its place, and asked again', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.route('**/api/user/second-factor', (route) => route.fulfill({ status: 409, body: '' }))
  await page.goto(SECURITY)
  await expect(page.getByRole('alert')).toContainText(
    'Erro ao carregar dados: Falha ao buscar a verificação em duas etapas.',
  )
  await page.unroute('**/api/user/second-factor')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Desativada')).toBeVisible()
})
