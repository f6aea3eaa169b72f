import type { Locator, Page } from '@playwright/test'
import { anOrder } from '@shop/test-kit/factories'
import { errorResponse, toastOf } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'

async function expectApart(toast: Locator, control: Locator, state: string) {
  await expect(toast, state).toBeVisible()
  // The toast moves for a moment while it appears.
  await expect
    .poll(async () => {
      const [shown, used] = [await toast.boundingBox(), await control.boundingBox()]
      if (!shown || !used) return 'missing'
      const apart =
        shown.y + shown.height <= used.y ||
        used.y + used.height <= shown.y ||
        shown.x + shown.width <= used.x ||
        used.x + used.width <= shown.x
      return apart ? 'apart' : 'covered'
    }, state)
    .toBe('apart')
}

const put = (page: Page) => page.route('**/api/orders/*', (route) => fail(route))
const fail = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
  route.request().method() === 'PUT' ? route.fulfill(errorResponse(409, 'x', 'Volte já.')) : route.fallback()

test('a toast does not cover the control it refers to, wherever that is, and an error disappears when the same action succeeds @wide', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const name = `Toast ${Date.now()}`
  for (let count = 0; count < 9; count += 1)
    await anOrder(db, {
      ...{ customerName: name, paymentState: 'paid', paidAt: new Date(), status: 'in_production' },
    })
  await page.goto(`/admin/pedidos?busca=${encodeURIComponent(name)}`)
  const selects = page.getByRole('combobox', { name: /^Status do pedido/ })
  await expect(selects).toHaveCount(9)
  for (const [select, state] of [
    [selects.first(), 'first row'],
    [selects.nth(4), 'in the middle'],
    [selects.last(), 'last row'],
  ] as const) {
    await select.focus()
    // Moving a status back does not notify the customer, so there is no confirmation.
    await select.selectOption('Confirmado')
    await expectApart(toastOf(page, 'Status atualizado!'), select, state)
    // It closes by itself; on a slow machine it may be gone before its close button is found.
    await expect(toastOf(page, 'Status atualizado!')).toHaveCount(0)
  }

  await put(page)
  const select = selects.nth(2)
  await select.focus()
  await select.selectOption('Confirmado')
  await expectApart(toastOf(page, 'Erro'), select, 'error')
  await page.unroute('**/api/orders/*')
  await expect(select).toBeEnabled()
  await select.selectOption('Confirmado')
  await expect(toastOf(page, 'Status atualizado!')).toBeVisible()
  await expect(toastOf(page, 'Erro')).toHaveCount(0)

  await page.goto('/admin/produtos')
  await page.getByRole('button', { name: 'Novo produto' }).click()
  const dialog = dialogOf(page, 'Novo produto')
  await page.route('**/api/products', (route) => route.fulfill(errorResponse(409, 'x', 'Volte já.')))
  await dialog.getByLabel('Nome').first().fill('Vestido de teste')
  await dialog.getByLabel(/^Preço/).fill('1.500')
  await dialog.getByLabel(/^Descrição/).fill('Crepe.')
  const save = dialog.getByRole('button', { name: 'Adicionar produto' })
  await save.click()
  await expectApart(toastOf(page, 'Erro ao salvar produto'), save, 'dialog')
})
