import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'
import { cards } from './collections-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Avaliações' })

/** Separate shops, because these tests change what every visitor would see. */
test.describe('in a separate shop', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => isMobile, 'the width makes no difference here')
  test.slow()

  test('a product without reviews or without pictures says so, markup in its texts is shown as text, and reviews that cannot be fetched are left out of a page that is not cached', async ({
    page,
    ownShop,
  }) => {
    const { url, db } = await ownShop()
    const name = 'Lis</script><script>document.title="away"</script><!-- <script>'
    await sql`delete from reviews where product_id = 4`.execute(db)
    await sql`delete from product_images where product_id = 2`.execute(db)
    await sql`update products set name = ${name}, description = ${name} where id = 12`.execute(db)
    await sql`update reviews set title = ${name}, comment = ${name} where product_id = 12`.execute(db)

    await test.step('it has no reviews', async () => {
      await page.goto(`${url}/produto/4`)
      await expect(
        reviewsOf(page).getByText(/^Ainda sem avaliações\. Já vestiu a .+\? Conte como foi\.$/),
      ).toBeVisible()
      await expect(page.getByRole('img', { name: /de 5 estrelas/ })).toHaveCount(0)
      const described = page.locator('script[type="application/ld+json"]').first()
      await expect(described).not.toContainText('aggregateRating')
      await expectNoViolations(page)
    })

    await test.step('it has no pictures', async () => {
      await page.goto(`${url}/produto/2`)
      await expect(page.getByRole('main').getByRole('img', { name: 'Sem foto' })).toBeVisible()
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/share\.jpg$/)
      await expectNoViolations(page)
    })

    await test.step('its texts contain markup or a script', async () => {
      const html = await (await page.request.get(`${url}/produto/12`)).text()
      const [, block = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
      const review = [{ name }, { name }, { name }]
      expect(JSON.parse(block)).toMatchObject({ '@type': 'Product', name, review })
      await page.goto(`${url}/produto/12`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveTitle(`${name} · Alva de Maio`)
      await expect(reviewsOf(page).getByRole('heading', { level: 3 })).toHaveText([name, name, name])
    })

    await test.step('its reviews cannot be fetched', async () => {
      await sql`alter table reviews rename column comment to comment_away`.execute(db)
      const response = await page.goto(`${url}/produto/1`)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['cache-control']).toContain('no-store')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Açucena')
      await expect(page.getByText(/^R\$\s6\.890,00$/).first()).toBeVisible()
      await expect(reviewsOf(page)).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Notificações' }).getByRole('listitem')).toHaveCount(0)
      await expect(page.getByText('Falha ao carregar avaliações.')).toHaveCount(0)
      await expectNoViolations(page)
      await sql`alter table reviews rename column comment_away to comment`.execute(db)
      await page.reload()
      await expect(reviewsOf(page).getByRole('article')).toHaveCount(3)
    })
  })

  test('five reviews and ninety-six products are shown at first, and all the others on demand', async ({
    page,
    ownShop,
  }) => {
    const { url, db } = await ownShop()
    await addReviews(db, 130)
    await page.goto(`${url}/produto/1`)
    const items = reviewsOf(page).getByRole('article').locator('visible=true')
    await expect(reviewsOf(page).getByText('133 avaliações', { exact: true })).toBeVisible()
    await expect(items).toHaveCount(5)
    await reviewsOf(page).getByText('Ver todas as 133 avaliações').click()
    await expect(items).toHaveCount(100)

    // A review is added in between: no review may be shown twice or left out.
    await addReviews(db, 1)
    await page.route('**/api/reviews*', (route) => route.abort(), { times: 1 })
    const more = reviewsOf(page).getByRole('button', { name: 'Ver mais avaliações' })
    await more.click()
    const failed = 'Não foi possível carregar mais avaliações. Tente de novo.'
    await expect(reviewsOf(page).getByText(failed)).toBeVisible()
    await more.click()
    await expect(items).toHaveCount(133)
    await expect(more).toBeHidden()
    await expect(reviewsOf(page).getByText(failed)).toBeHidden()
    const titles = await reviewsOf(page).getByRole('heading', { level: 3 }).allInnerTexts()
    expect(new Set(titles.filter((title) => title.startsWith('Nota '))).size).toBe(130)

    await sql`insert into products (name, description, price_cents, category_id, stock_available)
      select 'Zínia ' || to_char(n, 'FM000'), '', 310000, (select min(id) from categories), 9
      from generate_series(1, 101) n`.execute(db)
    await page.goto(`${url}/colecoes?page=8`)
    await expect(page.getByText('Você viu 96 de 120')).toBeVisible()
    await expect(cards(page)).toHaveCount(96)
    await page.getByRole('link', { name: 'Ver mais peças' }).press('Enter')
    await expect(page.getByText('Você viu 108 de 120')).toBeVisible()
    await expect(cards(page)).toHaveCount(12)
    await expect(cards(page).first()).toContainText('Zínia 078')
    await expect(cards(page).first().getByRole('link')).toBeFocused()
    await page.getByRole('link', { name: 'Ver as peças anteriores' }).click()
    await expect(page).toHaveURL(/page=8$/)
    await expect(cards(page)).toHaveCount(96)
  })
})

async function addReviews(db: Db, count: number) {
  await sql`
    with people as (
      insert into users (email, name, password_hash)
      select gen_random_uuid() || '@exemplo.test', 'Noiva Feliz', 'x' from generate_series(1, ${count}::int)
      returning id
    )
    insert into reviews (product_id, user_id, rating, title, comment)
    select 1, id, 5, 'Nota ' || id, 'Perfeito.' from people`.execute(db)
}
