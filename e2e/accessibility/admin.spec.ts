import { openTab } from '../admin-desk.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoViolations } from '../violations.ts'

/** Dialogs and results are checked in the walks that lead to them; these are the pages as they open. */
test('axe finds nothing to complain about on the panel and in the lists of the admin area', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Pedidos esperando você' })).toBeVisible()
  await expect(page.getByText('Receita total')).toBeVisible()
  await expectNoViolations(page)
  await openTab(page, 'Produtos')
  await expect(page.getByRole('table', { name: 'Produtos' }).getByRole('row')).toHaveCount(11)
  await expectNoViolations(page)
  await openTab(page, 'Suporte')
  await page.getByRole('button', { name: 'Mensagens de contato' }).click()
  await expect(page.getByRole('link', { name: 'Responder por e-mail' }).first()).toBeVisible()
  await expectNoViolations(page)
})
