import { aboutPage } from '@shop/contract/content/about'
import { faqPage } from '@shop/contract/content/faq'
import { homePage } from '@shop/contract/content/home'
import { policiesPage } from '@shop/contract/content/policies'
import { logos } from '@shop/contract/theme/logos'
import { launchChromium } from '@shop/test-kit/chromium'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aSession, aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { withCleanup } from '../../lib/cleanup.ts'
import { scripts } from '../../lib/fuzz/payloads.ts'
import { informative, none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { fillStore } from '../../lib/store-payloads.ts'
import { hitsOn, watched } from '../../lib/watched-browser.ts'

const COUNT = { small: 20, full: scripts.length }
/** The editor shows the draft in a frame; one view in so many is enough of a page that renders fields. */
const EDITOR_EVERY = 25

const parts = [
  { calls: homePage, path: '/', editor: '' },
  { calls: aboutPage, path: '/sobre', editor: 'sobre' },
  { calls: faqPage, path: '/faq', editor: 'perguntas' },
  { calls: policiesPage, path: '/termos-de-uso', editor: 'politicas' },
] as const
type Part = (typeof parts)[number]

/** Each hostile text in every field that the owner writes, published and looked at; as her logo and as a picture's name. */
export const contentPayloads: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('content_payloads', { RATE_LIMITS })
    later(stop)
    const { token } = await aSession(db, await aUser(db, { role: 'admin' }))
    const send = (method: string, path: string, body: unknown) =>
      fetch(shop.url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const browser = await launchChromium()
    later(() => browser.close())
    const visitor = await watched(browser, shop.url)
    const admin = await watched(browser, shop.url, token)
    // Without the shop's own policy.
    const unguarded = await watched(browser, 'about:blank')
    const seen = { pages: 0, executed: 0, inEmails: 0, rejected: 0, failed: 0 }

    const view = async (context: typeof visitor, path: string) => {
      const page = await context.newPage()
      const response = await page.goto(path, { waitUntil: 'load' })
      if (response?.ok() !== true) seen.failed++
      seen.executed += await hitsOn(page)
      seen.pages++
      await page.close()
    }
    const fill = async (text: string) => {
      const { failed, path, email } = await fillStore({ url: shop.url, token }, text)
      seen.failed += failed
      await Promise.all([view(visitor, path), view(visitor, '/contato')])
      const opened = await unguarded.newPage()
      await opened.setContent(email, { waitUntil: 'load' })
      seen.inEmails += await hitsOn(opened)
      await opened.close()
    }
    const publish = async ({ calls, path, editor }: Part, text: string, index: number) => {
      const draft = (await readJson(shop.url + calls.readDraft.path, token)) as Draft
      const value = filled(draft.value, text)
      const saved = await send('PUT', calls.saveDraft.path, { value, version: draft.version })
      if (!saved.ok) {
        if (saved.status !== 400) seen.failed++
        seen.rejected++
        return
      }
      const { version } = (await saved.json()) as Draft
      if (!(await send('POST', calls.publish.path, { version })).ok) seen.failed++
      await view(visitor, path)
      if (index % EDITOR_EVERY === 0) await view(admin, `/admin/aparencia?parte=${editor}`)
    }

    const texts = scripts.slice(0, COUNT[size])
    let logosAccepted = 0
    for (const [index, text] of texts.entries()) {
      await Promise.all([fill(text), ...parts.map((part) => publish(part, text, index))])
      logosAccepted += (await isLogo(shop.url, token, text)) ? 1 : 0
    }
    return [
      informative('hostile texts, each in every field', texts.length),
      informative('of four parts of the site with one, rejected because of a link', seen.rejected),
      informative('pages viewed', seen.pages),
      none('executed', seen.executed),
      none('executed in an email', seen.inEmails),
      none('pages or calls that failed', seen.failed),
      none('texts accepted as a logo', logosAccepted),
    ]
  })

interface Draft {
  value: unknown
  version: number
}

async function readJson(url: string, token: string): Promise<unknown> {
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json()
}

const MOST = { question: 120, title: 24, year: 12 } as const
const OTHERS = 90

/** Every text of the value becomes the hostile one, cut at what the shortest field of its name takes. */
function filled(value: unknown, text: string, name = ''): unknown {
  if (typeof value === 'string') return text.slice(0, MOST[name as keyof typeof MOST] ?? OTHERS).trim() || 'x'
  if (Array.isArray(value)) {
    // The questions begin empty.
    if (name === 'questions')
      return [{ question: text.slice(0, MOST.question).trim(), text: text.slice(0, 1000).trim() }]
    if (name === 'own') return [{ title: text.slice(0, 60).trim(), text: text.slice(0, 2000).trim() }]
    if (name === 'hidden') return value
    return value.map((part) => filled(part, text))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, text, key)]))
}

async function isLogo(url: string, token: string, text: string): Promise<boolean> {
  const form = new FormData()
  form.append(
    'file',
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${text}</svg>`]),
    text.slice(0, 60),
  )
  const response = await fetch(url + logos.read.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  // An empty drawing is left of a text that had no markup in it.
  return response.ok && /<(?!svg|\/svg|g|\/g)/.test(((await response.json()) as { svg: string }).svg)
}
