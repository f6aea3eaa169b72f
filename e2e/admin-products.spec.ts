import type { Page } from '@playwright/test'
import { cutLists, dialogOf, rowOf, test } from './admin-desk.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Produtos' }).getByRole('row')
const note = (page: Page) => page.getByRole('main').getByRole('status').first()
const names = (page: Page) => rows(page).getByRole('link')

test('the products stand in a table whose rows lead to the piece in another tab', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/produtos')
  await expect(note(page)).toHaveText(/^\d+ produtos · 1 esgotado$/)
  await expect(rows(page)).toHaveCount(11)
  await expect.poll(() => cutLists(page)).toEqual([])
  const row = rowOf(page, 'Açucena')
  await expect(row.getByRole('link')).toHaveAttribute('href', '/produto/1')
  await expect(row).toContainText('R$ 6.890,00')
  const [opened] = await Promise.all([context.waitForEvent('page'), row.click()])
  await expect(opened).toHaveURL('/produto/1')
  await opened.close()
  await expectNoViolations(page)
})

test('a list can be searched, sorted, narrowed and paged, and its address remembers how', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/produtos')
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL('/admin/produtos?pagina=2')
  await expect(names(page).first()).not.toContainText('Açucena')
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('price-high')
  await expect(page).toHaveURL('/admin/produtos?ordem=price-high')
  await expect(names(page).first()).toContainText('Hortênsia')
  await page.getByRole('combobox', { name: 'Coleção' }).selectOption('Sereia')
  await expect(note(page)).toHaveText('2 produtos')
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('angélica')
  await expect(names(page)).toHaveText([/^Angélica/])
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('angélica')
  await expect(names(page)).toHaveText([/^Angélica/])
  await page.getByRole('searchbox').fill('nada disso')
  await expect(page.getByRole('heading', { name: 'Nenhum produto encontrado' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(rows(page)).toHaveCount(11)
  await page.getByRole('button', { name: 'Esgotados' }).click()
  await expect(names(page)).toHaveText([/^Jasmim/])
})

test('the last pieces are shown by themselves, and the chip says how many there are', async ({
  page,
  ownDesk,
}) => {
  const { url, db } = await ownDesk()
  const low = await db
    .selectFrom('products')
    .select('name')
    .where('deletedAt', 'is', null)
    .where('stockAvailable', '>', 0)
    .where('stockAvailable', '<', 6)
    .orderBy('name')
    .execute()
  await page.goto(`${url}/admin/produtos`)
  const chip = page.getByRole('button', { name: /^Estoque baixo/ })
  await expect(chip).toHaveText(`Estoque baixo${low.length}`)
  await chip.click()
  await expect(page).toHaveURL(`${url}/admin/produtos?mostrar=estoque-baixo`)
  await expect(note(page)).toHaveText(low.length === 1 ? '1 produto' : `${low.length} produtos`)
  await expect(names(page).first()).toContainText(low[0]?.name ?? '')
})

test('while the products load the tab says so', async ({ page, signIn }) => {
  await signIn('admin')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/products?*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/admin/produtos')
  await expect(note(page)).toHaveText('Carregando produtos...')
  await expectNoViolations(page)
  answer()
  await expect(rows(page)).toHaveCount(11)
})

test.describe('a list that cannot be had shows why in its place', () => {
  const message = 'Serviço temporariamente indisponível.'
  const refusal = { message, error: message, code: 'unavailable', requestId: 'abc-123' }
  const cases = [
    ['with the server’s words', { status: 503, json: refusal }, message],
    [
      'with its own when the server has none',
      { status: 500, body: '' },
      'Erro desconhecido ao buscar produtos.',
    ],
  ] as const
  for (const [title, answer, text] of cases) {
    test(title, async ({ page, signIn }) => {
      await signIn('admin')
      await page.route('**/api/products?*', (route) => route.fulfill(answer))
      await page.goto('/admin/produtos')
      await expect(page.getByRole('alert')).toContainText(`Erro ao carregar dados: ${text}`, {
        timeout: 15_000,
      })
      await expect(page.getByText('Nenhum produto cadastrado.')).toHaveCount(0)
      await page.unroute('**/api/products?*')
      await page.getByRole('button', { name: 'Tentar de novo' }).click()
      await expect(rows(page)).toHaveCount(11)
    })
  }
})

test('a shop without a product says so and offers to begin', async ({ page, signIn }) => {
  await signIn('admin')
  await page.route('**/api/products?*', (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  )
  await page.goto('/admin/produtos')
  await expect(page.getByRole('heading', { name: 'Nenhum produto cadastrado.' })).toBeVisible()
  await page.getByRole('button', { name: 'Novo produto' }).last().click()
  await expect(dialogOf(page, 'Novo produto')).toBeVisible()
})

test('without a category the form says what to do first, and cannot be sent', async ({ page, signIn }) => {
  await signIn('admin')
  await page.route('**/api/settings', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/produtos')
  await page.getByRole('button', { name: 'Novo produto' }).click()
  const dialog = dialogOf(page, 'Novo produto')
  await expect(dialog.getByRole('alert')).toContainText(
    "Coleção necessária: Adicione uma categoria em 'Configurações' antes de criar um produto.",
  )
  await expect(dialog.getByRole('button', { name: 'Adicionar produto' })).toBeDisabled()
  await expect(dialog.getByRole('link', { name: 'Ir para Configurações' })).toHaveAttribute(
    'href',
    '/admin/configuracoes',
  )
})

test('the stock is green above five, yellow from five down to one, and red at none', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const stocks = [6, 5, 1, 0]
  await page.route('**/api/products?*', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as object[]
    const json = list.slice(0, 4).map((product, index) => ({ ...product, stockQuantity: stocks[index] }))
    await route.fulfill({ response, json })
  })
  await page.goto('/admin/produtos')
  const levels = page.locator('[data-band]')
  await expect(levels).toHaveText(['6', '5', '1', '0'])
  const colors = await levels.evaluateAll((all) => all.map((level) => getComputedStyle(level).color))
  const [green, yellow, red] = ['rgb(59, 102, 72)', 'rgb(128, 84, 15)', 'rgb(160, 47, 41)']
  expect(colors).toEqual([green, yellow, yellow, red])
  await expect(rows(page).getByText('Em estoque')).toHaveCount(3)
  await expect(rows(page).getByText('Esgotado')).toHaveCount(1)
})
