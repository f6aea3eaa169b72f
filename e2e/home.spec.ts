import { expect, test } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { storeOf } from './responses.ts'

test('the home page links to each collection and shows the pictures of DESTAQUES, has controls high enough for touch and fits every width', async ({
  page,
  request,
}) => {
  const { collections } = await storeOf(request)
  expect(collections.length).toBeGreaterThan(0)
  await page.goto('/')
  const arches = page.getByRole('region', { name: 'Qual é a sua silhueta?' })
  for (const { name } of collections) {
    const link = arches.getByRole('link', { name: new RegExp(`^${name}`) }).locator('visible=true')
    await expect(link.first()).toHaveAttribute(
      'href',
      `/colecoes?${new URLSearchParams({ collection: name })}`,
    )
  }

  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, input:not([tabindex="-1"])')]
      .filter((control) => control.checkVisibility() && control.closest('article') === null)
      .filter((control) => control.getBoundingClientRect().height < 44)
      .map((control) => control.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])

  const cards = page.getByRole('region', { name: 'DESTAQUES' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByText(/^R\$\s/)).toBeVisible()
    await expect
      .poll(() => card.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  }

  await expectToFit(page, [320, 390, 768, 1024, 1440, 1920])
})
