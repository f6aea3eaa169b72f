import { randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { aProduct, aSession } from '@shop/test-kit/factories'
import { aCustomer } from './account-forms.ts'
import { expectToFit } from './overflow.ts'
import { expect, test } from './test-shop.ts'
import { expectNoViolations } from './violations.ts'

const WIDTHS = [320, 390, 1440]
const shared = { showsPrices: true, showsWedding: true, takesComments: true }

/** A customer with favourites, and their list unless it is not shared yet. */
async function aList(db: Db, more: { isShared?: boolean; message?: string } = {}) {
  const { isShared = true, message = null } = more
  const user = await aCustomer(db, { name: 'Letícia Andrade', weddingOn: '2027-03-20' })
  const products = [
    await aProduct(db, { name: 'Verbena da lista', priceCents: 4_980_00 }),
    await aProduct(db, { name: 'Açucena da lista', priceCents: 6_890_00 }),
  ]
  for (const [index, { id }] of products.entries()) {
    const createdAt = new Date(Date.now() - (products.length - index) * 1000)
    await db.insertInto('favorites').values({ userId: user.id, productId: id, createdAt }).execute()
  }
  const token = randomBytes(32).toString('base64url')
  if (isShared)
    await db
      .insertInto('sharedLists')
      .values({ userId: user.id, token, message, ...shared })
      .execute()
  return { user, products, token, path: `/lista/${token}` }
}

async function signIn(context: BrowserContext, db: Db, user: Awaited<ReturnType<typeof aCustomer>>) {
  const { token } = await aSession(db, user)
  await context.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
}

test('whoever has the link gives hearts and a comment without an account', { tag: '@wide' }, async ({
  page,
  db,
}) => {
  const { user, path, products } = await aList(db, { message: 'Preciso de olhos de confiança.' })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A lista de Letícia')
  await expect(page.getByText('Casamento em 20 de março de 2027')).toBeVisible()
  await expect(page.getByText('“Preciso de olhos de confiança.”')).toBeVisible()
  await expect(page.getByText('R$ 6.890,00')).toBeVisible()
  await expect(page.getByRole('main').getByText('Andrade')).toHaveCount(0)
  await expectToFit(page, WIDTHS)

  const heart = page.getByRole('button', { name: /para Açucena da lista$/ })
  await expect(heart).toHaveAccessibleName('0 corações para Açucena da lista')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAccessibleName('1 coração para Açucena da lista')
  const hearts = () =>
    db
      .selectFrom('listHearts')
      .select('productId')
      .where('productId', '=', products[1]?.id ?? 0)
      .execute()
  await expect.poll(hearts).toHaveLength(1)

  await page.getByRole('button', { name: 'Deixar uma palavra sobre Verbena da lista' }).click()
  const form = page.getByRole('form', { name: 'Uma palavra sobre Verbena da lista' })
  await expect(form.getByLabel('Seu nome')).toBeFocused()
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(form.getByText('Escreva seu nome.')).toBeVisible()
  await expect(form.getByLabel('Seu nome')).toBeFocused()
  await form.getByLabel('Seu nome').fill('Tia Lúcia')
  await form.getByLabel('Uma palavra para Letícia').fill('As costas desse!')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Tia Lúcia' }).getByText('As costas desse!'),
  ).toBeVisible()
  await expect(page.getByText('1 pessoa já passou por aqui')).toBeVisible()
  const opener = page.getByRole('button', { name: 'Deixar uma palavra sobre Verbena da lista' })
  await expect(opener).toBeFocused()
  const written = await db
    .selectFrom('listComments')
    .innerJoin('listDevices', 'listDevices.id', 'deviceId')
    .select(['name', 'text'])
    .where('listId', '=', user.id)
    .execute()
  expect(written).toEqual([{ name: 'Tia Lúcia', text: 'As costas desse!' }])

  // The name is written once; the device is recognised after a reload.
  await page.getByRole('button', { name: 'Deixar uma palavra sobre Açucena da lista' }).click()
  const second = page.getByRole('form', { name: 'Uma palavra sobre Açucena da lista' })
  await expect(second.getByLabel('Seu nome')).toHaveValue('Tia Lúcia')
  await expect(second.getByLabel('Uma palavra para Letícia')).toBeFocused()
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(hearts).toHaveLength(0)
})

test('a heart and a comment that cannot be stored are taken back, and what was typed stays', async ({
  page,
  db,
}) => {
  const { path } = await aList(db)
  await page.goto(path)
  const heart = page.getByRole('button', { name: /para Verbena da lista$/ })
  await expect(heart).toBeVisible()
  await page.route('**/api/shared-lists/by-link/**', (route) => route.abort())
  await heart.click()
  await expect(page.getByText('Não foi possível guardar o coração. Tente novamente.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Deixar uma palavra sobre Verbena da lista' }).click()
  const form = page.getByRole('form')
  await form.getByLabel('Seu nome').fill('Bia')
  await form.getByLabel('Uma palavra para Letícia').fill('É esse.')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(form.getByText('A palavra não foi enviada')).toBeVisible()
  await expect(form.getByLabel('Uma palavra para Letícia')).toHaveValue('É esse.')
})

test('a link that was switched off says so, and nothing of the list', async ({ page, db }) => {
  const { user, path } = await aList(db)
  await db.updateTable('sharedLists').set({ token: null }).where('userId', '=', user.id).execute()
  await page.goto(path)
  await expect(page.getByText('Esta lista não está mais aberta. Fale com quem enviou.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Letícia')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Conhecer a coleção' })).toHaveAttribute('href', '/colecoes')
  await expectNoViolations(page)
})

test('she creates the link, hides the prices, changes the link and stops', { tag: '@wide' }, async ({
  page,
  context,
  db,
}) => {
  const { user } = await aList(db, { isShared: false })
  await signIn(context, db, user)
  await page.goto('/favoritos')
  await page.getByRole('button', { name: 'Criar o link' }).click()
  const link = page.getByLabel('Link da sua lista')
  await expect(link).toHaveValue(/\/lista\/[\w-]{43}$/)
  const first = new URL(await link.inputValue()).pathname
  await expectToFit(page, WIDTHS)
  await expectNoViolations(page)
  const send = page.getByRole('link', { name: 'Enviar o link pelo WhatsApp' })
  const text = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain(await link.inputValue())

  const prices = page.getByRole('checkbox', { name: 'Mostrar os preços' })
  await expect(prices).toBeChecked()
  await prices.click()
  await expect(prices).toBeEnabled()
  await expect(prices).not.toBeChecked()
  await page.getByLabel('Seu recado').fill('Com carinho')
  await page.getByRole('button', { name: 'Salvar recado' }).click()
  await expect(page.getByText('Recado salvo')).toBeVisible()
  const stored = () =>
    db.selectFrom('sharedLists').selectAll().where('userId', '=', user.id).executeTakeFirstOrThrow()
  expect(await stored()).toMatchObject({ showsPrices: false, showsWedding: true, message: 'Com carinho' })

  await page.getByRole('button', { name: 'Trocar o link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Trocar o link' }).click()
  await expect(page.getByText('Link trocado')).toBeVisible()
  await expect(link).not.toHaveValue(new RegExp(first))
  const second = new URL(await link.inputValue()).pathname
  expect((await stored()).token).toBe(second.split('/')[2])
  await expect(page.getByRole('link', { name: 'Ver como elas veem' })).toHaveAttribute('href', second)

  await page.getByRole('button', { name: 'Parar de compartilhar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Parar de compartilhar' }).click()
  await expect(page.getByRole('button', { name: 'Criar o link' })).toBeVisible()
  expect((await stored()).token).toBeNull()
})

test('she reads what others left beside each favourite, and deletes a comment', async ({
  page,
  context,
  db,
}) => {
  const { user, products } = await aList(db)
  await signIn(context, db, user)
  for (const [index, name] of ['Mãe', 'Júlia'].entries()) {
    const deviceHash = randomBytes(32)
    const device = await db
      .insertInto('listDevices')
      .values({ listId: user.id, deviceHash })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entry = { deviceId: device.id, productId: products[0]?.id ?? 0 }
    await db.insertInto('listHearts').values(entry).execute()
    await db
      .insertInto('listComments')
      .values({ ...entry, name, text: `Palavra ${index + 1}` })
      .execute()
  }
  await page.goto('/favoritos')
  await expect(page.getByText('2 corações')).toBeVisible()
  await expect(page.getByText('“Palavra 2” Júlia')).toBeVisible()
  await expect(page.getByText('ainda sem corações')).toBeVisible()
  await page.getByRole('button', { name: 'Ver as 2 palavras sobre Verbena da lista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verbena da lista' })
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Apagar a palavra de Júlia' }).click()
  await expect(dialog.getByText('Palavra 2')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Apagar a palavra de Mãe' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('“Palavra')).toHaveCount(0)
  const left = await db
    .selectFrom('listComments')
    .innerJoin('listDevices', 'listDevices.id', 'deviceId')
    .where('listId', '=', user.id)
    .select('listComments.id')
    .execute()
  expect(left).toEqual([])
})

test('without a favourite left, an open link can still be ended', async ({ page, context, db }) => {
  const { user } = await aList(db)
  await db.deleteFrom('favorites').where('userId', '=', user.id).execute()
  await signIn(context, db, user)
  await page.goto('/favoritos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nenhum favorito ainda')
  await page.getByRole('button', { name: 'Parar de compartilhar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Parar de compartilhar' }).click()
  await expect(page.getByRole('heading', { name: 'Peça uma opinião' })).toHaveCount(0)
})
