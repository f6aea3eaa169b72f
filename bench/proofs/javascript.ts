import { gzipSync } from 'node:zlib'
import { startDemoShop } from '../lib/demo-shop.ts'
import type { Proof } from '../lib/proof.ts'

/**
 * What a visitor's first page downloads as JavaScript, compressed as the slowest common browser would get it. The
 * floor is what React and the router weigh on any page of ours, even one that shows nothing.
 */
export const javascript: Proof = async () => {
  const { shop, stop } = await startDemoShop('javascript')
  const home = await scriptsOf(shop.url, '/')
  await stop()
  const floor = home.filter(({ name }) => /\/(entry\.client|jsx-runtime|chunk|react|lib|manifest)/.test(name))
  for (const { name, kilobytes } of home) console.log(`  ${kilobytes.toFixed(1).padStart(6)} kB  ${name}`)
  return [
    { what: 'JavaScript on a first visit to /', value: sum(home), unit: 'kB gzip', atMost: 140 },
    { what: 'of which React, router and runtime', value: sum(floor), unit: 'kB gzip' },
  ]
}

interface Script {
  name: string
  kilobytes: number
}

async function scriptsOf(url: string, path: string): Promise<Script[]> {
  const html = await (await fetch(url + path)).text()
  const names = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  return Promise.all(
    [...names].map(async (name) => {
      const source = Buffer.from(await (await fetch(url + name)).arrayBuffer())
      return { name, kilobytes: gzipSync(source, { level: 9 }).byteLength / 1000 }
    }),
  )
}

const sum = (scripts: Script[]) => scripts.reduce((total, { kilobytes }) => total + kilobytes, 0)
