import type { Route } from '@playwright/test'
import { aTicket } from '@shop/api/testing/factories'
import sharp from 'sharp'
import { aCustomer, expectToast, refusal } from './account-forms.ts'
import { asCustomer } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { answerOfAtelier, message, reply, send } from './support-page.ts'

const HOLE = 'A barra do Açucena ainda pode ser ajustada?'

test('a ticket shows its subject, status and thread: the atelier on the left, the customer on the right', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id, subject: 'Barra do vestido' })
  await answerOfAtelier(db, id, 'Pode sim. Traga o sapato.')
  await page.goto(`/suporte/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barra do vestido')
  await expect(page.getByText('Status: Aguardando Resposta')).toBeVisible()
  const own = message(page, 'Posso provar no sábado?')
  const atelier = message(page, 'Pode sim. Traga o sapato.')
  await expect(own).toContainText(/Você · \d\d:\d\d/)
  await expect(atelier).toContainText(/Ateliê · \d\d:\d\d/)
  const [log, left, right] = [
    await page.getByRole('log').boundingBox(),
    await atelier.boundingBox(),
    await own.boundingBox(),
  ]
  if (!log || !left || !right) throw new Error('not drawn')
  expect(left.x).toBeCloseTo(log.x, 0)
  expect(right.x + right.width).toBeCloseTo(log.x + log.width, 0)
  await page.getByRole('link', { name: 'Voltar ao suporte' }).click()
  await expect(page).toHaveURL('/suporte')
  await expect(page.getByRole('main').getByRole('link', { name: 'Barra do vestido' })).toBeVisible()
})

test('an admin comes back to the desk, sees who writes, and closes and opens the ticket', async ({
  page,
  db,
  signIn,
}) => {
  const user = await aCustomer(db, { name: 'Marina Duarte' })
  const { id } = await aTicket(db, { userId: user.id })
  await signIn('admin')
  await page.goto(`/suporte/${id}`)
  await expect(page.getByRole('link', { name: 'Voltar ao painel' })).toHaveAttribute('href', '/admin')
  await expect(message(page, 'Posso provar')).toContainText('Marina Duarte')
  await page.getByRole('button', { name: 'Fechar ticket' }).click()
  await expect(page.getByText('Status: Fechado')).toBeVisible()
  await page.getByRole('button', { name: 'Reabrir ticket' }).click()
  await expect(page.getByText('Status: Aberto')).toBeVisible()
})

test('while the ticket loads a spinner turns', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id })
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(`**/api/support/${id}`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/suporte/${id}`)
  await expect(page.getByRole('status').filter({ hasText: 'Carregando ticket...' })).toBeVisible()
  await expect(page.getByRole('main').locator('.spinner')).toBeVisible()
  answer()
  await expect(page.getByRole('main').locator('.spinner')).toHaveCount(0)
})

test('a ticket that does not exist, or is somebody else’s, is not found', async ({ page, db }) => {
  await asCustomer(page, db)
  const other = await aTicket(db, { userId: (await aCustomer(db)).id, subject: 'De outra pessoa' })
  for (const id of ['999999999', '9999999999', String(other.id), 'abc']) {
    await page.goto(`/suporte/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticket não encontrado.')
  }
})

test('a ticket that cannot be loaded says so, with a way to ask again', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id })
  for (const fail of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 500, body: '' }),
  ]) {
    await page.route(`**/api/support/${id}`, fail)
    await page.goto(`/suporte/${id}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Falha ao carregar o ticket.', {
      timeout: 15_000,
    })
    await page.unroute(`**/api/support/${id}`)
  }
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(message(page, 'Posso provar')).toBeVisible()
})

test('a reply stands in the thread at once, and blanks are not sent', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id, status: 'awaiting_reply' })
  await page.goto(`/suporte/${id}`)
  for (const blank of ['', '   \n ']) {
    await reply(page).fill(blank)
    await send(page).click()
    await expect(reply(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(reply(page)).toBeFocused()
  }
  await reply(page).fill(HOLE)
  await page.keyboard.press('Control+Enter')
  await expect(message(page, HOLE)).toBeVisible()
  await expect(reply(page)).toHaveValue('')
  await expect(reply(page)).toBeFocused()
  await expect(page.getByText('Status: Aberto')).toBeVisible()
  const texts = await db
    .selectFrom('ticketMessages')
    .select('text')
    .where('ticketId', '=', id)
    .orderBy('id')
    .execute()
  expect(texts.map(({ text }) => text)).toEqual(['Posso provar no sábado?', HOLE])
})

test('a reply that fails says why and keeps the draft, through other pages too', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id })
  await page.route(`**/api/support/${id}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill(refusal(503, 'unavailable', 'Volte já.'))
      : route.continue(),
  )
  await page.goto(`/suporte/${id}`)
  await reply(page).fill(HOLE)
  await send(page).click()
  await expectToast(page, 'Erro ao enviar resposta', 'Volte já.')
  await expect(reply(page)).toHaveValue(HOLE)
  await page.getByRole('link', { name: 'Voltar ao suporte' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Prova do vestido' }).click()
  await expect(reply(page)).toHaveValue(HOLE)
})

test('a closed ticket takes no reply, also when it is closed while somebody writes', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id })
  await page.goto(`/suporte/${id}`)
  await reply(page).fill(HOLE)
  await db.updateTable('tickets').set({ status: 'closed' }).where('id', '=', id).execute()
  await send(page).click()
  await expectToast(page, 'Erro ao enviar resposta', 'Este ticket está fechado.')
  await expect(reply(page)).toBeDisabled()
  await expect(send(page)).toBeDisabled()
  await expect(page.getByText('Status: Fechado')).toHaveCSS('background-color', 'rgb(243, 236, 227)')
  await expect(reply(page)).toHaveValue(HOLE)
})

test('an answer appears by itself while the ticket is open, and an unchanged one costs nothing', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id })
  const statuses: number[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === `/api/support/${id}`) statuses.push(response.status())
  })
  await page.goto(`/suporte/${id}`)
  await expect(message(page, 'Posso provar')).toBeVisible()
  await expect.poll(() => statuses, { timeout: 12_000 }).toContain(304)
  await answerOfAtelier(db, id, 'Chegou uma resposta.')
  await expect(message(page, 'Chegou uma resposta.')).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText('Status: Aguardando Resposta')).toBeVisible()
})

test('pictures travel with a message, are shown before it is sent, and open large afterwards', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id })
  await page.goto(`/suporte/${id}`)
  const buffer = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#7a3f36' } })
    .png()
    .toBuffer()
  const picker = page.locator('main input[type=file]')
  await expect(page.getByRole('button', { name: 'Anexar fotos' })).toBeEnabled()
  await picker.setInputFiles([
    { name: 'barra.png', mimeType: 'image/png', buffer },
    { name: 'sapato.png', mimeType: 'image/png', buffer },
  ])
  const tray = page.getByRole('list', { name: 'Fotos da mensagem' })
  await expect(tray.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remover sapato.png' }).click()
  await expect(tray.getByRole('listitem')).toHaveCount(1)
  await expect(tray.getByRole('progressbar')).toHaveCount(0)
  await reply(page).fill('Esta é a barra.')
  await send(page).click()
  const sent = message(page, 'Esta é a barra.')
  const small = sent.getByRole('button', { name: /^Ampliar / })
  await expect(small).toBeVisible()
  await expect(tray).toHaveCount(0)
  await small.click()
  const large = page.getByRole('dialog').getByRole('img')
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
  await page.keyboard.press('Escape')
  await expect(small).toBeFocused()
})

test('a file that is no picture, or one too many, is refused with the reason', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id })
  await page.goto(`/suporte/${id}`)
  await expect(page.getByRole('button', { name: 'Anexar fotos' })).toBeEnabled()
  const picker = page.locator('main input[type=file]')
  await picker.setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText('Envie fotos em JPG, PNG ou WebP, de até 10 MB cada.')).toBeVisible()
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const many = [1, 2, 3, 4, 5, 6].map((n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer }))
  await picker.setInputFiles(many)
  await expect(page.getByText('Cada mensagem leva até 5 fotos.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Fotos da mensagem' }).getByRole('listitem')).toHaveCount(5)
})

test('an upload that fails is told at its picture, and the message can go without it', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id })
  await page.route('**/attachments', (route) => route.fulfill(refusal(503, 'unavailable', 'Volte já.')))
  await page.goto(`/suporte/${id}`)
  await expect(page.getByRole('button', { name: 'Anexar fotos' })).toBeEnabled()
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'barra.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('list', { name: 'Fotos da mensagem' }).getByText('Volte já.')).toBeVisible()
  await reply(page).fill('Vai sem foto.')
  await send(page).click()
  await expect(message(page, 'Vai sem foto.')).toBeVisible()
})
