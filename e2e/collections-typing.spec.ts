import { searchBox } from './collections-page.ts'
import { expect, test } from './fixtures.ts'

/** Slow enough that a list is still being rendered while the next search is sent. */
const SLOWDOWN = 12

test('text typed while an outdated search is rendered stays, on a slow phone', {
  tag: ['@wide', '@nightly'],
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide list takes a slowed browser longer than a test may take')
  await page.goto('/colecoes')
  await expect(searchBox(page)).toBeEditable()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  // Each character rests just long enough to trigger its own search; fewer characters do not always cause the race.
  await searchBox(page).pressSequentially('renda francesa', { delay: 320 })
  await expect(page).toHaveURL('/colecoes?search=renda+francesa', { timeout: 15_000 })
  await expect(searchBox(page)).toHaveValue('renda francesa')
})
