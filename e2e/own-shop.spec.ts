import { sql } from 'kysely'
import { expect, test } from './fixtures.ts'

/** Shops of their own, because these change what every visitor would see. */
test.describe('a shop of its own', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => isMobile, 'the width makes no difference here')

  test('without a featured product shows three samples that lead to the collections', async ({
    page,
    ownShop,
  }) => {
    const { url, db } = await ownShop()
    await db.updateTable('products').set({ featured: false }).execute()
    await page.goto(url)
    const cards = page.getByRole('region', { name: 'DESTAQUES' }).getByRole('article')
    await expect(cards).toHaveCount(3)
    for (const card of await cards.all()) {
      await expect(card.getByRole('link')).toHaveAttribute('href', '/colecoes')
      await expect(card.getByRole('heading')).not.toBeEmpty()
      await expect(card.getByText(/^R\$\s\d/)).toBeVisible()
      await card.scrollIntoViewIfNeeded()
      await expect
        .poll(() => card.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    }

    // One featured piece is enough to send the samples away.
    await sql`update products set featured = true where id = (select min(id) from products)`.execute(db)
    await expect(async () => {
      await page.reload()
      await expect(cards).toHaveCount(1, { timeout: 100 })
    }).toPass()
  })

  test('is called by its own name, shows its own contact data, and Pix only where it is accepted', async ({
    page,
    ownShop,
  }) => {
    const { url, db } = await ownShop({ PAYMENT_METHODS: 'card' })
    const renamed = {
      name: 'Flor de Lis',
      legalName: 'Flor de Lis Noivas Ltda.',
      email: 'oi@flordelis.example',
      phone: '(31) 3333-4444',
      whatsapp: '5531988887777',
      instagram: 'https://social.example/flordelis',
      facebook: 'https://social.example/flordelis-amigas',
      pinterest: 'https://social.example/flordelis-ideias',
      address: {
        street: 'Rua da Bahia',
        number: '1148',
        complement: 'Sala 7',
        neighborhood: 'Centro',
        city: 'Belo Horizonte',
        state: 'MG',
        zipCode: '30160-906',
      },
    }
    await sql`update settings set value = value || ${JSON.stringify(renamed)}::jsonb where key = 'store_profile'`.execute(
      db,
    )
    await page.goto(url)
    await expect(page).toHaveTitle(/^Flor de Lis · /)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Flor de Lis' }).first()).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Flor de Lis Noivas Ltda.')
    await expect(footer.getByRole('link', { name: renamed.email })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'WhatsApp (31) 98888-7777' })).toBeVisible()
    for (const [name, network] of [
      ['Instagram', renamed.instagram],
      ['Facebook', renamed.facebook],
      ['Pinterest', renamed.pinterest],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', network)
    }
    await expect(footer.getByRole('link', { name: renamed.phone })).toBeVisible()
    await expect(footer).toContainText('Rua da Bahia, 1148, Sala 7 · CentroBelo Horizonte, MG · 30160-906')
    await expect(page.locator('html')).not.toContainText('Alva de Maio')
    await expect(footer.getByRole('img', { name: 'Visa' })).toBeVisible()
    await expect(footer.getByRole('img', { name: 'Pix' })).toHaveCount(0)

    await page.goto(`${url}/contato`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: renamed.phone })).toHaveAttribute('href', 'tel:3133334444')
    await expect(main.getByRole('link', { name: 'WhatsApp (31) 98888-7777' })).toBeVisible()
    await expect(main.getByRole('link', { name: renamed.email })).toBeVisible()
    await expect(main).toContainText('Rua da Bahia, 1148, Sala 7Centro · Belo Horizonte, MGCEP 30160-906')
    await expect(page.locator('html')).not.toContainText('Alva de Maio')
  })

  test('stands with an error where the list would be, and keeps no copy of that page', async ({
    page,
    ownShop,
  }) => {
    const { url, db } = await ownShop()
    await sql`alter table products rename column description to description_away`.execute(db)
    const response = await page.goto(url)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toContain('no-store')
    const section = page.getByRole('region', { name: 'DESTAQUES' })
    await expect(section.getByText('Ocorreu um erro. Tente novamente mais tarde.')).toBeVisible()
    await expect(section.getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('says what happened when nothing works, gives a way home and the number to ask by', async ({
    page,
    ownShop,
  }) => {
    const { url, db } = await ownShop()
    await sql`alter table settings rename to settings_away`.execute(db)
    const response = await page.goto(url)
    expect(response?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await expect(page.getByText('esta página não pôde ser mostrada')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
    const requestId = response?.headers()['x-request-id'] ?? 'none'
    await expect(page.getByText(requestId)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')

    await sql`alter table settings_away rename to settings`.execute(db)
    await page.getByRole('link', { name: 'Voltar ao início' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo vestido começa com um traço')
  })
})
