import { dialogOf, test } from './admin-desk.ts'
import { expect } from './fixtures.ts'

test('a sale of a piece with a long name stays inside its dialog', async ({ page, ownDesk }) => {
  const { url, db } = await ownDesk()
  const name = 'Vestido Dália com Saia Removível, Mangas de Organza de Seda e Cauda Catedral Bordada à Mão'
  await db.updateTable('products').set({ name }).where('name', '=', 'Dália').execute()
  await page.goto(`${url}/admin/pedidos`)
  await page.getByRole('button', { name: 'Registrar venda' }).first().click()
  const dialog = dialogOf(page, 'Registrar venda do ateliê')
  await dialog.getByRole('searchbox').fill('Dália com Saia')
  await dialog.getByRole('button', { name: `Adicionar ${name}` }).click()
  const field = dialog.getByRole('textbox', { name: 'Nome', exact: true })
  await expect(field).toBeVisible()
  const frame = await dialog.boundingBox()
  const box = await field.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0))
  expect(
    await dialog.evaluate((all) => [...all.children].filter((part) => part.scrollWidth > part.clientWidth)),
  ).toEqual([])
})
