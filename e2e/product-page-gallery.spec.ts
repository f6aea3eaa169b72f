import type { Page } from '@playwright/test'
import { productOf } from './answers.ts'
import { expect, test } from './fixtures.ts'

const gallery = (page: Page) => page.getByRole('region', { name: 'Fotos' })
const picture = (page: Page, number: number) => page.locator(`#foto-${number}`)
const thumbnail = (page: Page, number: number) =>
  gallery(page).getByRole('link', { name: `Foto ${number} de 3` })

test('the gallery holds each of the product’s pictures, with a thumbnail for each', async ({
  page,
  request,
}) => {
  const { pictures } = await productOf(request, 1)
  expect(pictures).toHaveLength(3)
  await page.goto('/produto/1')
  for (const [index, { url, alt }] of pictures.entries()) {
    const full = gallery(page).getByRole('link', { name: `Ampliar: ${alt}` })
    await expect(full).toHaveAttribute('href', url)
    await expect(thumbnail(page, index + 1)).toBeVisible()
  }
  await expect
    .poll(() =>
      picture(page, 1)
        .getByRole('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0)
  await expect(gallery(page).getByRole('listitem')).toHaveCount(6)
})

test('choosing a thumbnail makes it the main picture', { tag: '@wide' }, async ({ page, isMobile }) => {
  await page.goto('/produto/1')
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  await thumbnail(page, 3).click()
  await expect(picture(page, 3)).toBeInViewport({ ratio: 0.6 })
  await expect(picture(page, 1)).not.toBeInViewport()
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'false')
  if (!isMobile) await expect(gallery(page).getByText('3 de 3', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/produto/1')
})

test('arrow keys go through the pictures and take the focus along', async ({ page }) => {
  await page.goto('/produto/1')
  await gallery(page)
    .getByRole('link', { name: /^Ampliar/ })
    .first()
    .focus()
  await page.keyboard.press('ArrowLeft')
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect(picture(page, 2).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(picture(page, 3)).toBeInViewport({ ratio: 0.6 })
})

test('a swipe goes to the next picture', { tag: '@wide' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a mouse does not swipe')
  await page.goto('/produto/1')
  const client = await page.context().newCDPSession(page)
  await client.send('Input.synthesizeScrollGesture', { x: 250, y: 400, xDistance: -250, speed: 1200 })
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect(picture(page, 2)).toBeInViewport({ ratio: 0.6 })
})

test('a picture opens in full, goes on by keys and buttons, and gives the focus back', async ({ page }) => {
  await page.goto('/produto/1')
  await gallery(page)
    .getByRole('link', { name: /^Ampliar/ })
    .first()
    .click()
  const zoom = page.getByRole('dialog', { name: 'Foto ampliada' })
  await expect(zoom).toBeVisible()
  await expect(zoom.getByText('1 de 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(zoom.getByText('2 de 3')).toBeVisible()
  await zoom.getByRole('button', { name: 'Próxima foto' }).click()
  await expect(zoom.getByText('3 de 3')).toBeVisible()
  await expect(zoom.getByRole('button', { name: 'Próxima foto' })).toHaveAttribute('aria-disabled', 'true')

  const shown = zoom.getByRole('img')
  const before = await shown.boundingBox()
  await zoom.getByRole('button', { name: /^Aproximar/ }).click()
  await expect(zoom.getByRole('button', { name: /^Afastar/ })).toBeVisible()
  const after = await shown.boundingBox()
  expect(after?.width ?? 0).toBeGreaterThan(1.8 * (before?.width ?? 0))

  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  // The page follows to the picture that was looked at last.
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(picture(page, 3).getByRole('link')).toBeFocused()
})

test('a picture in full closes by its button and keeps the focus inside while it is open', async ({
  page,
}) => {
  await page.goto('/produto/1')
  await gallery(page)
    .getByRole('link', { name: /^Ampliar/ })
    .first()
    .press('Enter')
  const zoom = page.getByRole('dialog', { name: 'Foto ampliada' })
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const active = document.activeElement
      return active !== document.body && active?.closest('dialog') === null
    })
    expect(outside).toBe(false)
  }
  await zoom.getByRole('button', { name: 'Fechar foto' }).click()
  await expect(zoom).toBeHidden()
  await expect(picture(page, 1).getByRole('link')).toBeFocused()
})

test('a product with one picture has neither thumbnails nor a count', async ({ page }) => {
  await page.goto('/produto/15')
  await expect(gallery(page).getByRole('link')).toHaveCount(1)
  await expect(gallery(page).getByText('1 de 1')).toHaveCount(0)
})

test('only an upright phone crops the picture; where the frame is wide the whole figure is shown', async ({
  page,
}) => {
  await page.goto('/produto/1')
  for (const [width, height, fit] of [
    [390, 844, 'cover'],
    [568, 320, 'contain'],
    [844, 390, 'contain'],
    [768, 900, 'contain'],
    [768, 1024, 'contain'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(picture(page, 1).getByRole('img'), `${width} × ${height}`).toHaveCSS('object-fit', fit)
  }
})
