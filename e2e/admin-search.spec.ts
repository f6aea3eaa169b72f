import type { Page } from '@playwright/test'
import { expectToast } from './account-forms.ts'
import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Salvar Alterações' })

test('the owner adds a word of the search, and the shop finds what it means', async ({
  page,
  request,
  adminShop: { url },
}) => {
  await page.goto(`${url}/admin/configuracoes?secao=busca`)
  await expect(page.getByRole('list', { name: 'Palavras da busca' }).getByRole('listitem')).toHaveCount(5)
  await page.getByRole('button', { name: 'Adicionar palavra' }).click()
  const term = page.getByRole('textbox', { name: 'Quem procura' }).last()
  await expect(term).toBeFocused()
  await term.fill('boho')
  await save(page).click()
  const meanings = page.getByRole('textbox', { name: 'Vê as peças com' }).last()
  await expect(meanings).toHaveAccessibleDescription('Diga o que mostrar: uma palavra da loja ou um tamanho.')
  await expectNoViolations(page)
  await meanings.fill('império')
  await save(page).click()
  await expectToast(page, 'Sucesso!', 'Palavras da busca atualizadas.')
  const found = await request.get(`${url}/api/products/suggestions?q=boho`)
  expect(await found.json()).toMatchObject({ products: [{ name: 'Verbena' }] })
})

test('the owner orders the selection and adds a product to it', async ({
  page,
  request,
  adminShop: { url },
}) => {
  await page.goto(`${url}/admin/configuracoes?secao=selecao`)
  const rows = page.getByRole('list', { name: 'Seleção do ateliê' }).getByRole('listitem')
  await expect(rows).toHaveCount(19)
  await page.getByRole('button', { name: 'Descer Açucena' }).press('Enter')
  await expect(rows.first()).toContainText('Hortênsia')
  await page.getByRole('button', { name: 'Tirar Açucena da seleção' }).click()
  await expect(rows).toHaveCount(18)
  await page.getByRole('searchbox', { name: 'Buscar peça para a seleção' }).fill('açucena')
  await page.getByRole('button', { name: 'Adicionar Açucena' }).click()
  await expect(rows).toHaveCount(19)
  await expectNoViolations(page)
  await save(page).click()
  await expectToast(page, 'Sucesso!', 'Seleção do ateliê atualizada.')
  const listed = await request.get(`${url}/api/products?sort=selection&limit=19`)
  const names = ((await listed.json()) as { name: string }[]).map(({ name }) => name)
  expect([names[0], names[18]]).toEqual(['Hortênsia', 'Açucena'])
})
