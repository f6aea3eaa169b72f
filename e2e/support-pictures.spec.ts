import { aTicket } from '@shop/test-kit/factories'
import sharp from 'sharp'
import { errorResponse, expectToast } from './account-forms.ts'
import { asCustomer } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { message, reply, send } from './support-page.ts'

test('pictures are sent with a message, are shown before it is sent, and open large afterwards', async ({
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

test('a file that is not a picture, or one too many, is rejected with the reason; a failed upload is reported at its picture, and the message can be sent without it', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id })
  await page.goto(`/suporte/${id}`)
  await expect(page.getByRole('button', { name: 'Anexar fotos' })).toBeEnabled()
  const picker = page.locator('main input[type=file]')
  await picker.setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText('Envie fotos em JPG, PNG ou WebP, de até 10 MB cada.')).toBeVisible()

  await page.route('**/attachments', (route) => route.fulfill(errorResponse(503, 'unavailable', 'Volte já.')))
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const many = [1, 2, 3, 4, 5, 6].map((n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer }))
  await picker.setInputFiles(many)
  await expect(page.getByText('Cada mensagem leva até 5 fotos.')).toBeVisible()
  const tray = page.getByRole('list', { name: 'Fotos da mensagem' })
  await expect(tray.getByRole('listitem')).toHaveCount(5)
  await expect(tray.getByText('Volte já.')).toHaveCount(5)
  await reply(page).fill('Vai sem foto.')
  await send(page).click()
  await expect(message(page, 'Vai sem foto.')).toBeVisible()
})

test('a picture is sent with a new ticket, and a failed upload does not block opening it', async ({
  page,
  db,
}) => {
  await asCustomer(page, db)
  const buffer = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#7a3f36' } })
    .png()
    .toBuffer()
  const open = async (subject: string) => {
    await page.goto('/suporte')
    await page.getByRole('button', { name: 'Abrir Novo Ticket' }).click()
    await page.getByLabel('Assunto').fill(subject)
    await page.getByLabel('Mensagem').fill('Veja a barra.')
    await page
      .locator('main input[type=file]')
      .setInputFiles({ name: 'barra.png', mimeType: 'image/png', buffer })
    await expect(page.getByRole('list', { name: 'Fotos da mensagem' }).getByRole('listitem')).toHaveCount(1)
    await send(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  }
  await open('Barra')
  await expect(message(page, 'Veja a barra.').getByRole('button', { name: /^Ampliar / })).toBeVisible()

  await page.route('**/attachments?*', (route) =>
    route.fulfill(errorResponse(503, 'unavailable', 'Volte já.')),
  )
  await open('Outra barra')
  await expectToast(page, 'Uma foto não foi enviada', 'Anexe-a na conversa, junto da próxima mensagem.')
  await expect(message(page, 'Veja a barra.')).toBeVisible()
})
