import type { Page } from '@playwright/test'
import { plainPicture } from '@shop/api/testing/uploads'
import { expectToast, refusal, toastOf } from './account-forms.ts'
import { dialogOf, rowOf, test } from './admin-desk.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const field = (page: Page, name: string) => page.locator(`dialog [name="${name}"]`)
const photos = (page: Page) => page.getByRole('dialog').getByRole('img', { name: /^Foto \d/ })

async function aFile(name: string, color: string) {
  return { name, mimeType: 'image/png', buffer: await plainPicture(color).png().toBuffer() }
}

async function openNew(page: Page, url = '') {
  await page.goto(`${url}/admin/produtos`)
  await page.getByRole('button', { name: 'Novo produto' }).click()
  await expect(page.getByRole('heading', { name: 'Novo produto' })).toBeFocused()
  await expect(field(page, 'name')).toBeVisible()
}

async function fill(page: Page) {
  await field(page, 'name').fill('Vestido Glicínia')
  await field(page, 'price').fill('5120.50')
  await field(page, 'description').fill('Evasê em renda, com botões forrados.')
}

test('a new piece begins with the usual sizes, colours and no stock, and its fields say what they take', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await openNew(page)
  await expect(field(page, 'sizes')).toHaveValue('PP, P, M, G, GG')
  await expect(field(page, 'colors')).toHaveValue('Branco, Off-White')
  await expect(field(page, 'stockQuantity')).toHaveValue('0')
  await expect(field(page, 'price')).toHaveAttribute('type', 'number')
  await expect(field(page, 'price')).toHaveAttribute('min', '0')
  await expect(field(page, 'price')).toHaveAttribute('step', '0.01')
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
  await expect(page.getByText('Informe um valor em reais.')).toBeVisible()
  await expect(page.getByText('Informe um número.')).toBeVisible()
  await expect(field(page, 'price')).toBeFocused()
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

test('a piece is added with its photos in the order they were put in, and stands in list and shop', async ({
  page,
  ownDesk,
}) => {
  const { url, db } = await ownDesk()
  await openNew(page, url)
  await fill(page)
  await field(page, 'stockQuantity').fill('3')
  await page
    .getByLabel('Escolher fotos')
    .setInputFiles([
      await aFile('frente.png', '#aa3355'),
      { ...(await aFile('costas.jpg', '#3355aa')), mimeType: 'image/jpeg' },
      { name: 'vestido.heic', mimeType: 'image/heic', buffer: Buffer.from('x') },
    ])
  await expect(photos(page)).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Arquivos recusados' })).toContainText(
    'vestido.heicFormato não aceito. Use PNG ou JPG.',
  )
  const second = await photos(page).nth(1).getAttribute('src')
  await page.getByRole('button', { name: 'Mover para antes: foto 2' }).click()
  expect(await photos(page).first().getAttribute('src')).toBe(second)
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/products') && request.method() === 'POST',
  )
  await page.getByRole('button', { name: 'Adicionar produto' }).click()
  expect(await (await sent).headerValue('content-type')).toMatch(/^multipart\/form-data/)
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
  await page.goto(`${url}/produto/${stored.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vestido Glicínia')
})

test('a piece is edited: its values stand in the form, photos move by keys and by mouse, and one goes after a question', {
  tag: '@wide',
}, async ({ page, ownDesk, isMobile }) => {
  const { url, db } = await ownDesk()
  await page.goto(`${url}/admin/produtos`)
  await page.getByRole('button', { name: 'Editar Açucena' }).click()
  const dialog = dialogOf(page, 'Editar produto')
  await expect(field(page, 'name')).toHaveValue('Açucena')
  await expect(field(page, 'price')).toHaveValue('6890.00')
  await expect(field(page, 'stockQuantity')).toHaveValue('8')
  await expect(field(page, 'collection')).toHaveValue('Evasê')
  await expect(photos(page)).toHaveCount(3)

  await dialog.getByRole('button', { name: 'Remover foto 3' }).click()
  const question = dialogOf(page, 'Tem certeza que deseja remover esta imagem?')
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(photos(page)).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Remover foto 3' }).click()
  await question.getByRole('button', { name: 'Remover imagem' }).click()
  await expect(photos(page)).toHaveCount(2)

  const before = await photos(page).evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  if (isMobile) await dialog.getByRole('button', { name: 'Mover para antes: foto 2' }).press('Enter')
  else await photos(page).nth(1).dragTo(photos(page).first())
  await expect
    .poll(() => photos(page).evaluateAll((all) => all.map((image) => image.getAttribute('src'))))
    .toEqual(before.toReversed())
  await page.getByLabel('Escolher fotos').setInputFiles([await aFile('nova.png', '#00aa77')])
  await dialog.getByRole('button', { name: 'Mover para antes: foto 3' }).click()
  await field(page, 'price').fill('7000')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expectToast(page, 'Sucesso!', 'Produto atualizado com sucesso!')
  await expect(rowOf(page, 'Açucena')).toContainText('R$ 7.000,00')
  const images = await db
    .selectFrom('productImages')
    .select(['hash', 'position'])
    .where('productId', '=', 1)
    .orderBy('position')
    .execute()
  expect(images).toHaveLength(3)
  // The new one stands between the two that stayed.
  expect(before.map((src) => images.findIndex(({ hash }) => src?.includes(hash)))).toEqual([2, 0])
})

test('who leaves a form with something in it is asked first, in words', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Produtos' }).first().click()
  const opener = page.getByRole('button', { name: 'Editar Açucena' })
  await opener.click()
  await expect(field(page, 'price')).toHaveValue('6890.00')
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

test('a form that somebody else was faster with is told so, keeps what was typed and can be saved', async ({
  page,
  ownDesk,
}) => {
  const { url, db } = await ownDesk()
  await page.goto(`${url}/admin/produtos`)
  await page.getByRole('button', { name: 'Editar Açucena' }).click()
  await field(page, 'price').fill('7100')
  await db.updateTable('products').set({ name: 'Açucena Real', version: 99 }).where('id', '=', 1).execute()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expectToast(
    page,
    'Erro ao salvar produto',
    'Estes dados foram alterados por outra pessoa. Recarregue a página.',
  )
  await expect(page.getByRole('dialog').getByText('Ela mudou o nome.')).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('Açucena Real')
  await expect(field(page, 'price')).toHaveValue('7100')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(rowOf(page, 'Açucena Real')).toContainText('R$ 7.100,00')
})

test('a piece is deleted after a question, and kept when the answer is no', async ({ page, ownDesk }) => {
  const { url } = await ownDesk()
  await page.goto(`${url}/admin/produtos`)
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls += 1
  })
  const remove = page.getByRole('button', { name: 'Excluir Açucena' })
  await remove.click()
  const question = dialogOf(page, 'Tem certeza que deseja excluir este produto?')
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(remove).toBeFocused()
  expect(calls).toBe(0)

  await remove.click()
  await question.getByRole('button', { name: 'Excluir produto' }).click()
  await expectToast(page, 'Produto excluído!', 'O produto foi removido com sucesso.')
  await expect(rowOf(page, 'Açucena')).toHaveCount(0)
  expect(calls).toBe(1)
})

test('a piece can be put on the home page and taken off it with one touch', async ({ page, ownDesk }) => {
  const { url, db } = await ownDesk()
  await page.goto(`${url}/admin/produtos`)
  const star = page.getByRole('button', { name: 'Destaque na página inicial: Alecrim' })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expectToast(page, 'Sucesso!', 'Produto atualizado com sucesso!')
  const read = () =>
    db.selectFrom('products').select('featured').where('name', '=', 'Alecrim').executeTakeFirst()
  expect(await read()).toEqual({ featured: true })
})

test.describe('what goes wrong is told', () => {
  const cases = [
    ['with the server’s words', refusal(409, 'x', 'Agora não.'), 'Agora não.', 'Agora não.', 'Agora não.'],
    [
      'with fallbacks when it gave none',
      { status: 500, body: '' },
      'Erro ao adicionar produto.',
      'Erro ao atualizar produto.',
      'Erro ao deletar produto.',
    ],
    [
      'with others when no answer came at all',
      undefined,
      'Tente novamente.',
      'Tente novamente.',
      'Não foi possível remover o produto.',
    ],
  ] as const
  for (const [title, answer, created, updated, deleted] of cases) {
    test(title, async ({ page, signIn }) => {
      await signIn('admin')
      await page.route(/\/api\/products(\/\d+)?$/, (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : answer === undefined
            ? route.abort()
            : route.fulfill(answer),
      )
      await openNew(page)
      await fill(page)
      await page.getByRole('button', { name: 'Adicionar produto' }).click()
      await expectToast(page, 'Erro ao salvar produto', created)
      await expect(field(page, 'name')).toHaveValue('Vestido Glicínia')
      await toastOf(page, 'Erro ao salvar produto').getByRole('button').click()
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await page.getByRole('button', { name: 'Descartar' }).click()

      await page.getByRole('button', { name: 'Editar Açucena' }).click()
      await page.getByRole('button', { name: 'Salvar' }).click()
      await expectToast(page, 'Erro ao salvar produto', updated)
      await page.getByRole('button', { name: 'Cancelar' }).click()

      await page.getByRole('button', { name: 'Excluir Açucena' }).click()
      await page.getByRole('button', { name: 'Excluir produto' }).click()
      await expectToast(page, 'Erro ao excluir', deleted)
    })
  }
})
