import { openTab } from '../admin-page.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoViolations } from '../violations.ts'

/** Dialogs and results are checked by the tests that open them; this checks the pages as they load. */
test('the admin dashboard and the admin lists have no axe violations', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Pedidos esperando você' })).toBeVisible()
  await expect(page.getByText('Receita total')).toBeVisible()
  await expectNoViolations(page)
  await openTab(page, 'Produtos')
  await expect(page.getByRole('table', { name: 'Produtos' }).getByRole('row')).toHaveCount(11)
  await expectNoViolations(page)
  await page.goto('/admin/producao/capacidade')
  await expect(page.getByRole('table', { name: 'Semanas do ateliê' })).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/admin/agenda')
  await expect(page.getByRole('status').filter({ hasText: 'Semana de' })).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/admin/agenda/horarios')
  await expect(page.getByLabel('Segunda-feira').first()).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/admin/configuracoes?secao=modelos&modelo=novo')
  await expect(page.getByRole('button', { name: 'Criar modelo' })).toBeVisible()
  await expectNoViolations(page)
  await openTab(page, 'Suporte')
  await page.getByRole('button', { name: 'Mensagens de contato' }).click()
  await expect(page.getByRole('link', { name: 'Responder por e-mail' }).first()).toBeVisible()
  await expectNoViolations(page)
})
