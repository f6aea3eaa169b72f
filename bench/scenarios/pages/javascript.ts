import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { withCleanup } from '../../lib/cleanup.ts'
import { buildEmptyRoute } from '../../lib/empty-route.ts'
import { firstPages } from '../../lib/first-pages.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'

/** Of the pages on which most visits begin. */
const HOME_LIMIT = 138
const LIST_LIMIT = 142
const PRODUCT_LIMIT = 145
/** For the other pages. */
const LIMIT = 160
/** The registration looks up the address of a postal code while the user types, so its page includes the API client. */
const REGISTRATION_LIMIT = 190

/** Pages opened from an email or a bookmark, possibly on a first visit. */
const accountPages = ['/login', '/cadastro', '/esqueci-senha', '/redefinir-senha', '/verificar-email']
/** Not entry pages, but not part of the checkout or the admin either. */
const laterPages = ['/carrinho', '/favoritos', '/conta', '/suporte']

/** Code of one part of the shop that no other page may load. */
const parts = [
  ['the checkout', 'js.stripe.com'],
  ['the administration', '/api/reports'],
] as const
const DATES = /^offer-promise-.*\.js$/
const BUILT = 'apps/web/build/client/assets'

/**
 * The JavaScript that a visitor's first page downloads, compressed as the slowest common browser would get it, and as a
 * baseline the same framework with one empty route.
 */
export const javascript: Scenario = () =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('javascript')
    later(stop)
    const results: Result[] = []
    const seen = new Set<string>()
    for (const path of [...(await firstPages(db)), ...accountPages]) {
      const scripts = await firstVisit(shop.url, path)
      for (const name of scripts.keys()) seen.add(basename(name))
      results.push({
        what: `JavaScript on a first visit to ${path}`,
        value: [...scripts.values()].reduce((sum, size) => sum + size, 0),
        unit: 'kB gzip',
        atMost: limitOf(path),
      })
    }
    for (const path of laterPages) {
      for (const name of (await firstVisit(shop.url, path)).keys()) seen.add(basename(name))
    }
    for (const [part, mark] of parts) {
      const own = await scriptsWith(mark)
      const value = own.filter((name) => seen.has(name)).length
      results.push({
        what: `scripts of ${part} on these pages and on the cart, the favourites, the account and support`,
        value,
        unit: 'files',
        atMost: 0,
      })
    }
    results.push({
      what: 'the wedding date and the dates of each offer, beyond what the product page has loaded',
      value: await sizeOfDates(shop.url, await firstVisit(shop.url, '/produto/1')),
      unit: 'kB gzip',
    })
    return [...results, { what: 'floor: an empty route', value: await emptyRoute(), unit: 'kB gzip' }]
  })

function limitOf(path: string) {
  if (path === '/') return HOME_LIMIT
  if (path === '/colecoes') return LIST_LIMIT
  if (path.startsWith('/produto/')) return PRODUCT_LIMIT
  return path === '/cadastro' ? REGISTRATION_LIMIT : LIMIT
}

async function firstVisit(origin: string, path: string) {
  const html = await (await fetch(origin + path)).text()
  const scripts = new Map<string, number>()
  for (const [name] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) await collect(origin, name, scripts)
  console.log(`  ${path}`)
  for (const [name, size] of scripts) console.log(`  ${size.toFixed(1).padStart(6)} kB  ${name}`)
  return scripts
}

async function sizeOfDates(origin: string, loaded: ReadonlyMap<string, number>) {
  const name = (await readdir(BUILT)).find((file) => DATES.test(file))
  if (name === undefined) throw new Error('the dates of a product are in no script of their own')
  const scripts = new Map<string, number>()
  await collect(origin, `/assets/${name}`, scripts)
  return [...scripts].reduce((sum, [file, size]) => (loaded.has(file) ? sum : sum + size), 0)
}

async function scriptsWith(mark: string) {
  const found: string[] = []
  for (const name of await readdir(BUILT)) {
    if (name.endsWith('.js') && (await readFile(join(BUILT, name), 'utf8')).includes(mark)) found.push(name)
  }
  if (found.length === 0) throw new Error(`no script contains ${mark}: update the marker of that part`)
  return found
}

/** A script and its static imports; what it loads later, by `import()`, is not part of the first visit. */
async function collect(origin: string, name: string, scripts: Map<string, number>) {
  if (scripts.has(name)) return
  const source = Buffer.from(await (await fetch(origin + name)).arrayBuffer())
  scripts.set(name, gzipKilobytes(source))
  for (const [, file] of source.toString().matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    await collect(origin, `/assets/${file}`, scripts)
  }
}

async function emptyRoute() {
  const scripts = await buildEmptyRoute()
  return [...scripts.values()].reduce((sum, source) => sum + gzipKilobytes(source), 0)
}

const gzipKilobytes = (content: Buffer) => gzipSync(content, { level: 9 }).byteLength / 1000
