import { warm } from '@shop/test-kit/demo-shop'
import { startBareTwin } from './bare-twin.ts'
import { type Contender, compare } from './ratio.ts'
import type { Result, Size } from './scenario.ts'

/** What Chromium sends with a page. */
const BROWSER = {
  'sec-ch-ua': '"Chromium";v="150", "Not_A Brand";v="24"',
  'sec-ch-ua-mobile': '?1',
  'sec-ch-ua-platform': '"Android"',
  'upgrade-insecure-requests': '1',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'sec-fetch-dest': 'document',
  referer: 'https://loja.example/colecoes',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7',
} as const

export const senders = {
  'a browser': BROWSER,
  'gzip only': { 'accept-encoding': 'gzip' },
} as const satisfies Record<string, Record<string, string>>

/** Compares one cached page of a running shop with a process that only sends the same bytes. */
export async function cachedPage(
  shop: Contender,
  path: string,
  size: Size,
  sender: keyof typeof senders = 'a browser',
): Promise<Result[]> {
  const headers = senders[sender]
  const where = sender === 'a browser' ? path : `${path}, ${sender}`
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
        what: `${where}: requests/s of bare node:http`,
        value: ratio,
        unit: '×',
        atLeast: size === 'full' ? 0.85 : 0.5,
      },
      { what: `${where}: failed requests`, value: subject.failed, unit: '', atMost: 0 },
      { what: `${where}: CPU a request`, value: subject.cpuMsPerRequest * 1000, unit: 'µs' },
      { what: `${where}: CPU a request of bare node:http`, value: engine.cpuMsPerRequest * 1000, unit: 'µs' },
    ]
  } finally {
    await bare.stop()
  }
}
