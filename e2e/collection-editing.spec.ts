import type { Page } from '@playwright/test'
import { plainPicture } from '@shop/test-kit/uploads'
import { expectToast } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { openReady } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

const cover = (page: Page) => page.getByLabel(/^(Escolher|Trocar) a foto de capa$/)
const alt = (page: Page) => page.getByRole('textbox', { name: 'Descrição da foto' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Texto da coleção' })
const hidden = (page: Page) => page.getByRole('checkbox', { name: 'Esconder da loja' })
const save = (page: Page) => page.getByRole('button', { name: 'Salvar Alterações' })

test('a collection gets cover and text, and the shop shows them; hidden, it is gone', {
  tag: '@wide',
}, async ({ page, adminShop: { url, db } }) => {
  await db.insertInto('categories').values({ name: 'Praia', position: 90 }).execute()
  await page.goto(`${url}/admin/configuracoes`)
  await page.getByRole('button', { name: 'Editar Praia' }).click()
  const dialog = dialogOf(page, 'Editar Praia')
  await cover(page).setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('x') })
  await expect(dialog.getByRole('alert')).toHaveText(
    'Este formato não é aceito. Envie a foto em JPG, PNG ou WebP.',
  )
  const buffer = await plainPicture('#8a6f5c', { width: 600, height: 800 }).jpeg().toBuffer()
  await cover(page).setInputFiles({ name: 'praia.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByRole('status')).toHaveText('Foto enviada. Falta descrevê-la.')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await text(page).fill('Para casar com os pés na areia.')
  await expect(dialog.getByText('31 de 400')).toBeVisible()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(alt(page)).toBeFocused()
  await expect(dialog.getByText('Escreva o que a foto mostra.')).toBeVisible()
  await expectNoViolations(page)
  await alt(page).fill('Noiva descalça na beira do mar')
  await page.keyboard.press('Escape')
  await dialogOf(page, 'Sair sem concluir?').getByRole('button', { name: 'Continuar' }).click()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('1 editada')).toBeVisible()
  await save(page).click()
  await expectToast(page, 'Sucesso!', 'Categorias atualizadas com sucesso!')

  await page.goto(`${url}/colecoes?collection=Praia`)
  await expect(page.getByText('Para casar com os pés na areia.')).toBeVisible()
  const preview = page.locator('meta[property="og:image:alt"]')
  await expect(preview).toHaveAttribute('content', 'Noiva descalça na beira do mar')

  await page.goto(`${url}/admin/configuracoes`)
  await page.getByRole('button', { name: 'Editar Praia' }).click()
  await expect(alt(page)).toHaveValue('Noiva descalça na beira do mar')
  await hidden(page).focus()
  await page.keyboard.press('Space')
  await text(page).focus()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'escondida' })).toHaveCount(1)
  await save(page).click()
  await expectToast(page, 'Sucesso!', 'Categorias atualizadas com sucesso!')
  const response = await page.goto(`${url}/colecoes?collection=Praia`)
  expect(response?.status()).toBe(404)
  await db.deleteFrom('categories').where('name', '=', 'Praia').execute()
})

test('an address with the former name of a collection leads to it, also by a link of the open shop', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id } = await db
    .insertInto('categories')
    .values({ name: 'Campo', position: 91 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await page.goto(`${url}/admin/configuracoes`)
  await page.getByRole('textbox', { name: 'Nome da categoria Campo' }).fill('Serra')
  await save(page).click()
  await expectToast(page, 'Sucesso!', 'Categorias atualizadas com sucesso!')
  await page.goto(`${url}/colecoes?collection=Campo`)
  await expect(page).toHaveURL(`${url}/colecoes?collection=Serra`)
  // The router follows the redirect of the data that it fetches.
  await openReady(page, `${url}/colecoes`)
  await page.evaluate(() => {
    history.pushState(null, '', '/colecoes?collection=Campo')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page).toHaveURL(`${url}/colecoes?collection=Serra`)
  await db.deleteFrom('categories').where('id', '=', id).execute()
})
