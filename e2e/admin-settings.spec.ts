import type { Page } from '@playwright/test'
import { store } from '@shop/contract/store'
import { withoutHoldLimits } from '@shop/test-kit/orders'
import { parse } from 'node-html-parser'
import { errorResponse, expectToast, toastOf } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { test } from './admin-shop.ts'
import { closeToast } from './closed-toasts.ts'
import { expect } from './fixtures.ts'
import { find, textOf } from './http/fixtures.ts'
import { expectNoViolations } from './violations.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Categorias' }).getByRole('listitem')
const names = (page: Page) =>
  rows(page)
    .getByRole('textbox')
    .evaluateAll((all) => all.map((input) => (input instanceof HTMLInputElement ? input.value : '')))
const field = (page: Page) => page.getByRole('textbox', { name: 'Nova categoria' })
const save = (page: Page) => page.getByRole('button', { name: 'Salvar Alterações' })

test('categories are added by Enter or by the button, and nothing is stored before they are saved; coupons and stock list what there is', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/configuracoes')
  await expect(rows(page)).toHaveCount(9)
  const before = await names(page)
  await field(page).fill('   ')
  await field(page).press('Enter')
  await field(page).fill('')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await expect(rows(page)).toHaveCount(9)
  await expect(save(page)).toHaveCount(0)
  await field(page).fill('  Civil  ')
  await field(page).press('Enter')
  await field(page).fill('Debutantes')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  expect(await names(page)).toEqual([...before, 'Civil', 'Debutantes'])
  await page.getByRole('button', { name: 'Remover Debutantes' }).click()
  expect(await names(page)).toEqual([...before, 'Civil'])
  await expect(page.getByText('1 alteração não salva')).toBeVisible()
  await expectNoViolations(page)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(rows(page)).toHaveCount(9)
  expect(await names(page)).toEqual(before)

  const sections = page.getByRole('navigation', { name: 'Configurações' })
  await sections.getByRole('button', { name: 'Cupons' }).click()
  await expect(page.getByRole('list', { name: 'Cupons' }).getByRole('listitem')).toHaveCount(3)
  await expectNoViolations(page)
  await sections.getByRole('button', { name: 'Estoque' }).click()
  await expect(page.getByRole('heading', { name: 'Açucena' })).toBeVisible()
  await expectNoViolations(page)
})

test('a rejected save shows the server’s message or the default one, nothing typed is lost, and leaving without saving asks for confirmation', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/configuracoes')
  await expect(rows(page)).toHaveCount(9)
  await field(page).fill('Civil')
  await field(page).press('Enter')
  for (const [response, text] of [
    [errorResponse(409, 'category_in_use', 'Há 3 produtos.'), 'Há 3 produtos.'],
    [{ status: 500, body: '' }, 'Erro ao atualizar categorias.'],
  ] as const) {
    await page.route('**/api/settings', (route) =>
      route.request().method() === 'POST' ? route.fulfill(response) : route.continue(),
    )
    await save(page).click()
    await expectToast(page, 'Erro ao salvar', text)
    await expect(toastOf(page, 'Erro ao salvar')).toHaveAttribute('data-variant', 'destructive')
    expect((await names(page)).at(-1)).toBe('Civil')
    await closeToast(page, 'Erro ao salvar')
  }

  await page.getByRole('link', { name: 'Painel', exact: true }).first().click()
  const question = dialogOf(page, 'Sair sem salvar?')
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  expect((await names(page)).at(-1)).toBe('Civil')
  // Switching to another section of the same screen asks too.
  await page.getByRole('button', { name: 'Loja', exact: true }).click()
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  expect((await names(page)).at(-1)).toBe('Civil')
  await page.getByRole('link', { name: 'Painel', exact: true }).first().click()
  await question.getByRole('button', { name: 'Descartar' }).click()
  await expect(page).toHaveURL('/admin')
})

test('the whole list is saved at once: added, renamed, moved and removed', async ({
  page,
  adminShop: { url, db },
}) => {
  await db.insertInto('categories').values({ name: 'Vazia', position: 99 }).execute()
  const stored = async () => {
    const categories = await db.selectFrom('categories').select('name').orderBy('position').execute()
    return categories.map(({ name }) => name)
  }
  await page.goto(`${url}/admin/configuracoes`)
  // Other tests of this shop add collections.
  await expect(rows(page)).toHaveCount((await stored()).length)
  await field(page).fill('Civil')
  await field(page).press('Enter')
  await page.getByRole('textbox', { name: 'Nome da categoria Midi' }).fill('Midi e curtos')
  await page.getByRole('button', { name: 'Descer Princesa' }).press('Enter')
  await page.getByRole('button', { name: 'Remover Vazia' }).click()
  await expect(page.getByText('será removida')).toBeVisible()
  await page.getByRole('button', { name: 'Remover Evasê' }).click()
  await expect(page.getByRole('alert')).toHaveText('Tem 3 produtos: mova-os antes de remover.')
  expect((await stored()).at(-1)).toBe('Vazia')
  await save(page).click()
  await expectToast(page, 'Sucesso!', 'Categorias atualizadas com sucesso!')
  await expect(save(page)).toHaveCount(0)
  const list = await stored()
  // Other tests of this shop may have put theirs in front.
  expect(list.filter((name) => ['Evasê', 'Princesa'].includes(name))).toEqual(['Evasê', 'Princesa'])
  expect(list).toContain('Midi e curtos')
  expect(list.at(-1)).toBe('Civil')
  expect(list).not.toContain('Vazia')
})

test('the shop’s own data are changed in Loja and shown by the shop', async ({
  page,
  request,
  adminShop: { url },
}) => {
  await page.goto(`${url}/admin/configuracoes?secao=loja`)
  const name = page.getByRole('textbox', { name: 'Nome do ateliê' })
  await expect(name).toHaveValue('Alva de Maio')
  await expectNoViolations(page)
  await name.fill('')
  await page.getByRole('textbox', { name: 'Pedidos abertos por cliente' }).fill('3')
  await page.getByRole('textbox', { name: 'Peças por cliente' }).fill('doze')
  await save(page).click()
  await expect(page.getByText('Preencha este campo.')).toBeVisible()
  await expect(page.getByText('Informe um número inteiro de 1 a 500.')).toBeVisible()
  await name.fill('Ateliê Aurora')
  await page.getByRole('textbox', { name: 'CNPJ' }).fill('11.222.333/0001-81')
  await page.getByRole('checkbox', { name: 'BA' }).check({ force: true })
  await page.getByRole('checkbox', { name: /^Receber um e-mail a cada pedido pago/ }).uncheck()
  await page.getByRole('textbox', { name: 'Peças por cliente' }).fill('20')
  await page.getByRole('textbox', { name: 'Peças por conexão' }).fill('')
  await save(page).click()
  await expectToast(page, 'Sucesso!', 'Dados da loja atualizados.')
  await expect(save(page)).toHaveCount(0)
  const response = await request.get(`${url}/api/store`)
  const saved = store.read.response.parse(JSON.parse(await response.text()))
  const { deliveryStates, holdLimits, notifyPaidOrders } = saved
  expect(deliveryStates).toContain('BA')
  expect(holdLimits).toEqual({ orders: 3, accountUnits: 20, addressUnits: null })
  expect(notifyPaidOrders).toBe(false)
  await expect
    .poll(async () => textOf(find(parse(await (await request.get(url)).text()), 'footer')))
    .toContain('Ateliê Aurora')
})

test('the days of delivery, the time to reply and the price filter become the atelier’s own', async ({
  page,
  adminShop: { url, db },
}) => {
  await page.goto(`${url}/admin/configuracoes?secao=loja`)
  // Those of the tests are higher than the form takes.
  for (const name of ['Pedidos abertos por cliente', 'Peças por cliente', 'Peças por conexão'])
    await page.getByRole('textbox', { name }).fill('12')
  await page.getByRole('textbox', { name: 'Entrega, de' }).fill('60')
  await page.getByRole('textbox', { name: 'Entrega, até' }).fill('45')
  await page.getByRole('textbox', { name: 'Resposta às mensagens' }).fill('48')
  await page.getByRole('textbox', { name: 'Últimas peças' }).fill('2')
  await page.getByRole('textbox', { name: 'Filtro de preço até' }).fill('30.000')
  await save(page).click()
  await expect(page.getByRole('textbox', { name: 'Entrega, até' })).toHaveAccessibleDescription(
    /O prazo termina depois de começar\./,
  )
  await page.getByRole('textbox', { name: 'Entrega, de' }).fill('40')
  await expectNoViolations(page)
  await save(page).click()
  await expectToast(page, 'Sucesso!', 'Dados da loja atualizados.')

  await page.goto(`${url}/colecoes?maxPrice=20000`)
  // On a phone it is in the drawer.
  const slider = page.locator('input[name=maxPrice]').first()
  const filters = page.getByRole('list', { name: 'Filtros ativos' })
  await expect(filters).toContainText(/Até R\$\s20\.000/)
  await expect(slider).toHaveAttribute('max', '30000')
  await expect(slider).toHaveValue('20000')
  await expect(page.getByRole('banner')).toContainText('Entrega em 40 a 45 dias úteis')
  await page.goto(`${url}/colecoes?maxPrice=30000`)
  await expect(slider).toHaveValue('30000')
  await expect(filters).toHaveCount(0)
  await page.goto(`${url}/faq`)
  await expect(page.getByText('De 40 a 45 dias úteis')).toBeAttached()
  await page.goto(`${url}/contato`)
  await expect(page.getByRole('main')).toContainText('Resposta em até 48 horas.')
  await db.deleteFrom('settings').where('key', 'in', ['store_numbers', 'hold_limits']).execute()
  await withoutHoldLimits(db)
})

test('the line above every page and the subjects of the contact become the atelier’s own', async ({
  page,
  adminShop: { url, db },
}) => {
  await page.goto(`${url}/admin/configuracoes?secao=loja`)
  // Those of the tests are higher than the form takes.
  for (const name of ['Pedidos abertos por cliente', 'Peças por cliente', 'Peças por conexão'])
    await page.getByRole('textbox', { name }).fill('12')
  await page.getByRole('textbox', { name: 'Faixa no alto das páginas' }).fill('Provas só com hora marcada')
  await page.getByRole('textbox', { name: 'Assuntos do contato' }).fill('Visita\n\nAluguel')
  await expectNoViolations(page)
  await save(page).click()
  await expectToast(page, 'Sucesso!', 'Dados da loja atualizados.')
  await page.goto(`${url}/contato?assunto=visita`)
  await expect(page.getByRole('banner')).toContainText('Provas só com hora marcada')
  await expect(page.getByRole('banner')).not.toContainText('Frete Grátis')
  const subject = page.getByRole('combobox', { name: 'Assunto' })
  await expect(subject).toHaveValue('Visita')
  await expect(subject.getByRole('option')).toHaveText(['Escolha um assunto', 'Visita', 'Aluguel'])
  await db
    .deleteFrom('settings')
    .where('key', 'in', ['announcement', 'contact_subjects', 'hold_limits'])
    .execute()
  await withoutHoldLimits(db)
})
