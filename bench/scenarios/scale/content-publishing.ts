import { Agent, request } from 'node:http'
import { type HomeContent, homePage } from '@shop/contract/content/home'
import { startDemoShop, warm } from '@shop/test-kit/demo-shop'
import { aSession, aUser } from '@shop/test-kit/factories'
import { withCleanup } from '../../lib/cleanup.ts'
import { openLoop } from '../../lib/open-loop.ts'
import { informative, none } from '../../lib/race.ts'
import { median } from '../../lib/ratio.ts'
import type { Scenario } from '../../lib/scenario.ts'

const SIZES = { small: { rounds: 5, perSecond: 100 }, full: { rounds: 100, perSecond: 500 } }
/** Between two publications, so that browsing sees each for a while. */
const PAUSE_MS = 500
const NOTICED_WITHIN_MS = 1000

const agent = new Agent({ keepAlive: true, maxSockets: 500 })

/** The owner publishes again and again while visitors of two processes look: nobody sees half of one text and half of another. */
export const contentPublishing: Scenario = (size) =>
  withCleanup(async (later) => {
    const { rounds, perSecond } = SIZES[size]
    const { shop, db, startReplica, stop } = await startDemoShop('content_publishing')
    later(stop)
    const replica = await startReplica()
    later(replica.stop)
    const urls = [shop.url, replica.url]
    for (const url of urls) await warm(url)
    const { token } = await aSession(db, await aUser(db, { role: 'admin' }))

    const seen = { pages: 0, mixed: 0, failed: 0, older: 0 }
    let published = 0
    const ended = new AbortController()
    const seconds = Number.POSITIVE_INFINITY
    const browsing = openLoop({ perSecond, seconds, signal: ended.signal }, async (_, index) => {
      const settled = published
      const page = await read(`${urls[index % 2]}/`)
      const marks = marksOf(page?.body ?? '')
      if (page?.status !== 200) seen.failed++
      else if (marks.size > 1) seen.mixed++
      // At most the one before: the one that was published when this was requested may still be on its way.
      else if ([...marks].some((mark) => mark < settled - 1)) seen.older++
      seen.pages++
    })

    const delays: number[] = []
    for (let round = 1; round <= rounds; round++) {
      await publish(urls[round % 2] ?? shop.url, token, round)
      const began = performance.now()
      await Promise.all(urls.map((url) => untilShown(url, round)))
      delays.push(performance.now() - began)
      published = round
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    ended.abort()
    await browsing
    return [
      informative('publications', rounds),
      informative('pages viewed meanwhile', seen.pages),
      none('pages with texts of two publications', seen.mixed),
      none('pages older than the publication before', seen.older),
      none('pages that failed', seen.failed),
      { what: 'median until both processes showed it', value: Math.round(median(delays)), unit: 'ms' },
      {
        what: 'longest until both processes showed it',
        value: Math.round(Math.max(...delays)),
        unit: 'ms',
        atMost: NOTICED_WITHIN_MS,
      },
    ]
  })

/** The number stands in every text of the page that the owner writes. */
function numbered(value: HomeContent, round: number): HomeContent {
  const mark = `n${round}n`
  const items = value.meetings.items.map((item) => ({ ...item, title: mark, text: mark }))
  return { ...value, title: mark, text: mark, meetings: { title: mark, items } }
}

function marksOf(page: string): Set<number> {
  return new Set([...page.matchAll(/\bn(\d+)n\b/g)].map(([, round]) => Number(round)))
}

async function publish(url: string, token: string, round: number): Promise<void> {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { value: HomeContent; version: number }
  }
  const draft = await call('GET', homePage.readDraft.path)
  const value = numbered(draft.value, round)
  const { version } = await call('PUT', homePage.saveDraft.path, { value, version: draft.version })
  await call('POST', homePage.publish.path, { version })
}

async function untilShown(url: string, round: number): Promise<void> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    if (marksOf((await read(`${url}/`))?.body ?? '').has(round)) return
  }
  throw new Error(`${url} never showed publication ${round}`)
}

/** Undefined: no response. */
function read(url: string): Promise<{ status: number | undefined; body: string } | undefined> {
  return new Promise((resolve) => {
    const sent = request(url, { agent }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (body += part))
      response.once('end', () => resolve({ status: response.statusCode, body }))
    })
    sent.once('error', () => resolve(undefined))
    sent.end()
  })
}
