import { products } from '@shop/contract/products'
import { cards } from './collections-page.ts'
import { expect, test } from './fixtures.ts'
import { shiftSoFar, watchLayoutShift } from './layout-shift.ts'
import { productOf } from './responses.ts'
import { openReady } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

test('choosing a colour shows its pictures without moving anything, and fetches them once the visitor points at it', {
  tag: '@wide',
}, async ({ page, request }) => {
  const { pictures, colors } = await productOf(request, 1)
  const ofColor = (wanted: string) => pictures.filter(({ color }) => color === wanted)
  const hash = (url: string) => url.replace(/^\/media\/|\.webp$/g, '')
  const requested: string[] = []
  page.on('request', (sent) => requested.push(sent.url()))
  await watchLayoutShift(page)
  await openReady(page, '/produto/1')
  const gallery = page.getByRole('region', { name: 'Fotos' })
  const shown = gallery.getByRole('link', { name: /^Ampliar:/ })
  expect(colors).toEqual(['Off-White', 'Branco', 'Marfim'])
  await expect(shown).toHaveCount(4)
  await expect(shown.first()).toHaveAccessibleName(`Ampliar: ${ofColor('Off-White')[0]?.alt}`)

  const ivory = ofColor('Marfim')
  const first = hash(ivory[0]?.url ?? '-')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => ivory.some(({ url: file }) => url.includes(hash(file))))).toEqual([])

  const choice = page.getByRole('radio', { name: 'Marfim' })
  const fetched = page.waitForRequest((sent) => sent.url().includes(first))
  await choice.focus()
  await fetched
  const frame = gallery.locator('ul').last()
  const before = await frame.boundingBox()
  await expect(shown.first()).not.toHaveAccessibleName(/marfim/)
  await choice.press('Space')
  await expect(shown.first()).toHaveAccessibleName(`Ampliar: ${ivory[0]?.alt}`)
  await expect(shown).toHaveCount(ivory.length)
  await expect
    .poll(() =>
      shown
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.currentSrc),
    )
    .toContain(first)
  expect(await frame.boundingBox()).toEqual(before)

  // The same view in another colour, not the first one again.
  await gallery.getByRole('link', { name: 'Foto 2 de 4' }).click()
  await expect(gallery.getByRole('link', { name: 'Foto 2 de 4' })).toHaveAttribute('aria-current', 'true')
  await page.getByText('Branco', { exact: true }).click()
  await expect(shown.nth(1)).toHaveAccessibleName(`Ampliar: ${ofColor('Branco')[1]?.alt}`)
  await expect(gallery.getByRole('link', { name: 'Foto 2 de 4' })).toHaveAttribute('aria-current', 'true')
  expect(await shiftSoFar(page)).toBeLessThan(0.001)
  await expectNoViolations(page)
})

test('a swatch changes the picture of its card without leaving the page, and the product opens in that colour', {
  tag: '@wide',
}, async ({ page, request, isMobile }) => {
  const response = await request.get('/api/products?limit=100')
  const listed = products.page.response.parse(JSON.parse(await response.text()))
  const ivory = listed.find(({ id }) => id === 1)?.pictures.find(({ color }) => color === 'Marfim')
  await watchLayoutShift(page)
  await openReady(page, '/colecoes')
  const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Açucena' }) })
  await card.scrollIntoViewIfNeeded()
  const before = await card.boundingBox()
  const swatch = card.getByRole('button', { name: 'Ver na cor Marfim' })
  const target = await swatch.boundingBox()
  if (isMobile) expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await swatch.click()
  await expect(swatch).toHaveAttribute('aria-pressed', 'true')
  await expect(card.getByRole('img')).toHaveAttribute('alt', ivory?.alt ?? '-')
  await expect(page).toHaveURL(/\/colecoes$/)
  const after = await card.boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  expect(await shiftSoFar(page)).toBeLessThan(0.001)
  await expectNoViolations(page)

  await card.getByRole('link', { name: 'Açucena' }).click()
  await expect(page.getByRole('radio', { name: 'Marfim' })).toBeChecked()
  const gallery = page.getByRole('region', { name: 'Fotos' })
  await expect(gallery.getByRole('link', { name: `Ampliar: ${ivory?.alt}` })).toBeVisible()
})
