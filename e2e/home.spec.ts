import { featuredOf, storeOf } from './answers.ts'
import { expect, test } from './fixtures.ts'

const price = /^R\$\s\d{1,3}(\.\d{3})*,\d{2}$/

test('opened directly, the home page is itself and not the page of unknown addresses', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo vestido começa com um traço')
  await expect(page).toHaveTitle(/^Alva de Maio · /)
})

test('the hero leads to the collections', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('main').locator('section').first()
  await expect(hero.getByRole('link', { name: 'Ver a coleção' })).toHaveAttribute('href', '/colecoes')
})

test('the about teaser leads to the atelier’s story', async ({ page }) => {
  await page.goto('/')
  const teaser = page.getByRole('region', { name: /Do croqui ao altar/ })
  await expect(teaser.getByRole('link')).toHaveAttribute('href', '/sobre')
  await expect(teaser.getByRole('listitem')).toHaveCount(4)
})

test('the arches lead to the collections that hold something', async ({ page, request }) => {
  const { collections } = await storeOf(request)
  await page.goto('/')
  const arches = page.getByRole('region', { name: 'Qual é a sua linha?' })
  for (const { name } of collections) {
    const link = arches
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .locator('visible=true')
      .first()
    await expect(link).toHaveAttribute('href', `/colecoes?${new URLSearchParams({ collection: name })}`)
  }
})

test('DESTAQUES shows featured products only, three at most, each as a card', async ({ page, request }) => {
  const featured = await featuredOf(request)
  expect(featured.length).toBeGreaterThan(3)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'DESTAQUES', exact: true })).toBeVisible()
  const cards = page.getByRole('region', { name: 'DESTAQUES' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    const name = await card.getByRole('heading').innerText()
    const product = featured.find((candidate) => candidate.name === name)
    await expect(card.getByRole('link')).toHaveAttribute('href', `/produto/${product?.id}`)
    await expect(card.getByText(price)).toBeVisible()
    await card.scrollIntoViewIfNeeded()
    await expect
      .poll(() => card.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('no piece of the page reaches beyond its edge', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width}`).toBe(0)
  }
})

test('every control is at least 44 pixels high', async ({ page }) => {
  await page.goto('/')
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, input:not([tabindex="-1"])')]
      .filter((control) => control.checkVisibility() && control.closest('article') === null)
      .filter((control) => control.getBoundingClientRect().height < 44)
      .map((control) => control.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
})
