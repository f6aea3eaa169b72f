import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'

const gallery = (page: Page) => page.getByRole('region', { name: 'Fotos' })
const picture = (page: Page, number: number) => page.locator(`#foto-${number}`)
const thumbnail = (page: Page, number: number) =>
  gallery(page).getByRole('link', { name: `Foto ${number} de 4` })
const firstPicture = (page: Page) =>
  gallery(page)
    .getByRole('link', { name: /^Ampliar/ })
    .first()

test('a thumbnail, a swipe or an arrow key makes its picture the main one, and only a phone in portrait crops it', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await openReady(page, '/produto/1')
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  if (isMobile) {
    const client = await page.context().newCDPSession(page)
    await client.send('Input.synthesizeScrollGesture', { x: 250, y: 400, xDistance: -250, speed: 1200 })
    await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.6 })
  }
  await thumbnail(page, 3).click()
  await expect(picture(page, 3)).toBeInViewport({ ratio: 0.6 })
  await expect(picture(page, 1)).not.toBeInViewport()
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'false')
  if (!isMobile) await expect(gallery(page).getByText('3 de 4', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/produto/1')

  await thumbnail(page, 1).click()
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  await expect(picture(page, 1)).toBeInViewport({ ratio: 0.6 })
  await firstPicture(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect(picture(page, 2).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(picture(page, 3)).toBeInViewport({ ratio: 0.6 })

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

test('a picture opens in full size, is browsed by keys and buttons, traps the focus and returns it when closed', async ({
  page,
}) => {
  await openReady(page, '/produto/1')
  await firstPicture(page).press('Enter')
  const zoom = page.getByRole('dialog', { name: 'Foto ampliada' })
  await expect(zoom).toBeVisible()
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

  await firstPicture(page).click()
  await expect(zoom.getByText('1 de 4')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(zoom.getByText('2 de 4')).toBeVisible()
  await zoom.getByRole('button', { name: 'Próxima foto' }).click()
  await expect(zoom.getByText('3 de 4')).toBeVisible()
  await zoom.getByRole('button', { name: 'Próxima foto' }).click()
  await expect(zoom.getByText('4 de 4')).toBeVisible()
  await expect(zoom.getByRole('button', { name: 'Próxima foto' })).toHaveAttribute('aria-disabled', 'true')

  const shown = zoom.getByRole('img')
  const before = await shown.boundingBox()
  await zoom.getByRole('button', { name: /^Aproximar/ }).click()
  await expect(zoom.getByRole('button', { name: /^Afastar/ })).toBeVisible()
  const after = await shown.boundingBox()
  expect(after?.width ?? 0).toBeGreaterThan(1.8 * (before?.width ?? 0))

  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  // The page moves to the picture viewed last.
  await expect(thumbnail(page, 4)).toHaveAttribute('aria-current', 'true')
  await expect(picture(page, 4).getByRole('link')).toBeFocused()
})
