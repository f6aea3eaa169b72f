import type { Locator, Page, Route } from '@playwright/test'
import { anOrder, aTicket } from '@shop/test-kit/factories'
import { aCustomer, errorResponse, expectToast } from './account-forms.ts'
import { asCustomer } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { message, reply, replyOfAtelier, send } from './support-page.ts'
import { expectNoViolations } from './violations.ts'

const HOLE = 'A barra do Açucena ainda pode ser ajustada?'

const SECOND = 1000

test('a ticket loads with a spinner and shows subject, status and thread, the atelier on the left and the customer on the right; a new reply appears by itself, and polling an unchanged ticket returns 304', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id, subject: 'Barra do vestido' })
  const address = `**/api/support/${id}`
  const { promise: held, resolve: respond } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.goto(`/suporte/${id}`)
  await expect(page.getByRole('status').filter({ hasText: 'Carregando ticket...' })).toBeVisible()
  await expect(page.getByRole('main').locator('.spinner')).toBeVisible()
  respond()
  await expect(page.getByRole('main').locator('.spinner')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barra do vestido')
  await expect(page.getByText('Status: Aberto')).toBeVisible()
  const own = message(page, 'Posso provar no sábado?')
  await expect(own).toContainText(/Você · \d\d:\d\d/)

  await page.unroute(address)
  const unchanged = page.waitForResponse(address)
  await page.clock.runFor(5 * SECOND)
  expect((await unchanged).status()).toBe(304)
  await replyOfAtelier(db, id, 'Pode sim. Traga o sapato.')
  await page.clock.runFor(5 * SECOND)
  const atelier = message(page, 'Pode sim. Traga o sapato.')
  await expect(atelier).toContainText(/Ateliê · \d\d:\d\d/)
  await expect(page.getByText('Status: Aguardando Resposta')).toBeVisible()
  await expectSides(page, atelier, own)
  await page.getByRole('link', { name: 'Voltar ao suporte' }).click()
  await expect(page).toHaveURL('/suporte')
  await expect(page.getByRole('main').getByRole('link', { name: 'Barra do vestido' })).toBeVisible()
})

async function expectSides(page: Page, atelier: Locator, own: Locator) {
  const [log, left, right] = [
    await page.getByRole('log').boundingBox(),
    await atelier.boundingBox(),
    await own.boundingBox(),
  ]
  if (!log || !left || !right) throw new Error('not rendered')
  expect(left.x).toBeCloseTo(log.x, 0)
  expect(right.x + right.width).toBeCloseTo(log.x + log.width, 0)
}

test('an admin replies inside the admin area, sees the customer and her orders, and closes and reopens the ticket', {
  tag: '@wide',
}, async ({ page, db, signIn, isMobile }) => {
  const user = await aCustomer(db, { name: 'Marina Duarte' })
  const { id } = await aTicket(db, { userId: user.id })
  const order = await anOrder(db, { userId: user.id, customerEmail: user.email, status: 'ready' })
  await signIn('admin')
  await page.goto(`/suporte/${id}`)
  await expect(page.getByRole('link', { name: 'Voltar ao painel' })).toHaveAttribute('href', '/admin')
  const tabs = page.getByRole('navigation', { name: 'Ateliê' })
  if (isMobile) await tabs.getByRole('button', { name: /^Mais/ }).click()
  const place = isMobile ? page.getByRole('dialog', { name: 'Mais' }) : tabs
  await expect(place.getByRole('link', { name: /^Suporte/ })).toHaveAttribute('aria-current', 'page')
  if (isMobile) await page.keyboard.press('Escape')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const orders = page.getByRole('region', { name: 'Pedidos da cliente' })
  await expect(orders.getByRole('listitem')).toHaveText(new RegExp(`Pedido nº ${order.number}.*Pronto`))
  await expect(orders.getByRole('link', { name: `Pedido nº ${order.number}` })).toHaveAttribute(
    'href',
    `/admin/pedidos/${order.number}`,
  )
  await expectNoViolations(page)
  await expect(message(page, 'Posso provar')).toContainText('Marina Duarte')
  await page.getByRole('button', { name: 'Fechar ticket' }).click()
  await expect(page.getByText('Status: Fechado')).toBeVisible()
  await page.getByRole('button', { name: 'Reabrir ticket' }).click()
  await expect(page.getByText('Status: Aberto')).toBeVisible()
  await db.deleteFrom('orders').where('id', '=', order.id).execute()
})

test('a ticket that does not exist, or belongs to another account, is not found', async ({ page, db }) => {
  await asCustomer(page, db)
  const other = await aTicket(db, { userId: (await aCustomer(db)).id, subject: 'De outra pessoa' })
  for (const id of ['999999999', '9999999999', String(other.id), 'abc']) {
    await page.goto(`/suporte/${id}`)
    await expect(page.getByRole('heading', { level: 1 }), id).toHaveText('Ticket não encontrado.')
  }
})

test('a ticket that cannot be loaded shows an error, with a retry button', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id })
  await page.clock.install()
  for (const fail of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 500, body: '' }),
  ]) {
    let tries = 0
    await page.route(`**/api/support/${id}`, (route) => {
      tries += 1
      return fail(route)
    })
    await page.goto(`/suporte/${id}`)
    // The page retries by itself, one second and two seconds later.
    const triesSoon = async () => {
      await page.clock.fastForward(SECOND)
      return tries
    }
    await expect.poll(triesSoon, { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Falha ao carregar o ticket.')
    await page.unroute(`**/api/support/${id}`)
  }
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(message(page, 'Posso provar')).toBeVisible()
})

test('blank replies are not sent, a failed reply shows the reason and stays a draft, on other pages too, and once sent appears in the thread at once', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id, status: 'awaiting_reply' })
  const address = `**/api/support/${id}`
  await page.goto(`/suporte/${id}`)
  for (const blank of ['', '   \n ']) {
    await reply(page).fill(blank)
    await send(page).click()
    await expect(reply(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(reply(page)).toBeFocused()
  }
  await page.route(address, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill(errorResponse(503, 'unavailable', 'Volte já.'))
      : route.continue(),
  )
  await reply(page).fill(HOLE)
  await send(page).click()
  await expectToast(page, 'Erro ao enviar resposta', 'Volte já.')
  await expect(reply(page)).toHaveValue(HOLE)
  await page.getByRole('link', { name: 'Voltar ao suporte' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Prova do vestido' }).click()
  await expect(reply(page)).toHaveValue(HOLE)

  await page.unroute(address)
  await reply(page).focus()
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

test('a closed ticket accepts no reply, also when it is closed while the customer is writing', async ({
  page,
  db,
}) => {
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
