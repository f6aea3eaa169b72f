/** What visitors do most of the time: look, search, read reviews; some are signed in. */
import { Agent, request } from 'node:http'
import { openLoop, type Percentiles, percentiles } from './open-loop.ts'

export interface Mix {
  url: string
  productIds: readonly number[]
  tokens: readonly string[]
}

export interface Browsed extends Percentiles {
  /** Asked to come back later, politely. */
  shed: number
  failed: number
  count: number
  /** p99 of each second, for those who want to know when it was normal again. */
  slowestBySecond: number[]
}

const SEARCHES = [
  'sereia',
  'renda',
  'vestido longo',
  'véu',
  'princesa tule',
  'sereya',
  'orquidea',
  'off-white',
]
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })

export async function browse(mix: Mix, arrivals: { perSecond: number; seconds: number }): Promise<Browsed> {
  const began = performance.now()
  const waits: number[] = []
  const bySecond: number[][] = []
  let shed = 0
  let failed = 0
  await openLoop(arrivals, async (wanted) => {
    const { path, token } = nextVisit(mix)
    const { status, retryAfter } = await get(mix.url + path, token)
    const wait = performance.now() - wanted
    if (status === 200 || status === 304) {
      waits.push(wait)
      const second = Math.floor((wanted - began) / 1000)
      bySecond[second] = [...(bySecond[second] ?? []), wait]
    } else if ((status === 503 || status === 429) && retryAfter) shed++
    else failed++
  })
  const slowestBySecond = Array.from(bySecond, (one: number[] | undefined) => percentiles(one ?? []).p99)
  return { ...percentiles(waits), shed, failed, count: waits.length + shed + failed, slowestBySecond }
}

function nextVisit({ productIds, tokens }: Mix): { path: string; token?: string } {
  const dice = Math.random()
  const id = oneOf(productIds)
  if (dice < 0.35) return { path: `/produto/${id}` }
  if (dice < 0.45) return { path: `/api/products/${id}` }
  if (dice < 0.55) return { path: '/' }
  if (dice < 0.65) return { path: '/colecoes' }
  if (dice < 0.7) return { path: '/api/products?limit=24' }
  if (dice < 0.8)
    return { path: `/api/products?limit=24&search=${encodeURIComponent(oneOf(SEARCHES) ?? '')}` }
  if (dice < 0.9) return { path: `/api/reviews?productId=${id}` }
  const token = oneOf(tokens)
  return {
    path: oneOf(['/api/user', '/api/orders', '/api/favorites']) ?? '',
    ...(token !== undefined && { token }),
  }
}

function oneOf<T>(all: readonly T[]): T | undefined {
  return all[Math.floor(Math.random() * all.length)]
}

function get(url: string, token?: string): Promise<{ status: number; retryAfter: boolean }> {
  return new Promise((resolve) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    request(url, { agent, headers, timeout: 30_000 }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] !== undefined }),
      )
      answer.once('error', () => resolve({ status: 0, retryAfter: false }))
    })
      .once('error', () => resolve({ status: 0, retryAfter: false }))
      .end()
  })
}
