import type { Page } from '@playwright/test'
import { aSession } from '@shop/test-kit/factories'
import { expectToast, field, PASSWORD } from './account-forms.ts'
import { asCustomer } from './account-page.ts'
import { expect, test } from './fixtures.ts'

const NEW = 'renda-francesa-de-maio'

async function change(page: Page, current: string, next: string, again = next) {
  await field(page, 'currentPassword').fill(current)
  await field(page, 'newPassword').fill(next)
  await field(page, 'confirmPassword').fill(again)
  await page.getByRole('button', { name: 'Alterar senha' }).click()
}

test('the strength of a new password is shown while typing; mismatching passwords, or a wrong current one, are reported at their field', async ({
  page,
  db,
}) => {
  await asCustomer(page, db)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1
  })
  await page.goto('/conta?aba=seguranca')
  await field(page, 'newPassword').fill('12345678')
  await expect(page.getByText('Força da senha: Fraca')).toBeVisible()
  await field(page, 'newPassword').fill(NEW)
  await expect(page.getByText('Força da senha: Forte')).toBeVisible()

  await change(page, PASSWORD, NEW, 'renda-portuguesa')
  await expect(page.getByText('As novas senhas não coincidem.')).toBeVisible()
  await expect(field(page, 'confirmPassword')).toBeFocused()
  expect(sent).toBe(0)

  await change(page, 'nao-e-esta', NEW)
  await expectToast(page, 'Erro', 'A senha atual está incorreta.')
  await expect(field(page, 'currentPassword')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'newPassword')).toHaveValue(NEW)
})

test('the password is changed with the current one; other devices are signed out and this one stays signed in', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  await aSession(db, user, { userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' })
  await page.goto('/conta?aba=seguranca')
  await expect(page.getByText('Safari no iPhone')).toBeVisible()
  const called = page.waitForRequest((request) => request.url().endsWith('/api/user/password'))
  await change(page, PASSWORD, NEW)
  expect((await called).method()).toBe('PUT')
  await expectToast(page, 'Sucesso!', 'Sua senha foi alterada.')
  await expect(field(page, 'newPassword')).toHaveValue('')
  await expect(page.getByText('Safari no iPhone')).toHaveCount(0)
  await expect(page.getByText('Este aparelho')).toBeVisible()
})

test('sessions are listed with their device, and ended one by one or all others at once', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const agents = [
    '(iPhone) Version/18.0 Safari/604.1',
    '(Windows NT 10.0) Chrome/140.0',
    '(Android 15) Firefox/140.0',
  ]
  for (const userAgent of agents) await aSession(db, user, { userAgent: `Mozilla/5.0 ${userAgent}` })
  await page.goto('/conta?aba=seguranca')
  const rows = page.getByRole('region', { name: 'Sessões ativas' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await rows
    .filter({ hasText: 'Chrome no Windows' })
    .getByRole('button', { name: /^Encerrar/ })
    .click()
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Chrome no Windows' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sessões ativas' })).toBeFocused()
  await page.getByRole('button', { name: 'Encerrar as outras' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Este aparelho')
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', user.id)
    .where('revokedAt', 'is', null)
    .execute()
  expect(open).toHaveLength(1)
})
