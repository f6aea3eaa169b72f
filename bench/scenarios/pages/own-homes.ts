import { type HomeContent, homeLimits, homePage } from '@shop/contract/content/home'
import { siteImages } from '@shop/contract/site-images'
import { startDemoShop, warm } from '@shop/test-kit/demo-shop'
import { aSession, aUser } from '@shop/test-kit/factories'
import sharp from 'sharp'
import { withCleanup } from '../../lib/cleanup.ts'
import { type Audit, categories, startLighthouse } from '../../lib/lighthouse.ts'
import { median } from '../../lib/ratio.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'

const WIDE = { width: 2400, height: 1200 }
const TALL = { width: 1000, height: 1250 }
const SLOWER_AT_MOST = 1.05

/** The home of both ateliers as it is, and with the largest texts and pictures that its owner may publish. */
export const ownHomes: Scenario = (size) =>
  withCleanup(async (later) => {
    const auditOnce = await startLighthouse(later)
    const runs = size === 'full' ? 5 : 1
    const results: Result[] = []
    /** The home before an owner could change it. */
    let present: number | undefined
    for (const atelier of [undefined, 'aurora']) {
      const name = atelier ?? 'first atelier'
      const { shop, db, stop } = await startDemoShop(`own_homes_${atelier ?? 'first'}`, {}, { atelier })
      later(stop)
      const { token } = await aSession(db, await aUser(db, { role: 'admin' }))
      const usual = await audits(auditOnce, shop.url, runs)
      await publishLargest(shop.url, token)
      const largest = await audits(auditOnce, shop.url, runs)
      results.push(...resultsOf(`${name}, as it is`, usual), ...resultsOf(`${name}, largest`, largest))
      present ??= usual('lcp')
      results.push({
        what: `${name}: largest contentful paint, largest content against the first atelier as it is`,
        value: largest('lcp') / present,
        unit: '×',
        ...(size === 'full' && { atMost: SLOWER_AT_MOST }),
      })
    }
    return results

    function resultsOf(name: string, of: (key: keyof Audit) => number): Result[] {
      const performance = { what: `${name}: performance`, value: of('performance'), unit: '' }
      return [
        { ...performance, ...(size === 'full' && { atLeast: 98 }) },
        ...categories
          .slice(1)
          .map((what) => ({ what: `${name}: ${what}`, value: of(what), unit: '', atLeast: 100 })),
        { what: `${name}: cumulative layout shift`, value: of('cls'), unit: '', atMost: 0 },
        { what: `${name}: largest contentful paint`, value: of('lcp'), unit: 'ms' },
      ]
    }
  })

async function audits(auditOnce: (url: string) => Promise<Audit>, url: string, runs: number) {
  await warm(`${url}/`)
  const found: Audit[] = []
  for (let run = 0; run < runs; run++) found.push(await auditOnce(`${url}/`))
  return (key: keyof Audit) => median(found.map((one) => one[key]))
}

async function publishLargest(url: string, token: string): Promise<void> {
  const authorization = `Bearer ${token}`
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { value: HomeContent; version: number }
  }
  const upload = async (shape: { width: number; height: number }) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await photo(shape))], { type: 'image/jpeg' }), 'foto.jpg')
    const path = siteImages.upload.path
    const response = await fetch(url + path, { method: 'POST', headers: { authorization }, body: form })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return { hash: ((await response.json()) as { hash: string }).hash, focus: { x: 50, y: 50 } }
  }
  const draft = await call('GET', homePage.readDraft.path)
  const picture = { wide: await upload(WIDE), tall: await upload(TALL), alt: 'Três noivas numa janela' }
  const value = largestOf(draft.value, picture)
  const { version } = await call('PUT', homePage.saveDraft.path, { value, version: draft.version })
  await call('POST', homePage.publish.path, { version })
}

function largestOf(value: HomeContent, picture: NonNullable<HomeContent['picture']>): HomeContent {
  const { title, text, meetingsTitle, meeting, meetingText } = homeLimits
  const own = { ...picture.wide, alt: picture.alt }
  const items = value.meetings.items.map(() => ({
    title: long(meeting),
    text: long(meetingText),
    picture: own,
  }))
  return { title: long(title), text: long(text), picture, meetings: { title: long(meetingsTitle), items } }
}

/** As many characters as a field takes, in words. */
function long(limit: number): string {
  return (
    'Um vestido desenhado e bordado à mão para cada noiva que entra no ateliê. '
      .repeat(9)
      .slice(0, limit - 1) + 'o'
  )
}

/** As hard to compress as a photo of lace. */
function photo(shape: { width: number; height: number }): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 150, sigma: 40 } as const
  const create = { ...shape, channels: 3, background: '#c9a28a', noise } as const
  return sharp({ create }).blur(2).jpeg({ quality: 90 }).toBuffer()
}
