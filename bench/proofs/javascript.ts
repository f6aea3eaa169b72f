import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { withCleanup } from '../lib/cleanup.ts'
import { startDemoShop } from '../lib/demo-shop.ts'
import type { Proof } from '../lib/proof.ts'

const run = promisify(execFile)

/**
 * What a visitor's first page downloads as JavaScript, compressed as the slowest common browser would get it, and
 * beside it the floor: the same framework with one route that shows nothing.
 */
export const javascript: Proof = () =>
  withCleanup(async (later) => {
    const { shop, stop } = await startDemoShop('javascript')
    later(stop)
    const html = await (await fetch(`${shop.url}/`)).text()
    let total = 0
    for (const name of new Set(html.match(/\/assets\/[\w.-]+\.js/g))) {
      const size = gzipKilobytes(Buffer.from(await (await fetch(shop.url + name)).arrayBuffer()))
      console.log(`  ${size.toFixed(1).padStart(6)} kB  ${name}`)
      total += size
    }
    return [
      { what: 'JavaScript on a first visit to /', value: total, unit: 'kB gzip', atMost: 140 },
      { what: 'floor: an empty route', value: await emptyRoute(), unit: 'kB gzip' },
    ]
  })

async function emptyRoute() {
  const cwd = 'bench/empty-route'
  await run('react-router', ['build'], { cwd })
  const assets = join(cwd, 'build/client/assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async (name) => gzipKilobytes(await readFile(join(assets, name)))),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const gzipKilobytes = (content: Buffer) => gzipSync(content, { level: 9 }).byteLength / 1000
