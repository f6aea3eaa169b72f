import { expectToast } from './account-forms.ts'
import { rowOf } from './admin-page.ts'
import { anOwnProduct, test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('a product is hidden from the shop and shown again, duplicated into a hidden copy, and the home page follows the order of the featured ones', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id, name } = await anOwnProduct(db, 'Vestido Recolhido')
  const status = async () => (await page.request.get(`${url}/produto/${id}`)).status()
  expect(await status()).toBe(200)
  await page.goto(`${url}/admin/produtos?busca=${name}`)
  await page.getByRole('button', { name: `Ocultar ${name} da loja` }).click()
  await expectToast(
    page,
    'Produto oculto',
    `${name} saiu da loja. Os pedidos já feitos continuam como estão.`,
  )
  await expect(rowOf(page, name)).toContainText('Oculto')
  await expect(rowOf(page, name).getByRole('link')).toHaveCount(0)
  await expect.poll(status).toBe(404)
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Ocultos', exact: true }).click()
  await expect(page).toHaveURL(/mostrar=ocultos/)
  await page.getByRole('button', { name: `Mostrar ${name} na loja` }).click()
  await expect(page.getByRole('heading', { name: 'Nenhum produto encontrado' })).toBeVisible()
  await expect.poll(status).toBe(200)

  await page.getByRole('button', { name: 'Ocultos', exact: true }).click()
  await page.getByRole('button', { name: `Duplicar ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar produto' })
  await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue(`${name} (cópia)`)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(rowOf(page, `${name} (cópia)`)).toContainText('Esgotado')

  const home = async () => (await page.request.get(url)).text()
  await page.goto(`${url}/admin/produtos?mostrar=destaques`)
  await page.getByRole('button', { name: 'Descer Açucena na página inicial' }).click()
  const rows = page.getByRole('table', { name: 'Produtos' }).getByRole('row').filter({ hasText: 'nº' })
  await expect(rows).toHaveText([/Camélia/, /Açucena/, /Orquídea/])
  await expect.poll(async () => positions(await home())).toEqual(['Camélia', 'Açucena', 'Orquídea'])
  await page.getByRole('button', { name: 'Subir Açucena na página inicial' }).click()
  await expect(rows).toHaveText([/Açucena/, /Camélia/, /Orquídea/])
})

/** The featured products in the order in which they appear on the page. */
function positions(html: string) {
  const section = html.slice(html.indexOf('id="featured"'))
  return ['Açucena', 'Camélia', 'Orquídea'].toSorted((a, b) => section.indexOf(a) - section.indexOf(b))
}
