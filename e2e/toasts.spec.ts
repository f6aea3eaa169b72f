import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Notificações' })
const toasts = (page: Page) => region(page).getByRole('listitem')

const closeOf = (page: Page, title: string) =>
  toasts(page).filter({ hasText: title }).getByRole('button', { name: 'Fechar notificação' })

/** The newsletter form speaks through toasts: what it is answered decides what they say. */
async function raise(page: Page, ...titles: string[]) {
  const form = page.getByRole('contentinfo')
  for (const message of titles) {
    await page.route('**/api/newsletter', (route) =>
      route.fulfill({
        status: 400,
        json: { message, error: message, code: 'invalid_input', requestId: 'x' },
      }),
    )
    await form.getByRole('textbox', { name: 'E-mail' }).fill('noiva@exemplo.com.br')
    await form.getByRole('button', { name: 'Inscrever' }).click()
    await expect(toasts(page).filter({ hasText: message })).toBeVisible()
    await page.unroute('**/api/newsletter')
  }
}

test.describe('toasts', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
  })

  test('stand in a polite live region that is there before them', async ({ page }) => {
    await expect(region(page).locator('[aria-live="polite"]')).toBeAttached()
    await raise(page, 'Primeiro')
    await expect(region(page).locator('[aria-live="polite"]')).toContainText('Primeiro')
  })

  test('are three at most: a fourth pushes out the oldest', async ({ page }) => {
    await raise(page, 'Primeiro', 'Segundo', 'Terceiro', 'Quarto')
    await expect(toasts(page)).toHaveCount(3)
    await expect(region(page)).not.toContainText('Primeiro')
    await expect(region(page)).toContainText('Quarto')
  })

  test('go by themselves after five seconds', async ({ page }) => {
    await raise(page, 'Primeiro')
    await page.clock.runFor(4000)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1500)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('stay while the pointer rests on them', { tag: '@wide' }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'nothing hovers on a phone')
    await raise(page, 'Primeiro')
    await toasts(page).first().hover()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveCount(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(5500)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('stay while the focus is in them, and close by their button', async ({ page }) => {
    await raise(page, 'Primeiro', 'Segundo')
    const close = toasts(page).first().getByRole('button', { name: 'Fechar notificação' })
    await close.focus()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveCount(0)
  })

  test('pass the focus on to the next when closed, and back to where it came from after the last', async ({
    page,
  }) => {
    await raise(page, 'Primeiro', 'Segundo')
    const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'E-mail' })
    await field.focus()
    await closeOf(page, 'Primeiro').focus()
    await page.keyboard.press('Enter')
    await expect(closeOf(page, 'Segundo')).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveCount(0)
    await expect(field).toBeFocused()
  })

  test('stay under the mouse that closed the one above, and go once it has left', { tag: '@wide' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'nothing hovers on a phone')
    await raise(page, 'Primeiro', 'Segundo')
    await closeOf(page, 'Primeiro').click()
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveCount(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(5500)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('go by themselves after a finger has closed the one above', { tag: '@wide' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a wide screen has a mouse')
    await raise(page, 'Primeiro', 'Segundo')
    await closeOf(page, 'Primeiro').tap()
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(5500)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('stay while the focus is in them, though the mouse came and went', { tag: '@wide' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'nothing hovers on a phone')
    await raise(page, 'Primeiro')
    await closeOf(page, 'Primeiro').focus()
    await toasts(page).first().hover()
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveCount(1)
  })

  test('go on when the one with the focus in it is pushed out', async ({ page }) => {
    await raise(page, 'Primeiro', 'Segundo', 'Terceiro')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/newsletter', async (route) => {
      await held
      await route.fulfill({ status: 202, json: { message: 'ok' } })
    })
    const form = page.getByRole('contentinfo')
    await form.getByRole('textbox', { name: 'E-mail' }).press('Enter')
    await closeOf(page, 'Primeiro').focus()
    answer()
    await expect(region(page)).toContainText('Inscrição realizada!')
    await expect(region(page)).not.toContainText('Primeiro')
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
    await page.mouse.move(5, 5)
    await page.clock.runFor(5500)
    await expect(toasts(page)).toHaveCount(0)
  })

  for (const [width, height] of [
    [640, 360],
    [844, 390],
  ] as const) {
    test(`show the newest of three whole in a window of ${width} by ${height}`, async ({ page }) => {
      await raise(page, 'Primeiro', 'Segundo')
      await page.setViewportSize({ width, height })
      await raise(page, 'Um terceiro, que tem mais a dizer do que os outros e por isso precisa de linhas')
      await expect(toasts(page).last()).toBeInViewport({ ratio: 0.99 })
    })
  }

  test('look different when they tell of an error', async ({ page }) => {
    await raise(page, 'Primeiro')
    const { message } = { message: 'ok' }
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 202, json: { message } }))
    await page.getByRole('contentinfo').getByRole('button', { name: 'Inscrever' }).click()
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
  })
})
