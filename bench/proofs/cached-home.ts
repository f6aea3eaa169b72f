import { startDemoShop, warm } from '../lib/demo-shop.ts'
import { startBareTwin } from '../lib/processes.ts'
import type { Proof } from '../lib/proof.ts'
import { compare } from '../lib/ratio.ts'

const headers = { 'accept-encoding': 'br' }

/** The cached home page against a process that can do nothing but send those bytes. */
export const cachedHome: Proof = async (size) => {
  const { shop, stop } = await startDemoShop('cached_home', { LOG_LEVEL: 'info' })
  await warm(`${shop.url}/`)
  const bare = await startBareTwin(`${shop.url}/`, headers)
  const load = { connections: 32, headers, seconds: size === 'full' ? 5 : 2 }
  const home = { ...shop, name: 'shop, cached /', url: `${shop.url}/` }
  const result = await compare(home, bare, load, size === 'full' ? 5 : 3)
  await bare.stop()
  await stop()
  return [
    // Two seconds on a busy machine say little, so CI only guards against a collapse.
    {
      what: 'requests/s of bare node:http',
      value: result.ratio,
      unit: '×',
      atLeast: size === 'full' ? 0.7 : 0.5,
    },
    { what: 'failed requests', value: result.subject.failed, unit: '', atMost: 0 },
  ]
}
