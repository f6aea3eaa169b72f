import type { Page } from '@playwright/test'
import { errorResponse } from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { newsletterButton, newsletterEmail, openReady, scrollTo } from './shop-page.ts'

const CALL = '**/api/newsletter'
const region = (page: Page) => page.getByRole('region', { name: 'Notificações' })
const toasts = (page: Page) => region(page).getByRole('listitem')

const closeOf = (page: Page, title: string) =>
  toasts(page).filter({ hasText: title }).getByRole('button', { name: 'Fechar notificação' })

/** Raises toasts through the newsletter form: each mocked response sets the text. */
async function raise(page: Page, ...titles: string[]) {
  for (const message of titles) {
    await page.route(CALL, (route) => route.fulfill(errorResponse(400, 'invalid_input', message)))
    await scrollTo(newsletterEmail(page))
    await newsletterEmail(page).fill('noiva@exemplo.com.br')
    await newsletterButton(page).click()
    await expect(toasts(page).filter({ hasText: message })).toBeVisible()
    await page.unroute(CALL)
  }
}

/** Advances the clock until toasts that are not held open are gone. */
async function expectToGo(page: Page) {
  await page.clock.runFor(5500)
  await expect(toasts(page)).toHaveCount(0)
}

async function expectToStay(page: Page, count: number) {
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(count)
}

test.describe('toasts', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await openReady(page, '/')
    // From here on time advances only when a test advances it, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('are in a polite live region that exists before them, close by themselves after five seconds, and are three at most: a fourth removes the oldest', async ({
    page,
  }) => {
    const live = region(page).locator('[aria-live="polite"]')
    await expect(live).toBeAttached()
    await raise(page, 'Primeiro')
    await page.clock.runFor(4000)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1500)
    await expect(toasts(page)).toHaveCount(0)

    await raise(page, 'Primeiro', 'Segundo', 'Terceiro', 'Quarto')
    await expect(toasts(page)).toHaveCount(3)
    await expect(region(page)).not.toContainText('Primeiro')
    await expect(live).toContainText('Quarto')
    await expectToGo(page)
  })

  test('look different for an error, and show the newest of three in full in a low window', async ({
    page,
  }) => {
    await raise(page, 'Primeiro')
    await page.route(CALL, (route) => route.fulfill({ status: 202, json: { message: 'ok' } }))
    await newsletterButton(page).click()
    await expect(toasts(page)).toHaveCount(2)
    await expect(toasts(page).first()).toHaveAttribute('data-variant', 'destructive')
    await expect(toasts(page).last()).toHaveAttribute('data-variant', 'default')
    const ground = (index: number) =>
      toasts(page)
        .nth(index)
        .evaluate((toast) => getComputedStyle(toast).backgroundColor)
    expect(await ground(0)).not.toBe(await ground(1))
    await expect(toasts(page).last().locator('p')).toHaveText([
      'Inscrição realizada!',
      'Obrigada! Você receberá nossas novidades e inspirações em breve.',
    ])
    await page.unroute(CALL)
    await expectToGo(page)

    const usual = page.viewportSize()
    for (const [width, height] of [
      [640, 360],
      [844, 390],
    ] as const) {
      if (usual) await page.setViewportSize(usual)
      await raise(page, 'Primeiro', 'Segundo')
      await page.setViewportSize({ width, height })
      await raise(page, 'Um terceiro, que tem mais a dizer do que os outros e por isso precisa de linhas')
      await expect(toasts(page).last(), `${width} by ${height}`).toBeInViewport({ ratio: 0.99 })
      // Three fill such a window: the pointer may be over one, which would hold them open.
      await page.mouse.move(0, 0)
      await expectToGo(page)
    }
  })

  test('stay while the focus is in them, and when closed pass it on to the next, and after the last back to where it came from', async ({
    page,
  }) => {
    await raise(page, 'Primeiro', 'Segundo')
    await newsletterEmail(page).focus()
    await closeOf(page, 'Primeiro').focus()
    await expectToStay(page, 2)
    await page.keyboard.press('Enter')
    await expect(closeOf(page, 'Segundo')).toBeFocused()
    await expectToStay(page, 1)
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveCount(0)
    await expect(newsletterEmail(page)).toBeFocused()
  })

  test('resume their timers when the focused one is pushed out, or the one above was closed by touch', async ({
    page,
    hasTouch,
  }) => {
    await raise(page, 'Primeiro', 'Segundo', 'Terceiro')
    const { promise: held, resolve: respond } = Promise.withResolvers<void>()
    await page.route(CALL, async (route) => {
      await held
      await route.fulfill({ status: 202, json: { message: 'ok' } })
    })
    await newsletterEmail(page).press('Enter')
    await closeOf(page, 'Primeiro').focus()
    respond()
    await expect(region(page)).toContainText('Inscrição realizada!')
    await expect(region(page)).not.toContainText('Primeiro')
    await expect(newsletterEmail(page)).toBeFocused()
    await page.mouse.move(5, 5)
    await expectToGo(page)

    if (!hasTouch) return
    await page.unroute(CALL)
    await raise(page, 'Primeiro', 'Segundo')
    await closeOf(page, 'Primeiro').tap()
    await expect(toasts(page)).toHaveCount(1)
    await expectToGo(page)
  })

  test('stay while the pointer is over them, also after it closed the one above, and while the focus is in them though the mouse came and went', {
    tag: '@wide',
  }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'nothing hovers on a phone')
    await raise(page, 'Primeiro')
    await toasts(page).first().hover()
    await expectToStay(page, 1)
    await page.mouse.move(5, 5)
    await expectToGo(page)

    // Low on the screen, so that the toasts are at the top, where the second moves to the place of the first.
    await newsletterEmail(page).evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await raise(page, 'Primeiro', 'Segundo')
    await closeOf(page, 'Primeiro').click()
    await expect(toasts(page)).toHaveCount(1)
    await expectToStay(page, 1)
    await page.mouse.move(5, 5)
    await expectToGo(page)

    await raise(page, 'Primeiro')
    await closeOf(page, 'Primeiro').focus()
    await toasts(page).first().hover()
    await page.mouse.move(5, 5)
    await expectToStay(page, 1)
  })
})
