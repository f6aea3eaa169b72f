import type { APIRequestContext } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { hashToken, newToken } from '@shop/api/lib/token'
import { aPromiseChange } from '@shop/test-kit/production'
import { plainPicture } from '@shop/test-kit/uploads'
import { newEmail } from './account-forms.ts'
import { anOrderOf, asCustomer, daysAgo, orderCard, paid } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const promise = { promisedFrom: '2099-12-14', promisedTo: '2099-12-24', promisedReadyOn: '2099-12-10' }
const sewn = { ...paid(20), status: 'in_production', weddingOn: '2100-01-23', ...promise } as const
const window = { oldFrom: '2099-12-08', oldTo: '2099-12-18', newFrom: '2099-12-14', newTo: '2099-12-24' }
const line = { offer: 'made_to_order', size: 'G' } as const

/** Cut and assembled; the first fitting is next. */
async function aPlan(db: Db, orderItemId: number) {
  const stages = await db
    .selectFrom('productionStages')
    .select(['id', 'position'])
    .orderBy('position')
    .execute()
  const rows = stages.map(({ id: stageId, position }) => ({
    ...{ orderItemId, stageId, position, days: 2, minutes: 60 },
    startedAt: position <= 2 ? daysAgo(12 - position * 4) : null,
    finishedAt: position === 1 ? daysAgo(5) : null,
  }))
  await db.insertInto('itemStages').values(rows).execute()
  return stages
}

async function sharePhoto(request: APIRequestContext, token: string, itemId: number, caption: string | null) {
  const headers = { authorization: `Bearer ${token}` }
  const buffer = await plainPicture('#c9b7a2').png().toBuffer()
  const file = { name: 'foto.png', mimeType: 'image/png', buffer }
  const added = await request.post(`/api/production/items/${itemId}/photos`, { headers, multipart: { file } })
  const { id } = (await added.json()) as { id: number }
  if (caption !== null) {
    await request.put(`/api/item-photos/${id}`, { headers, data: { shared: true, caption } })
  }
}

test('the timeline has the stages with their dates, the photos that were shared, and the fittings @wide', async ({
  page,
  db,
  request,
  tokenOf,
}) => {
  const { user } = await asCustomer(page, db)
  const { order, item } = await anOrderOf(db, user, sewn, [], line)
  await aPlan(db, item.id)
  const admin = await tokenOf('admin')
  await sharePhoto(request, admin, item.id, 'Saia montada')
  await sharePhoto(request, admin, item.id, 'Corpete alinhavado')
  await sharePhoto(request, admin, item.id, null)
  await page.goto('/conta')
  const card = orderCard(page, order.number)
  const stages = card.getByRole('list', { name: /^Etapas de/ }).getByRole('listitem')
  await expect(stages).toHaveCount(8)
  await expect(stages.nth(0)).toContainText('Concluída: Corte')
  await expect(stages.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect(stages.nth(1)).toContainText(/Montagem.*desde \d\d\/\d\d/)
  await expect(stages.nth(2)).toContainText('Em seguida: 1ª prova')
  await expect(card.getByText(/^opcional, entre 14 e 18 de janeiro/)).toBeVisible()
  await expect(card.getByRole('link', { name: /^Agendar ?: Tira-teima/i })).toBeVisible()
  await expect(card.getByText('O prazo mudou')).toHaveCount(0)

  // One in the list, the newest large; the third is for the atelier alone.
  const large = card.getByRole('figure').getByRole('button', { name: /^Ampliar a foto: Corpete alinhavado/ })
  await large.click()
  const viewer = page.getByRole('dialog', { name: /^Fotos de/ })
  await expect(viewer.getByText('1 de 2')).toBeVisible()
  await expect
    .poll(() => viewer.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img', { name: /^Saia montada/ })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(large).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(viewer.getByText('1 de 2')).toBeVisible()
})

test('a changed promise is accepted once, and stays in the timeline with the reply', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  const { order, item } = await anOrderOf(db, user, sewn, [], line)
  await aPlan(db, item.id)
  const change = await aPromiseChange(db, order, { ...window, reason: 'A renda francesa atrasou.' })
  await page.goto('/conta')
  const card = orderCard(page, order.number)
  const box = card.getByRole('region', { name: 'O prazo mudou' })
  await expect(box).toContainText('A renda francesa atrasou.')
  await expect(box).toContainText('entre 8 e 18 de dezembro')
  await expect(box).toContainText('entre 14 e 24 de dezembro, 30 dias antes do casamento')
  await expectNoViolations(page)
  await box.getByRole('button', { name: /^Aceitar/ }).click()
  await expect(box).toHaveCount(0)
  await expect(card.getByText(/^Você aceitou em /)).toBeVisible()
  await expect(card.getByRole('heading', { name: `Pedido nº ${order.number}` })).toBeFocused()
  const row = await db
    .selectFrom('promiseAnswers')
    .select('answer')
    .where('changeId', '=', change.id)
    .executeTakeFirst()
  expect(row?.answer).toBe('accepted')
})

test('to talk opens a conversation in the account; what was typed survives a failure', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { order } = await anOrderOf(db, user, sewn, [], line)
  await aPromiseChange(db, order, window)
  await page.goto('/conta')
  await page.getByRole('button', { name: /^Conversar/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Conversar sobre o prazo/ })
  await dialog.getByLabel(/Sua mensagem/).fill('Preciso até o dia 20.')
  await page.route('**/promise/answer', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Enviar ao ateliê' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Não foi enviado')
  await expectNoViolations(page)
  await expect(dialog.getByLabel(/Sua mensagem/)).toHaveValue('Preciso até o dia 20.')
  await dialog.getByRole('button', { name: 'Enviar ao ateliê' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Ver a conversa' }).click()
  await expect(page).toHaveURL(/\/suporte\/\d+/)
  await expect(page.getByRole('main')).toContainText('Preciso até o dia 20.')
  await expect(page.getByRole('main')).toContainText(`Prazo do pedido nº ${order.number}`)
})

test('by the link of an order the cancellation is requested, and nothing is cancelled', async ({
  page,
  db,
}) => {
  const email = newEmail()
  const guest = { id: 0, name: 'Beatriz Lima', email }
  const { order, item } = await anOrderOf(db, guest, { ...sewn, isGuest: true, userId: null }, [], line)
  await aPlan(db, item.id)
  await aPromiseChange(db, order, window)
  const token = newToken()
  await db
    .insertInto('orderLinks')
    .values({ tokenHash: hashToken(token), orderId: order.id })
    .execute()
  await page.goto(`/pedido/${token}`)
  await page.getByRole('button', { name: /^Pedir cancelamento/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Pedir o cancelamento/ })
  await expect(dialog).toContainText('Nada é cancelado agora.')
  await dialog.getByRole('button', { name: 'Pedir cancelamento' }).click()
  await expect(page.getByText(/^Você pediu o cancelamento em /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Linha do tempo' })).toBeVisible()
  await expectNoViolations(page)
  const messages = await db
    .selectFrom('contactMessages')
    .select('subject')
    .where('email', '=', email)
    .execute()
  expect(messages).toEqual([{ subject: `Cancelamento do pedido nº ${order.number}` }])
  const row = await db
    .selectFrom('orders')
    .select(['cancelledAt'])
    .where('id', '=', order.id)
    .executeTakeFirst()
  expect(row?.cancelledAt).toBeNull()
})

test('a timeline that does not load says so and can be retried', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  const { item } = await anOrderOf(db, user, sewn, [], line)
  await aPlan(db, item.id)
  await page.route('**/timeline', (route) => route.abort())
  await page.goto('/conta')
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/timeline')
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Linha do tempo' })).toBeVisible()
})
