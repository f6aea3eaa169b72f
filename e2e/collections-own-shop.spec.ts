import { sql } from 'kysely'
import { cards, resultCount } from './collections-page.ts'
import { expect, test } from './fixtures.ts'

/** Shops of their own, because these change what every visitor would see. */
test.describe('the collection of a shop of its own', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => isMobile, 'the width makes no difference here')

  test('follows its products: list and count are those of now', async ({ page, ownShop }) => {
    const { url, db } = await ownShop()
    await page.goto(`${url}/colecoes?collection=Midi`)
    await expect(resultCount(page)).toHaveText('1 vestido encontrado')
    await sql`insert into products (name, description, price_cents, category_id, stock_available)
      select 'Violeta Curta', '', 310000, category_id, 3 from products where name = 'Violeta'`.execute(db)
    await expect(async () => {
      await page.reload()
      await expect(resultCount(page)).toHaveText('2 vestidos encontrados', { timeout: 100 })
    }).toPass()
    await expect(cards(page).filter({ hasText: 'Violeta Curta' })).toContainText('Últimas 3 unidades')
  })

  test('says why its list is missing, keeps no copy of that page, and tries again', async ({
    page,
    ownShop,
  }) => {
    const { url, db } = await ownShop()
    await sql`alter table products rename column description to description_away`.execute(db)
    const response = await page.goto(`${url}/colecoes?search=renda`)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('alert')).toHaveText('Ocorreu um erro. Tente novamente mais tarde.')
    await expect(page.getByText('Nenhum vestido encontrado')).toHaveCount(0)
    await sql`alter table products rename column description_away to description`.execute(db)
    await page.getByRole('link', { name: 'Tentar novamente' }).click()
    await expect(resultCount(page)).toHaveText(/^\d+ vestidos encontrados$/)
  })

  test('shows ninety-six at once at most, and beyond them the next ones with a way back', async ({
    page,
    ownShop,
  }) => {
    const { url, db } = await ownShop()
    await sql`insert into products (name, description, price_cents, category_id, stock_available)
      select 'Zínia ' || to_char(n, 'FM000'), '', 310000, (select min(id) from categories), 9
      from generate_series(1, 101) n`.execute(db)
    await page.goto(`${url}/colecoes?page=8`)
    await expect(page.getByText('Você viu 96 de 120')).toBeVisible()
    await expect(cards(page)).toHaveCount(96)
    await page.getByRole('link', { name: 'Ver mais vestidos' }).press('Enter')
    await expect(page.getByText('Você viu 108 de 120')).toBeVisible()
    await expect(cards(page)).toHaveCount(12)
    await expect(cards(page).first()).toContainText('Zínia 078')
    await expect(cards(page).first().getByRole('link')).toBeFocused()
    await page.getByRole('link', { name: 'Ver os vestidos anteriores' }).click()
    await expect(page).toHaveURL(/page=8$/)
    await expect(cards(page)).toHaveCount(96)
  })
})
