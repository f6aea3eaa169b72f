import { warm } from '@shop/test-kit/demo-shop'
import { startBareTwin } from './bare-twin.ts'
import { type Contender, compare } from './ratio.ts'
import type { Result, Size } from './scenario.ts'

const headers = { 'accept-encoding': 'br' }

/** Compares one cached page of a running shop with a process that only sends the same bytes. */
export async function cachedPage(shop: Contender, path: string, size: Size): Promise<Result[]> {
  const url = shop.url + path
  await warm(url)
  const bare = await startBareTwin(url, headers)
  try {
    const load = { connections: 32, headers, seconds: size === 'full' ? 5 : 2 }
    const page = { ...shop, name: `shop, cached ${path}`, url }
    const { ratio, subject, bare: engine } = await compare(page, bare, load, size === 'full' ? 5 : 3)
    return [
      // Two seconds on a busy machine measure little, so CI only detects a collapse.
      {
        what: `${path}: requests/s of bare node:http`,
        value: ratio,
        unit: '×',
        atLeast: size === 'full' ? 0.7 : 0.5,
      },
      { what: `${path}: failed requests`, value: subject.failed, unit: '', atMost: 0 },
      { what: `${path}: CPU a request`, value: subject.cpuMsPerRequest * 1000, unit: 'µs' },
      { what: `${path}: CPU a request of bare node:http`, value: engine.cpuMsPerRequest * 1000, unit: 'µs' },
    ]
  } finally {
    await bare.stop()
  }
}
