import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import type { Atelier } from '@shop/demo/ateliers/atelier'
import { firstAtelier } from '@shop/demo/ateliers/ateliers'
import { type DemoShop, startDemoShop } from '@shop/test-kit/demo-shop'
import { aSession } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { differences, small, type Width } from './compare.ts'
import { addLongNamed, MOMENT, type Person, personOf } from './people.ts'

/** Longer pages are cut here: what follows is more of the same. */
const MAX_HEIGHT_PX = 4000

/** Hides what differs on every run. */
const CHANCE = '[aria-label="QR Code do Pix"] { visibility: hidden }'

interface Scene {
  page: Page
  context: BrowserContext
  db: Db
  shop: DemoShop
  isMobile: boolean
}

interface Screen {
  path: string
  as?: Person
  /** Setup before the page is opened. */
  before?: (scene: Scene) => Promise<unknown>
  /** Actions on the page that lead to the captured state. */
  show?: (scene: Scene) => Promise<unknown>
  /** A response is held back: the page never becomes idle. */
  waiting?: true
  /** Toasts close by themselves, so only a screen about them shows them. */
  toasts?: true
  /** The state exists only while the mouse hovers. */
  hovering?: true
  /** For a state that the other width does not have. */
  only?: Width
}

export const test = base.extend<{ page: Page }, { shop: DemoShop; atelier: Atelier }>({
  atelier: [firstAtelier, { option: true, scope: 'worker' }],
  shop: [
    async ({ atelier }, use) => {
      const name = `screens_${randomUUID().replaceAll('-', '').slice(0, 12)}`
      const shop = await startDemoShop(name, { RATE_LIMITS }, { moment: MOMENT, atelier: atelier.id })
      if (atelier === firstAtelier) await addLongNamed(shop.db)
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.shop.url),
})

/** One screen in one state: opened, brought into that state, and compared with its stored picture. */
export function screen(name: string, { path, as, before, show, waiting, toasts, hovering, only }: Screen) {
  test(name, async ({ page, context, shop, atelier, isMobile }, info) => {
    const width = isMobile ? 'phone' : 'desktop'
    test.skip(only !== undefined && only !== width, `only on a ${only}`)
    test.setTimeout(60_000)
    const scene = { page, context, db: shop.db, shop, isMobile }
    await page.clock.setFixedTime(MOMENT)
    if (as) {
      const { token } = await aSession(shop.db, await personOf(shop.db, atelier, as))
      await context.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
    }
    await before?.(scene)
    await page.goto(path)
    if (!waiting) await page.waitForLoadState('networkidle')
    await show?.(scene)
    if (!hovering) await page.mouse.move(0, 0)
    await settle(page, waiting === true)
    await expectSame(name, width, await photograph(page, toasts === true), info)
  })
}

async function settle(page: Page, waiting: boolean) {
  // A polling page, such as one that waits for a payment, is never idle for long.
  if (!waiting) await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    const decoded = pictures.map((picture) => picture.decode().catch(() => undefined))
    await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, 5000))])
    await document.fonts.ready
  })
}

/** A dialog covers the page behind it and does not scroll: then only the window is captured. */
async function photograph(page: Page, toasts: boolean): Promise<Buffer> {
  const covered = await page
    .locator('dialog:modal, [popover=auto]:popover-open, [popover=""]:popover-open')
    .count()
  return page.screenshot({
    fullPage: covered === 0,
    animations: 'disabled',
    style: toasts ? CHANCE : `${CHANCE} .toast { display: none }`,
  })
}

async function expectSame(name: string, width: Width, screenshot: Buffer, info: TestInfo) {
  // The full-size screenshot is written for viewing.
  await write(join(info.config.rootDir, '../../reports/screens', width, `${name}.png`), screenshot)
  const now = await small(screenshot, width, MAX_HEIGHT_PX)
  const storedPath = info.snapshotPath(`${name}.webp`)
  const renew = info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed'
  if (renew || !existsSync(storedPath)) return write(storedPath, now)
  const found = await differences(await readFile(storedPath), now, width)
  if (found.length > 0) await info.attach('now', { body: screenshot, contentType: 'image/png' })
  expect(found, `${name} looks different; if that is intended: npm run screens -- -u`).toEqual([])
}

async function write(file: string, content: Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
