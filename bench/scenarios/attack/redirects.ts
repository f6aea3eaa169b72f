import type { BrowserContext, Page } from '@playwright/test'
import { launchChromium } from '@shop/test-kit/chromium'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { testSmtp } from '@shop/test-kit/smtp'
import { PASSWORD } from '../../lib/accounts.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { placesOf, sentOut } from '../../lib/fuzz/redirect-places.ts'
import { redirectTargets } from '../../lib/fuzz/redirects.ts'
import type { Scenario } from '../../lib/scenario.ts'

const NOWHERE = 'about:blank'
const UNGUARDED = '/unprotected-page'

/** Redirect targets out of the shop, wherever the shop accepts one: does a user leave the shop, does a script run? */
export const redirects: Scenario = (size) =>
  withCleanup(async (later) => {
    const smtp = await testSmtp()
    later(smtp.close)
    const { shop, db, stop } = await startDemoShop('redirects', { SMTP_URL: smtp.url, RATE_LIMITS })
    later(stop)
    const browser = await launchChromium()
    later(() => browser.close())
    const context = await browser.newContext({ baseURL: shop.url })
    let executed = 0
    await context.exposeFunction('hit', () => {
      executed++
    })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const left = await checkSignInPage(context, shop.url)
    const { email } = await aUser(db)
    const visitor = { page, shopUrl: shop.url, email, password: PASSWORD, received: smtp.received }
    const places = Object.entries(placesOf(visitor))
    const tried = size === 'full' ? redirectTargets : redirectTargets.filter((_, index) => index % 20 === 0)

    /** Whether a visitor without stored data was led out of the shop. */
    const leads = async (visit: () => Promise<unknown>) => {
      await toNowhere(page)
      await cdp.send('Storage.clearDataForOrigin', { origin: shop.url, storageTypes: 'local_storage' })
      left.length = 0
      await visit().catch((error: unknown) => {
        // A visit that was blocked on its way out does not complete.
        if (left.length === 0) throw error
      })
      await page.waitForTimeout(30)
      return left.length > 0 || ![NOWHERE, shop.url].some((ours) => page.url().startsWith(ours))
    }

    const found: string[] = []
    for (const [place, visit] of places) {
      for (const redirect of tried) {
        if (await leads(() => visit(redirect)))
          found.push(`${place}, ${JSON.stringify(redirect)}: ${left.join() || page.url()}`)
      }
    }
    for (const line of found) console.log(`  ${line}`)
    const ran = executed

    let seen = 0
    for (const redirect of tried) {
      const before = executed
      if ((await leads(() => goByScript(page, redirect))) || executed > before) seen++
    }
    return [
      { what: 'redirect targets outside the shop', value: redirectTargets.length, unit: '', atLeast: 80 },
      { what: 'of them tried, at each place', value: tried.length, unit: '' },
      { what: 'places', value: places.length, unit: '' },
      { what: 'redirects out of the shop', value: found.length, unit: '', atMost: 0 },
      { what: 'scripts executed', value: ran, unit: '', atMost: 0 },
      {
        what: 'redirects of the server out of the shop',
        value: await sentOut(shop.url, redirectTargets),
        unit: '',
        atMost: 0,
      },
      {
        what: 'share that leaves the shop or runs on an unprotected page (checks that this is detected)',
        value: seen / tried.length,
        unit: '',
        atLeast: 0.4,
      },
    ]
  })

/** No request leaves the machine: each one out of the shop is recorded, and gets an empty page. */
async function checkSignInPage(context: BrowserContext, shopUrl: string): Promise<string[]> {
  const left: string[] = []
  await context.route(
    (url) => url.origin !== shopUrl,
    (route) => {
      left.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '' })
    },
  )
  await context.route(`**${UNGUARDED}`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }))
  context.on('page', (opened) => left.push(opened.url()))
  return left
}

/** A navigation of the visit before may still interrupt this one. */
async function toNowhere(page: Page) {
  for (let tries = 0; tries < 10; tries++) {
    const arrived = await page.goto(NOWHERE).then(
      () => true,
      () => false,
    )
    if (arrived) return
    await page.waitForTimeout(100)
  }
}

async function goByScript(page: Page, redirect: string) {
  await page.goto(UNGUARDED)
  // A value that is not a URL leads nowhere.
  await page.evaluate(`location.assign(${JSON.stringify(redirect)})`).catch(() => undefined)
}
