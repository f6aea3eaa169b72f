/** What visitors do most of the time: view pages, search, read reviews; some are signed in. */
import { Agent, request } from 'node:http'
import { openLoop, type Percentiles, percentiles } from './open-loop.ts'

export interface Mix {
  url: string
  productIds: readonly number[]
  tokens: readonly string[]
}

export interface Browsed extends Percentiles {
  /** Rejected with a Retry-After header. */
  shed: number
  /** Gave up after the timeout. */
  left: number
  failed: number
  /** Of the failed ones: connections reset by the kernel because the shop could not accept them in time. */
  rejected: number
  served: number
  count: number
  /** p99 of each second, to see when response times were back to normal. */
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
/** What those who are signed in read of themselves. */
export const personalPaths: readonly string[] = ['/api/user', '/api/orders', '/api/favorites']
/** As many sockets as one machine can open: with fewer, requests would queue in the load generator. */
const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })
/** After this a visitor gives up. */
const TIMEOUT_MS = 10_000

export async function browse(mix: Mix, arrivals: { perSecond: number; seconds: number }): Promise<Browsed> {
  const began = performance.now()
  const waits: number[] = []
  const bySecond: number[][] = []
  let [shed, left, failed, rejected] = [0, 0, 0, 0]
  await openLoop(arrivals, async (wanted) => {
    const { path, token } = nextVisit(mix)
    const { status, retryAfter } = await get(mix.url + path, token)
    const wait = performance.now() - wanted
    if (status === 200 || status === 304) {
      waits.push(wait)
      const second = Math.floor((wanted - began) / 1000)
      bySecond[second] ??= []
      bySecond[second].push(wait)
    } else if ((status === 503 || status === 429) && retryAfter) shed++
    else if (status === 'left') left++
    else {
      failed++
      if (status === 'connection reset') rejected++
      else console.error(`  ${path}: ${status}`)
    }
  })
  const slowestBySecond = Array.from(bySecond, (one: number[] | undefined) => percentiles(one ?? []).p99)
  const served = waits.length
  return {
    ...percentiles(waits),
    served,
    shed,
    left,
    failed,
    rejected,
    count: served + shed + left + failed,
    slowestBySecond,
  }
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
    path: oneOf(personalPaths) ?? '',
    ...(token !== undefined && { token }),
  }
}

function oneOf<T>(all: readonly T[]): T | undefined {
  return all[Math.floor(Math.random() * all.length)]
}

interface ApiResponse {
  /** The status code, `left`, or the error message. */
  status: number | string
  retryAfter: boolean
}

function get(url: string, token?: string): Promise<ApiResponse> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const began = performance.now()
  return new Promise((resolve) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const sendRequest = () => {
      const clientRequest = request(url, { agent, headers, signal: timeout }, (response) => {
        const { statusCode: status = 0 } = response
        response.resume()
        response.once('end', () =>
          resolve({ status, retryAfter: response.headers['retry-after'] !== undefined }),
        )
        response.once('error', fail)
      })
      clientRequest.once('error', (error) => {
        const reset = 'code' in error && error.code === 'ECONNRESET'
        const usedBefore = (clientRequest.socket?.bytesRead ?? 0) > 0
        // The shop closed an idle connection at the moment it was reused: browsers retry in this case.
        if (reset && usedBefore) sendRequest()
        else fail(reset ? new Error('connection reset') : error)
      })
      clientRequest.end()
    }
    const fail = (error: Error) => {
      // An overloaded load generator sends late and sees the abort late, so the elapsed time counts too.
      const gone = timeout.aborted || performance.now() - began > TIMEOUT_MS
      resolve({ status: gone ? 'left' : error.message, retryAfter: false })
    }
    sendRequest()
  })
}
