import { moneyExample } from '@shop/contract/typed-money'
import { errorResponse, expectToast } from './account-forms.ts'
import { dialogOf, openTab } from './admin-page.ts'
import { field, fill, openNew, photos, sourcesOf } from './admin-product-dialog.ts'
import { closeToast } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('a new product starts with the usual sizes, colours and no stock, and its fields state what they accept', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/produtos')
  await openNew(page)
  await expect(field(page, 'sizes')).toHaveValue('PP, P, M, G, GG')
  await expect(field(page, 'colors')).toHaveValue('Branco, Off-White')
  await expect(field(page, 'stockQuantity')).toHaveValue('0')
  await expect(field(page, 'price')).toHaveAttribute('type', 'text')
  await expect(field(page, 'price')).toHaveAttribute('inputmode', 'decimal')
  await expect(field(page, 'stockQuantity')).toHaveAttribute('type', 'number')
  await expect(field(page, 'stockQuantity')).toHaveAttribute('min', '0')
  const offered = await field(page, 'collection').locator('option').allTextContents()
  expect(offered).toEqual(expect.arrayContaining(['Evasê', 'Madrinhas', 'Acessórios']))
  const picker = page.getByLabel('Escolher fotos')
  await expect(picker).toHaveAttribute('accept', '.png,.jpg,.jpeg,image/png,image/jpeg')
  await expect(picker).toHaveAttribute('multiple')
  await expectNoViolations(page)

  await fill(page)
  await field(page, 'price').fill('-1')
  await field(page, 'stockQuantity').fill('-2')
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/products')) calls += 1
  })
  const send = page.getByRole('button', { name: 'Adicionar produto' })
  await send.click()
  await expect(page.getByText(moneyExample)).toBeVisible()
  await expect(page.getByText('Informe um número.')).toBeVisible()
  await expect(field(page, 'price')).toBeFocused()
  await field(page, 'price').fill('4.590,90')
  await expect(page.getByText('Entendido: R$ 4.590,90')).toBeVisible()
  await field(page, 'price').fill('4590.905')
  await send.click()
  await expect(page.getByText(moneyExample)).toBeVisible()
  for (const name of ['name', 'price', 'description', 'stockQuantity']) {
    await fill(page)
    await field(page, 'stockQuantity').fill('3')
    await field(page, name).fill('')
    await send.click()
    await expect(page.locator('dialog [aria-invalid]')).toHaveAttribute('name', name)
    await expect(field(page, name)).toBeFocused()
  }
  expect(calls).toBe(0)
})

test('leaving a form with unsaved changes asks for confirmation and names the changes', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin')
  await openTab(page, 'Produtos')
  const opener = page.getByRole('button', { name: 'Editar Açucena' })
  await opener.click()
  await expect(field(page, 'price')).toHaveValue('6.890,00')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await field(page, 'price').fill('1')
  await page.keyboard.press('Escape')
  const question = dialogOf(page, 'Sair sem salvar?')
  await expect(question).toContainText('Você mudou o preço de Açucena.')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(field(page, 'price')).toHaveValue('1')
  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(field(page, 'price')).toHaveValue('1')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await question.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a product that could not be added, saved or deleted shows the server’s message, a default when the server sent none, and another default when no response came', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const cases = [
    [errorResponse(409, 'x', 'Agora não.'), 'Agora não.', 'Agora não.', 'Agora não.'],
    [
      { status: 500, body: '' },
      'Erro ao adicionar produto.',
      'Erro ao atualizar produto.',
      'Erro ao deletar produto.',
    ],
    [undefined, 'Tente novamente.', 'Tente novamente.', 'Não foi possível remover o produto.'],
  ] as const
  let response: (typeof cases)[number][0]
  await page.route(/\/api\/products(\/\d+)?$/, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : response === undefined
        ? route.abort()
        : route.fulfill(response),
  )
  await page.goto('/admin/produtos')
  await openNew(page)
  await fill(page)
  for (const [given, created] of cases) {
    response = given
    await page.getByRole('button', { name: 'Adicionar produto' }).click()
    await expectToast(page, 'Erro ao salvar produto', created)
    await expect(field(page, 'name')).toHaveValue('Vestido Glicínia')
    await closeToast(page, 'Erro ao salvar produto')
  }
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()

  await page.getByRole('button', { name: 'Editar Açucena' }).click()
  for (const [given, , updated] of cases) {
    response = given
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expectToast(page, 'Erro ao salvar produto', updated)
    await closeToast(page, 'Erro ao salvar produto')
  }
  await page.getByRole('button', { name: 'Cancelar' }).click()

  await page.getByRole('button', { name: 'Excluir Açucena' }).click()
  for (const [given, , , deleted] of cases) {
    response = given
    await page.getByRole('button', { name: 'Excluir produto' }).click()
    await expectToast(page, 'Erro ao excluir', deleted)
    await closeToast(page, 'Erro ao excluir')
  }
})

test.describe('with a mouse', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => isMobile, 'a phone moves photos by their buttons')

  test('photos change places when one is dragged onto another', async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto('/admin/produtos')
    await page.getByRole('button', { name: 'Editar Açucena' }).click()
    await expect(photos(page)).toHaveCount(12)
    const [first, second, ...others] = await sourcesOf(page)
    await photos(page).nth(1).dragTo(photos(page).first())
    await expect.poll(() => sourcesOf(page)).toEqual([second, first, ...others])
  })
})
