/** The same framework with one empty route: what no page of it can go below. */
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

const CWD = 'bench/empty-route'
const ASSETS = join(CWD, 'build/client/assets')
const run = promisify(execFile)

/** Its scripts, by file name. */
export async function buildEmptyRoute(): Promise<Map<string, Buffer>> {
  await run('react-router', ['build'], { cwd: CWD })
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'))
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(ASSETS, name))] as const)),
  )
}

/** Rendered once and served compressed, as the shop's cached pages are. */
export async function serveEmptyRoute(later: (stop: () => unknown) => void): Promise<string> {
  const scripts = await buildEmptyRoute()
  const html = brotliCompressSync(
    `<!doctype html>${await readFile(join(CWD, 'build/client/index.html'), 'utf8')}`,
  )
  const compressed = new Map(
    [...scripts].map(([name, source]) => [`/assets/${name}`, brotliCompressSync(source)]),
  )
  const server = createServer((request, response) => {
    const script = compressed.get(request.url ?? '')
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8')
    response.setHeader('content-encoding', 'br')
    if (script) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.end(script ?? html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  later(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
