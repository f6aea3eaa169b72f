import { sql } from 'kysely'
import { warm } from '../bench/lib/demo-shop.ts'
import { expectToast } from './account-forms.ts'
import { storeOf } from './answers.ts'
import { expect, test } from './fixtures.ts'

test('the page promises an answer within 24 hours and shows how the atelier is reached', async ({
  page,
  request,
}) => {
  const { profile } = await storeOf(request)
  await page.goto('/contato')
  const main = page.getByRole('main')
  await expect(main.getByText('Resposta em até 24 horas')).toBeVisible()
  for (const title of ['Horário de atendimento', 'Telefone e WhatsApp', 'E-mail', 'Endereço']) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(main.getByText(`${profile.address.street}, ${profile.address.number}`)).toBeVisible()
  await expect(main.getByRole('img', { name: /^Mapa ilustrativo/ })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Abrir no mapa' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\//,
  )
})

test('it shows the opening hours of the week, with Sunday closed', async ({ page }) => {
  await page.goto('/contato')
  const rows = page.getByRole('main').locator('dl > div')
  await expect(rows).toHaveText(['Segunda a Sexta9h às 18h', 'Sábado9h às 13h', 'DomingoFechado'])
})

for (const [moment, words] of [
  ['2026-11-16T10:00:00-03:00', 'Aberto agora, até 18h'],
  ['2026-11-21T14:00:00-03:00', 'Fechado agora, abre segunda às 9h'],
] as const) {
  test(`at ${moment} it says: ${words}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment))
    await page.goto('/contato')
    await expect(page.getByText(words)).toBeVisible()
  })
}

test('the quick buttons call, write on WhatsApp and write an e-mail, as the store profile has them', async ({
  page,
  request,
}) => {
  const { profile } = await storeOf(request)
  await page.goto('/contato')
  const quick = page.getByRole('list', { name: 'Contato rápido' })
  await expect(quick.getByRole('link', { name: 'Ligar Agora' })).toHaveAttribute('href', 'tel:1100000000')
  await expect(quick.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/${profile.whatsapp}`,
  )
  await expect(quick.getByRole('link', { name: 'E-mail Direto' })).toHaveAttribute(
    'href',
    `mailto:${profile.email}`,
  )
})

test.describe('a shop of its own', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => isMobile, 'the width makes no difference here')

  test('a quick button without its datum says that it is not there yet', async ({ page, ownShop }) => {
    const { url, db } = await ownShop()
    const nothing = JSON.stringify({ phone: null, whatsapp: null, email: null })
    await sql`update settings set value = value || ${nothing}::jsonb where key = 'store_profile'`.execute(db)
    // A shop that has just been opened on a busy machine turns some of its first visitors away.
    await warm(`${url}/contato`)
    for (const name of ['Ligar Agora', 'WhatsApp', 'E-mail Direto']) {
      await page.goto(`${url}/contato`, { waitUntil: 'networkidle' })
      await page.getByRole('list', { name: 'Contato rápido' }).getByRole('button', { name }).click()
      await expectToast(page, 'Funcionalidade não implementada', 'Em breve você poderá usar este recurso.')
    }
  })
})
