import { sql } from 'kysely'
import { parse } from 'node-html-parser'
import { expectToastOnce } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'
import { find, textOf } from './http/fixtures.ts'
import { newsletterButton, scrollTo } from './shop-page.ts'

test('the contact page says whether the atelier is open now, and until or from when', async ({ page }) => {
  for (const [moment, text] of [
    ['2026-11-16T10:00:00-03:00', 'Aberto agora, até 18h'],
    ['2026-11-21T14:00:00-03:00', 'Fechado agora, abre segunda às 9h'],
  ] as const) {
    await page.clock.setFixedTime(new Date(moment))
    await page.goto('/contato')
    await expect(page.getByText(text)).toBeVisible()
  }
})

test('in a shop without contact data the quick buttons say that they are not available yet, and where PIX is not accepted no question mentions it', async ({
  page,
  ownShop,
  request,
}) => {
  const { url, db } = await ownShop({ PAYMENT_METHODS: 'card' })
  const nothing = JSON.stringify({ phone: null, whatsapp: null, email: null })
  await sql`update settings set value = value || ${nothing}::jsonb where key = 'store_profile'`.execute(db)
  // A shop that has just started on a busy machine rejects some of its first requests.
  await expect(async () => {
    expect((await page.goto(`${url}/contato`))?.status()).toBe(200)
  }).toPass()
  await scrollTo(newsletterButton(page))
  await expect(newsletterButton(page)).toBeEnabled()
  const title = 'Funcionalidade não implementada'
  for (const name of ['Ligar Agora', 'WhatsApp', 'E-mail Direto']) {
    await page.getByRole('list', { name: 'Contato rápido' }).getByRole('button', { name }).click()
    await expectToastOnce(page, title, 'Em breve você poderá usar este recurso.')
  }

  const questions = find(parse(await (await request.get(`${url}/faq`)).text()), 'main')
  expect(textOf(questions)).toContain('Aceitamos os principais cartões de crédito.')
  expect(textOf(questions)).not.toMatch(/pix/i)
})
