import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemoShop, warm } from '../lib/demo-shop.ts'
import { freePort } from '../lib/ports.ts'
import type { Proof } from '../lib/proof.ts'
import { median } from '../lib/ratio.ts'

const PATHS = ['/', '/api/store', '/api/products?limit=3&featured=true', '/api/products/1', '/api/nada']
/** The call that counts in Redis; an address that does not parse, so that nothing is stored. */
const LIMITED = { path: '/api/newsletter', body: JSON.stringify({ email: 'nada' }) }

/** The same questions with Redis there, just killed, and gone for a while: same answers, and no later than we promise. */
export const redisDown: Proof = async (size) => {
  const port = await freePort()
  const redis = spawn(
    'redis-server',
    ['--port', String(port), '--save', '', '--dir', mkdtempSync(join(tmpdir(), 'redis-'))],
    { stdio: 'ignore' },
  )
  const { shop, stop } = await startDemoShop('redis_down', { REDIS_URL: `redis://127.0.0.1:${port}` })
  await warm(`${shop.url}/`)
  const rounds = size === 'full' ? 20 : 4

  const before = await askAll(shop.url, rounds)
  redis.kill('SIGKILL')
  const after = await askAll(shop.url, rounds)
  await stop()

  const different = [...before.answers].filter(([path, answer]) => after.answers.get(path) !== answer)
  for (const [path] of different) console.log(`  differs: ${path}`)
  return [
    { what: 'answers that differ without Redis', value: different.length, unit: '', atMost: 0 },
    {
      what: 'added to the slowest answer',
      value: Math.max(...after.times) - Math.max(...before.times),
      unit: 'ms',
      atMost: 50,
    },
    {
      what: 'added to the median answer',
      value: median(after.times) - median(before.times),
      unit: 'ms',
      atMost: 50,
    },
  ]
}

async function askAll(url: string, rounds: number) {
  const answers = new Map<string, string>()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const path of PATHS) await ask(path, () => fetch(url + path))
    // Five tries an hour are allowed in all: two before and two after stay inside.
    if (round < 2) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: LIMITED.body }
      await ask(LIMITED.path, () => fetch(url + LIMITED.path, init))
    }
  }
  return { answers, times }

  async function ask(path: string, send: () => Promise<Response>) {
    const began = performance.now()
    const response = await send()
    const body = await response.text()
    times.push(performance.now() - began)
    answers.set(path, `${response.status} ${body.replace(/"requestId":"[^"]+"/, '')}`)
  }
}
