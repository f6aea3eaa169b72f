import type { Page } from '@playwright/test'
import { aSession } from '@shop/test-kit/factories'
import { aCustomer, newEmail, signInWith } from '../account-forms.ts'
import { withCart } from '../cart-page.ts'
import { cards, expectConfirmation, next, payButton, soon, typeCard } from '../checkout-page.ts'
import { expect, test } from '../fixtures.ts'
import { toGuestPayment, veil } from '../guest-page.ts'
import { emailsTo } from '../mailbox.ts'

const articleOf = (page: Page, number: number) =>
  page.getByRole('article', { name: new RegExp(String(number)) })

test('a stranger who buys with the e-mail of a customer learns nothing about her and gains nothing of hers', async ({
  page,
  context,
  browser,
  db,
}) => {
  test.setTimeout(120_000)
  const victim = await aCustomer(db, { name: 'Helena Prado' })
  const [hers] = await db
    .insertInto('orders')
    .values({
      userId: victim.id,
      customerName: 'Helena Prado',
      customerEmail: victim.email,
      customerCpf: '11144477735',
      shippingAddress: 'Rua do Sigilo, 7',
      shippingCity: 'São Paulo',
      shippingState: 'SP',
      shippingZipCode: '01310-100',
      totalCents: 489_000,
      paymentState: 'paid',
      paidAt: new Date(),
      status: 'confirmed',
      stockState: 'sold',
    })
    .returning(['id', 'number'])
    .execute()
  if (hers === undefined) throw new Error('no order')

  // The stranger, with the victim's e-mail, sees what any guest sees.
  const responses: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return
    responses.push(await response.text().catch(() => ''))
  })
  await withCart(context, {}, veil)
  await toGuestPayment(page, victim.email)
  await typeCard(page, cards.good)
  await next(page).click()
  await payButton(page).click()
  await expectConfirmation(page, 'Beatriz')
  await expect(page.getByRole('heading', { name: 'Criar senha para acompanhar' })).toBeVisible(soon)
  await page.getByRole('textbox', { name: 'Senha' }).fill('renda-francesa-de-maio')
  await page.getByRole('button', { name: 'Criar senha' }).click()
  await expect(page.getByText('Falta confirmar o e-mail')).toBeVisible(soon)
  const seen = `${await page.content()}\n${responses.join('\n')}`
  for (const text of ['Helena', 'Prado', 'Sigilo', '111.444', String(hers.number)])
    expect(seen).not.toContain(text)

  const strangers = await db
    .selectFrom('orders')
    .select(['id', 'number', 'userId', 'isGuest'])
    .where('customerEmail', '=', victim.email)
    .where('id', '<>', hers.id)
    .executeTakeFirstOrThrow()
  expect(strangers).toMatchObject({ userId: null, isGuest: true })

  // The tab's link opens the stranger's order alone, and claims neither.
  const stored = await page.evaluate(() => sessionStorage.getItem('atelier.order-link'))
  const [, token = ''] = stored?.split(' ') ?? []
  const link = { headers: { 'x-order-token': token } }
  expect((await page.request.get(`/api/orders/${strangers.id}`, link)).status()).toBe(200)
  for (const call of ['claim-email', 'payment', 'withdrawal', 'links/revoke']) {
    const response = await page.request.post(`/api/orders/${hers.id}/${call}`, { ...link, data: {} })
    expect([call, response.status()]).toEqual([call, 404])
  }
  expect((await page.request.get(`/api/orders/${hers.id}`, link)).status()).toBe(404)
  const accomplice = await aSession(db, await aCustomer(db))
  const claim = await page.request.post('/api/orders/claim', {
    headers: { authorization: `Bearer ${accomplice.token}` },
    data: { token },
  })
  expect(claim.status()).toBe(404)

  // She gets the e-mails of the order that was placed with her address, and the notice about her account; no more.
  const inbox = await emailsTo(victim.email, 2)
  expect(inbox.map(({ subject }) => subject.replace(/\d[\d.]*/, '…')).sort()).toEqual([
    'Pedido nº … confirmado - Alva de Maio',
    'Você já tem uma conta - Alva de Maio',
  ])

  // Her account shows her own order, until the link that was mailed for this purpose proves the mailbox.
  const home = await browser.newContext()
  const hersPage = await home.newPage()
  await hersPage.goto('/login')
  await signInWith(hersPage, victim.email)
  await expect(hersPage).toHaveURL(/\/conta/, soon)
  await expect(articleOf(hersPage, hers.number)).toBeVisible(soon)
  await expect(articleOf(hersPage, strangers.number)).toHaveCount(0)
  const request = await page.request.post(`/api/orders/${strangers.id}/claim-email`, link)
  expect(request.status()).toBe(202)
  const mailed = (await emailsTo(victim.email, 3)).at(-1)
  const path = /\/pedido\/guardar\/[\w-]{43}/.exec(mailed?.text ?? '')?.[0] ?? ''
  await hersPage.goto(path)
  await expect.poll(() => ownerOf(strangers.id)).toBe(victim.id)
  expect(await ownerOf(hers.id)).toBe(victim.id)
  await home.close()

  function ownerOf(id: number) {
    const order = db.selectFrom('orders').select('userId').where('id', '=', id)
    return order.executeTakeFirstOrThrow().then(({ userId }) => userId)
  }
})

test('an e-mail without an account is answered alike at the checkout', async ({ page, context }) => {
  await withCart(context, {}, veil)
  await toGuestPayment(page, newEmail())
  await typeCard(page, cards.good)
  await next(page).click()
  await payButton(page).click()
  await expectConfirmation(page, 'Beatriz')
  await page.getByRole('textbox', { name: 'Senha' }).fill('renda-francesa-de-maio')
  await page.getByRole('button', { name: 'Criar senha' }).click()
  await expect(page.getByText('Falta confirmar o e-mail')).toBeVisible(soon)
})
