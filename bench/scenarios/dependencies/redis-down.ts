import { startDemoShop, warm } from '@shop/test-kit/demo-shop'
import { withCleanup } from '../../lib/cleanup.ts'
import { ownRedis } from '../../lib/own-redis.ts'
import type { Scenario } from '../../lib/scenario.ts'

const PATHS = ['/', '/api/store', '/api/products?limit=3&featured=true', '/api/products/1', '/api/nada']
/** A call that is counted in Redis; with the honeypot field filled in, so that nothing is stored. */
const LIMITED = { path: '/api/newsletter', body: JSON.stringify({ email: 'ana@exemplo.test', website: 'x' }) }

/** The same requests with Redis running, frozen and stopped: same responses, hardly slower. */
export const redisDown: Scenario = (size) =>
  withCleanup(async (later) => {
    const { port, process: redis } = await ownRedis()
    later(() => redis.kill('SIGKILL'))
    const { shop, stop } = await startDemoShop('redis_down', { REDIS_URL: `redis://127.0.0.1:${port}` })
    later(stop)
    await warm(`${shop.url}/`)
    const rounds = size === 'full' ? 20 : 4

    const there = await requestAll(shop.url, rounds)
    redis.kill('SIGSTOP')
    const frozen = await requestAll(shop.url, rounds)
    redis.kill('SIGKILL')
    const gone = await requestAll(shop.url, rounds)

    return [frozen, gone].flatMap((without, index) => {
      const state = index === 0 ? 'frozen' : 'stopped'
      const different = [...there.responses].filter(
        ([path, outcome]) => without.responses.get(path) !== outcome,
      )
      for (const [path, outcome] of different)
        console.log(`  ${path}: ${outcome} / ${without.responses.get(path)}`)
      const extra = Math.max(...without.times) - Math.max(...there.times)
      const limited = without.limitedMs - there.limitedMs
      return [
        { what: `responses that differ with Redis ${state}`, value: different.length, unit: '', atMost: 0 },
        { what: `added to the slowest response, Redis ${state}`, value: extra, unit: 'ms', atMost: 50 },
        { what: `added to the counted call, Redis ${state}`, value: limited, unit: 'ms', atMost: 50 },
      ]
    })
  })

async function requestAll(url: string, rounds: number) {
  const responses = new Map<string, string>()
  const times: number[] = []
  const request = async (path: string, init: RequestInit = {}) => {
    const began = performance.now()
    const response = await fetch(url + path, init)
    const body = await response.text()
    responses.set(path, `${response.status} ${body.replace(/"requestId":"[^"]+"/, '')}`)
    return performance.now() - began
  }
  for (let round = 0; round < rounds; round++) for (const path of PATHS) times.push(await request(path))
  // Five an hour are allowed, so each of the three states sends one.
  const headers = { 'content-type': 'application/json' }
  const limitedMs = await request(LIMITED.path, { method: 'POST', headers, body: LIMITED.body })
  return { responses, times, limitedMs }
}
