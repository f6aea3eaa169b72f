import type { Page } from '@playwright/test'
import { store } from '@shop/contract/store'
import { errorResponse, expectToast } from './account-forms.ts'
import { dialogOf, openTab } from './admin-page.ts'
import { field } from './admin-product-dialog.ts'
import { anOwnProduct, test } from './admin-shop.ts'
import { closeToast } from './closed-toasts.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const LISTS = '/admin/configuracoes?secao=cores'
const TERRACOTTA = 'rgb(181, 87, 60)'

const save = (page: Page) => page.getByRole('button', { name: 'Salvar Alterações' })
const colors = (page: Page) => page.getByRole('list', { name: 'Cores' }).getByRole('listitem')
const sizes = (page: Page) => page.getByRole('list', { name: 'Tamanhos' }).getByRole('listitem')

test('the owner adds a colour and a size; the shop shows the swatch, and the product form offers both', async ({
  page,
  request,
  adminShop: { url, db },
}) => {
  const { id } = await anOwnProduct(db, 'Prímula Terracota')
  await db
    .updateTable('products')
    .set({ sizes: ['P', 'M'], colors: ['Terracota', 'Furta-cor'] })
    .where('id', '=', id)
    .execute()
  await page.goto(`${url}${LISTS}`)
  await expect(colors(page)).toHaveCount(6)
  await expectNoViolations(page)

  await test.step('a colour is completed before it is saved, beside its fields', async () => {
    await page.getByRole('button', { name: 'Adicionar cor' }).click()
    const name = page.getByRole('textbox', { name: 'Nome da cor' }).last()
    await expect(name).toBeFocused()
    await name.fill('branco')
    await save(page).click()
    const code = page.getByRole('textbox', { name: 'Código da cor branco', exact: true })
    await expect(code).toHaveAccessibleDescription(/^Escolha a cor ao lado ou escreva o código/)
    await code.fill('B5573C')
    await expect(page.getByLabel('Escolher a cor branco', { exact: true })).toHaveValue('#b5573c')
    await save(page).click()
    await expect(name).toHaveAccessibleDescription('Esta cor já está na lista. Mude o nome.')
    await expectNoViolations(page)
    await name.fill('Terracota')
    await page.getByRole('button', { name: 'Subir Terracota' }).press('Enter')
    await expect(colors(page).nth(5).getByRole('textbox', { name: /^Nome/ })).toHaveValue('Terracota')
  })

  await test.step('a size that was typed is saved even if it was not added to the list', async () => {
    const size = page.getByRole('textbox', { name: 'Novo tamanho' })
    await size.fill('gg')
    await size.press('Enter')
    await expect(size).toHaveAccessibleDescription('gg já está na lista. Escreva outro tamanho.')
    await size.fill('G1')
    await size.press('Enter')
    await page.getByRole('button', { name: 'Mover G1 para antes' }).click()
    await expect(sizes(page)).toHaveText(['PP', 'P', 'M', 'G', 'G1', 'GG'])
    await size.fill('G3')
    await save(page).click()
    await expectToast(page, 'Sucesso!', 'Cores e tamanhos atualizados.')
    await expect(sizes(page)).toHaveText(['PP', 'P', 'M', 'G', 'G1', 'GG', 'G3'])
    await expect(save(page)).toHaveCount(0)
    const saved = store.read.response.parse(await (await request.get(`${url}/api/store`)).json())
    expect(saved.colors?.[5]).toEqual({ name: 'Terracota', swatch: '#b5573c' })
  })

  await test.step('the product form offers them, and free text goes on working', async () => {
    await openTab(page, 'Produtos')
    await page.getByRole('searchbox').fill('primula terracota')
    await page.getByRole('button', { name: 'Editar Prímula Terracota' }).click()
    const offeredColors = page.getByRole('group', { name: 'Cores da loja' })
    await expect(offeredColors.getByRole('checkbox', { name: 'Terracota' })).toBeChecked()
    await offeredColors.getByText('Marfim').click()
    await expect(field(page, 'colors')).toHaveValue('Terracota, Furta-cor, Marfim')
    await page
      .getByRole('group', { name: 'Tamanhos da loja' })
      .getByRole('checkbox', { name: 'PP' })
      .press(' ')
    await expect(field(page, 'sizes')).toHaveValue('PP, P, M')
    await field(page, 'sizes').fill('M, G1, Sob medida')
    await expect(page.getByRole('checkbox', { name: 'PP' })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'G1' })).toBeChecked()
    await expectNoViolations(page)
  })

  await page.goto(`${url}/produto/${id}`)
  const option = (color: string) => page.locator('label').filter({ hasText: color })
  await expect(option('Terracota').locator('span[aria-hidden]')).toHaveCSS('background-color', TERRACOTTA)
  await expect(option('Furta-cor')).toBeVisible()
  await expect(option('Furta-cor').locator('span[aria-hidden]')).toHaveCount(0)
})

test('the owner adds a row to the size chart, and the size finder shows it', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id } = await anOwnProduct(db, 'Prímula das Medidas')
  const rows = page.getByRole('list', { name: 'Tabela de medidas' }).getByRole('listitem')
  await page.goto(`${url}${LISTS}`)
  await expect(rows).toHaveCount(7)
  await page.getByRole('button', { name: 'Adicionar linha' }).click()
  await page.getByRole('textbox', { name: 'Nome do tamanho 8' }).fill('G5')
  const range = (name: string) => page.getByRole('textbox', { name: `${name} do G5, em centímetros` })
  await range('Busto').fill('110')
  await range('Cintura').fill('92 a 98')
  await range('Quadril').fill('110 a 124')
  await save(page).click()
  await expect(range('Busto')).toHaveAccessibleDescription('Busto: Escreva as duas medidas, como 80 a 84.')
  await range('Busto').fill('112-118,5')
  await save(page).click()
  await expect(range('Quadril')).toHaveAccessibleDescription(
    'Quadril: Tem de ser maior que a do tamanho anterior, EXG.',
  )
  await expectNoViolations(page)
  await range('Quadril').fill('118 a 124')
  await save(page).click()
  await expectToast(page, 'Sucesso!', 'Cores e tamanhos atualizados.')

  await page.goto(`${url}/produto/${id}`)
  await page.getByRole('button', { name: 'Descobrir meu tamanho' }).click()
  const table = page.locator('dialog table')
  await table.waitFor({ state: 'attached' })
  await expect(table.locator('tbody tr').last()).toHaveText('G5112–118,592–98118–124')
})

test('lists that could not be saved stay as typed, and leaving them asks for confirmation', async ({
  page,
  adminShop: { url },
}) => {
  await page.goto(`${url}${LISTS}`)
  await page.getByRole('button', { name: 'Remover Rosé' }).waitFor()
  const count = await colors(page).count()
  await page.getByRole('button', { name: 'Remover Rosé' }).click()
  await expect(page.getByRole('button', { name: 'Adicionar cor' })).toBeFocused()
  await page.getByRole('button', { name: 'Remover PP' }).click()
  const size = page.getByRole('textbox', { name: 'Novo tamanho' })
  await expect(size).toBeFocused()
  await size.fill('44')
  await page.route('**/api/store', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill(errorResponse(409, 'stale_version', 'Os dados mudaram.'))
      : route.continue(),
  )
  await save(page).click()
  await expectToast(page, 'Erro ao salvar', 'Os dados mudaram.')
  await closeToast(page, 'Erro ao salvar')
  await expect(page.getByRole('alert')).toContainText('Outra pessoa mudou os dados da loja')
  await expect(colors(page)).toHaveCount(count - 1)
  await expect(sizes(page).last()).toHaveText('44')
  await page.getByRole('button', { name: 'Loja', exact: true }).click()
  const question = dialogOf(page, 'Sair sem salvar?')
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(question).toHaveCount(0)
  await expect(sizes(page).last()).toHaveText('44')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(colors(page)).toHaveCount(count)
})
