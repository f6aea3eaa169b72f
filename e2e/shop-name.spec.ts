import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'

const LONG = 'Ateliê Flor de Lis das Acácias'

test('a shop name of thirty characters is shown in full in the header, on the smallest phone too', async ({
  page,
  adminShop: { url, db },
}) => {
  expect(LONG).toHaveLength(30)
  const settings = db.selectFrom('settings').select('value').where('key', '=', 'store_profile')
  const { value } = await settings.executeTakeFirstOrThrow()
  const save = (profile: unknown) =>
    db
      .updateTable('settings')
      .set({ value: JSON.stringify(profile) })
      .where('key', '=', 'store_profile')
      .execute()
  const brand = page
    .getByRole('banner')
    .getByRole('link')
    .filter({ hasText: /Alva de Maio|Flor de Lis/i })
    .first()
  for (const name of ['Alva de Maio', LONG]) {
    await save({ ...(value as object), name })
    await expect(async () => {
      await page.goto(`${url}/sobre`)
      await expect(brand).toHaveText(name)
    }).toPass()
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await brand
        .locator('span')
        .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
          scrollWidth - clientWidth,
          scrollHeight - clientHeight,
        ])
      expect(Math.max(...cut), `${name} at ${width}`).toBeLessThanOrEqual(2)
    }
  }
  await save(value)
})
