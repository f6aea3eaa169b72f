import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { firstScripts, withQueriesOrSchemas } from './first-scripts.ts'
import { expect, test } from './fixtures.ts'
import { shiftSoFar, watchLayoutShift } from './layout-shift.ts'
import { expectToFit } from './overflow.ts'
import { openReady, scrollTo } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

const PATH = '/medidas'
const MEASURES = 17
/** All drawings of the page together, compressed. */
const DRAWINGS_BUDGET_BYTES = 15_000
const SCRIPT_BUDGET_BYTES = 140_000
/** The last two are desktop windows at 200 % zoom. */
const WIDTHS = [320, 640, 720]

const drawings = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('img')
const gzipBytes = (content: string | Buffer) => gzipSync(content, { level: 9 }).byteLength

test('the measuring guide fetches each drawing once, within its budgets of drawings and scripts, and causes no layout shift', {
  tag: '@wide',
}, async ({ page }) => {
  await watchLayoutShift(page)
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.svg') && request.resourceType() === 'image') requested.push(request.url())
  })
  const scripts = await firstScripts(page, PATH)
  expect(withQueriesOrSchemas(scripts)).toEqual([])
  expect(scripts.reduce((sum, source) => sum + gzipBytes(source), 0)).toBeLessThan(SCRIPT_BUDGET_BYTES)

  await expect(drawings(page)).toHaveCount(MEASURES)
  for (const drawing of await drawings(page).all()) {
    await expect(drawing).toHaveJSProperty('complete', true)
    await expect(drawing).not.toHaveJSProperty('naturalWidth', 0)
  }
  const views = requested.filter((url) => /\/(front|back|side)-[\w-]+\.svg$/.test(url))
  expect(views).toHaveLength(3)
  expect(new Set(views).size).toBe(3)
  const bytes = await Promise.all(
    views.map(async (url) => gzipBytes(await (await page.request.get(url)).body())),
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(DRAWINGS_BUDGET_BYTES)

  await scrollTo(page.getByRole('contentinfo'))
  expect(await shiftSoFar(page)).toBeLessThan(0.001)
})

test('two measures of the same view are drawn with different tapes', async ({ page }) => {
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const frameOf = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
      .locator('div:has(> img)')
  const bust = await frameOf('1 Busto').screenshot()
  const waist = await frameOf('2 Cintura').screenshot()
  expect(bust.equals(waist)).toBe(false)
})

test('the measuring guide prints on one page, with lines to write on and without the rest of the shop', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(PATH, { waitUntil: 'networkidle' })
  for (const format of ['A4', 'Letter']) {
    // Also with backgrounds, which some printers' settings include.
    for (const printBackground of [false, true]) {
      const pdf = await page.pdf({ format, printBackground })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
    }
  }
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(drawings(page).last()).toBeVisible()
  const lines = main.getByText(/^[12]ª\s*cm$/)
  await expect(lines).toHaveCount(2 * MEASURES)
  await expect(lines.last()).toBeVisible()
  for (const label of ['Quem vai vestir', 'Medida em', 'Quem mediu', 'Altura do salto (cm)']) {
    await expect(main.getByText(label)).toBeVisible()
  }
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(main.getByRole('link', { name: 'Preencher minha ficha' })).toBeHidden()
})

test('the measuring guide has no axe violations, fits narrow screens and 200 % zoom, and prints from the keyboard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await openReady(page, PATH)
  await expectNoViolations(page)
  await expectToFit(page, WIDTHS)
  await expect(page.getByText('1ª').first()).toBeHidden()

  const print = page.getByRole('button', { name: 'Imprimir' })
  await print.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Preencher minha ficha' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Agende sua visita' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/agendar')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the measuring guide is complete, prints on one page and shows no button that does nothing', async ({
    page,
  }) => {
    await page.goto(PATH, { waitUntil: 'networkidle' })
    await expect(drawings(page)).toHaveCount(MEASURES)
    await expect(page.getByRole('heading', { name: '17 Punho' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Preencher minha ficha' })).toBeVisible()
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
