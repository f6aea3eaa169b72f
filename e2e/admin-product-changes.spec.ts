import type { Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import { expectToast } from './account-forms.ts'
import { dialogOf, openTab, rowOf } from './admin-page.ts'
import { aFile, field, fill, openNew, photos, saveDialog } from './admin-product-dialog.ts'
import { anOwnProduct, test } from './admin-shop.ts'
import { closeToast } from './closed-toasts.ts'
import { expect } from './fixtures.ts'
import { find, textOf } from './http/fixtures.ts'
import { expectNoViolations } from './violations.ts'

const reportFetched = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('/api/reports?'))

/** Opens the dashboard first, so that its report has been loaded once. */
async function openProductsFromPanel(page: Page, url: string) {
  await page.goto(`${url}/admin`)
  await expect(page.getByText(/atualizado às/)).toBeVisible({ timeout: 15_000 })
  await openTab(page, 'Produtos')
}

test('a product is added with its photos in the order they were arranged, appears in the admin list and the shop, and the report is fetched again', async ({
  page,
  request,
  adminShop: { url, db },
}) => {
  await openProductsFromPanel(page, url)
  await openNew(page)
  await fill(page)
  await field(page, 'collection').selectOption('Madrinhas')
  await field(page, 'stockQuantity').fill('3')
  await page
    .getByLabel('Escolher fotos')
    .setInputFiles([
      await aFile('frente.png', '#aa3355'),
      { ...(await aFile('costas.jpg', '#3355aa')), mimeType: 'image/jpeg' },
      { name: 'vestido.heic', mimeType: 'image/heic', buffer: Buffer.from('x') },
    ])
  await expect(photos(page)).toHaveCount(2)
  const rejected = page.getByRole('list', { name: 'Arquivos recusados' }).getByRole('listitem')
  const reason = 'Formato não aceito. Use PNG ou JPG.'
  await expect(rejected).toHaveText([`vestido.heic${reason}`])
  await page
    .getByLabel('Escolher fotos')
    .setInputFiles({ name: 'saia.heic', mimeType: 'image/heic', buffer: Buffer.from('x') })
  await expect(rejected).toHaveText([`vestido.heic${reason}`, `saia.heic${reason}`])
  const second = await photos(page).nth(1).getAttribute('src')
  await page.getByRole('button', { name: 'Mover para antes: foto 2' }).click()
  expect(await photos(page).first().getAttribute('src')).toBe(second)
  const sent = page.waitForRequest((call) => call.url().endsWith('/api/products') && call.method() === 'POST')
  const report = reportFetched(page)
  await saveDialog(page)
  expect(await (await sent).headerValue('content-type')).toMatch(/^multipart\/form-data/)
  await report
  await expectToast(page, 'Sucesso!', 'Produto adicionado com sucesso!')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('searchbox').fill('Glicínia')
  await expect(rowOf(page, 'Vestido Glicínia')).toContainText('R$ 5.120,50')
  await expect(rowOf(page, 'Vestido Glicínia').locator('[data-band]')).toHaveText('3')
  const stored = await db
    .selectFrom('products')
    .select(['id', 'sizes', 'colors'])
    .where('name', '=', 'Vestido Glicínia')
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ sizes: ['PP', 'P', 'M', 'G', 'GG'], colors: ['Branco', 'Off-White'] })
  const served = await request.get(`${url}/produto/${stored.id}`)
  expect(textOf(find(parse(await served.text()), 'h1'))).toBe('Vestido Glicínia')
})

test('a product is featured on the home page with one click, deleted after a confirmation and not deleted when that is cancelled, and the report is fetched again', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id, name } = await anOwnProduct(db, 'Vestido Passageiro')
  const stored = () =>
    db.selectFrom('products').select(['featured', 'deletedAt']).where('id', '=', id).executeTakeFirst()
  await openProductsFromPanel(page, url)
  await page.getByRole('searchbox').fill(name)
  const star = page.getByRole('button', { name: `Destaque na página inicial: ${name}` })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expectToast(
    page,
    'Erro ao salvar produto',
    'Já há três destaques na página inicial: Açucena, Camélia e Orquídea. Tire um deles para destacar este.',
  )
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await closeToast(page, 'Erro ao salvar produto')
  await db.updateTable('products').set({ featured: false }).where('name', '=', 'Orquídea').execute()
  const afterChange = reportFetched(page)
  await star.click()
  await afterChange
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expectToast(page, 'Sucesso!', 'Produto atualizado com sucesso!')
  expect(await stored()).toEqual({ featured: true, deletedAt: null })

  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls += 1
  })
  const remove = page.getByRole('button', { name: `Excluir ${name}` })
  await remove.click()
  const question = dialogOf(page, 'Tem certeza que deseja excluir este produto?')
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(remove).toBeFocused()
  expect(calls).toBe(0)

  await remove.click()
  const afterDeletion = reportFetched(page)
  await question.getByRole('button', { name: 'Excluir produto' }).click()
  await afterDeletion
  await expectToast(page, 'Produto excluído!', 'O produto foi removido com sucesso.')
  await expect(rowOf(page, name)).toHaveCount(0)
  expect(calls).toBe(1)
  expect((await stored())?.deletedAt).toBeInstanceOf(Date)
  await db.updateTable('products').set({ featured: true }).where('name', '=', 'Orquídea').execute()
})

test('a form saved after a change by another admin reports the conflict, preserves what was typed and can be saved; low-stock products have their own filter', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id, name } = await anOwnProduct(db, 'Vestido Disputado')
  await page.goto(`${url}/admin/produtos?busca=${name}`)
  await page.getByRole('button', { name: `Editar ${name}` }).click()
  await field(page, 'price').fill('7100')
  await db
    .updateTable('products')
    .set({ name: `${name} Real`, version: 99 })
    .where('id', '=', id)
    .execute()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expectToast(
    page,
    'Erro ao salvar produto',
    'Estes dados foram alterados por outra pessoa. Recarregue a página.',
  )
  await expect(page.getByRole('dialog').getByText('Ela mudou o nome.')).toBeVisible()
  await expect(field(page, 'name')).toHaveValue(`${name} Real`)
  await expect(field(page, 'price')).toHaveValue('7100')
  await closeToast(page, 'Erro ao salvar produto')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(rowOf(page, `${name} Real`)).toContainText('R$ 7.100,00')

  const low = await db
    .selectFrom('products')
    .select('name')
    .where('deletedAt', 'is', null)
    .where('stockAvailable', '>', 0)
    .where('stockAvailable', '<', 6)
    .where('sellsToOrder', '=', false)
    .execute()
  await page.getByRole('searchbox').fill('')
  const chip = page.getByRole('button', { name: /^Estoque baixo/ })
  await expect(chip).toHaveText(`Estoque baixo${low.length}`)
  await chip.click()
  await expect(page).toHaveURL(`${url}/admin/produtos?mostrar=estoque-baixo`)
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    low.length === 1 ? '1 produto' : `${low.length} produtos`,
  )
  for (const product of low) await expect(rowOf(page, product.name)).toHaveCount(1)
})
