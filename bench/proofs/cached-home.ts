import { withCleanup } from '../lib/cleanup.ts'
import { startDemoShop, warm } from '../lib/demo-shop.ts'
import { startBareTwin } from '../lib/processes.ts'
import type { Proof } from '../lib/proof.ts'
import { compare } from '../lib/ratio.ts'

const headers = { 'accept-encoding': 'br' }

/** The cached home page against a process that can do nothing but send those bytes. */
export const cachedHome: Proof = (size) =>
  withCleanup(async (later) => {
    const { shop, stop } = await startDemoShop('cached_home')
    later(stop)
    const url = `${shop.url}/`
    await warm(url)
    const bare = await startBareTwin(url, headers)
    later(bare.stop)

    const load = { connections: 32, headers, seconds: size === 'full' ? 5 : 2 }
    const home = { ...shop, name: 'shop, cached /', url }
    const { ratio, subject } = await compare(home, bare, load, size === 'full' ? 5 : 3)
    return [
      // Two seconds on a busy machine say little, so CI only guards against a collapse.
      { what: 'requests/s of bare node:http', value: ratio, unit: '×', atLeast: size === 'full' ? 0.7 : 0.5 },
      { what: 'failed requests', value: subject.failed, unit: '', atMost: 0 },
    ]
  })
