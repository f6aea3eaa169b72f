/** The access log that the privacy policy promises, as a real nginx and a real logrotate write and retain it. */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { startProxy } from '@shop/test-kit/reverse-proxy'
import { afterAll, beforeAll, expect, test } from 'vitest'

const LOGROTATE = '/usr/sbin/logrotate'
const canRotate = existsSync(LOGROTATE) && userInfo().uid === 0
const TOKEN = 'q7Zr3kVt9XwLmN2bYc5dFg8hJ1sPa4Ue6Ti0oRQzKxM'

/** One connection, so that one worker of nginx writes the records in order. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let shop: Server
let proxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  shop = createServer((_, response) => response.end('ok'))
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
  proxy = await startProxy([(shop.address() as AddressInfo).port])
})

afterAll(async () => {
  agent.destroy()
  await proxy.stop()
  shop.close()
})

test('a record has address, port, time, method, path and status, and nothing else', async () => {
  const headers = { 'user-agent': 'Navegador/1.0', referer: 'https://exemplo.test/de-onde', cookie: 'a=b' }
  const [line] = await recordsOf(() => get(`/redefinir-senha?token=${TOKEN}&email=ana@exemplo.test`, headers))
  expect(line).toMatch(
    /^127\.0\.0\.1:\d+ \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d GET "\/redefinir-senha" 200$/,
  )
})

test('links that grant access are logged without their secret', async () => {
  const paths = {
    '/produto/12': '/produto/12',
    '/admin/pedidos/12/ficha': '/admin/pedidos/12/ficha',
    [`/pedido/${TOKEN}`]: '/pedido/-',
    [`/Pedido/${TOKEN}/fotos`]: '/Pedido/-',
    '/pedido/curto': '/pedido/-',
    [`//pedido//${TOKEN}.data`]: '/pedido/-',
    [`/%70edido/${TOKEN}`]: '/pedido/-',
    [`/agenda/confirmar/${TOKEN}`]: '/agenda/-',
    '/lista/curta': '/lista/-',
    [`/lista/${TOKEN}`]: '/lista/-',
    [`/feeds/${TOKEN}.ics`]: '/feeds/-',
    '/api/agenda/feed/curto.ics': '/api/agenda/feed/-',
    [`/api/feeds/products/${TOKEN}?for=meta`]: '/api/feeds/-',
    [`/api/appointments/by-link/curto`]: '/api/appointments/by-link/-',
    [`/um/caminho/novo/${TOKEN}`]: '/um/caminho/novo/-',
    '/api/cep/01310100': '/api/cep/-',
    // An email client has encoded the question mark.
    [`/verificar-email%3Ftoken=${TOKEN}`]: '/verificar-email',
    '/newsletter/cancelar%3Ftoken=curto': '/newsletter/cancelar',
  }
  const lines = await recordsOf(async () => {
    for (const path of Object.keys(paths)) await get(path)
  })
  expect(lines.map((line) => /"(.*)"/.exec(line)?.[1])).toEqual(Object.values(paths))
  expect(lines.join()).not.toContain(TOKEN.slice(0, 8))
})

test('a record is one short line, whatever the URL', async () => {
  const lines = await recordsOf(async () => {
    await get(`/${'colecoes'.repeat(3)}/${'%0a'.repeat(900)}`)
    await get(`/${'ab/'.repeat(2_000)}`)
    await get(`/${'x'.repeat(4_000)}`)
  })
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line.length).toBeLessThan(600)
})

test('static files and requests that never reached the shop are not logged', async () => {
  const lines = await recordsOf(async () => {
    await get('/assets/entry-3f9a.js')
    await get('/media/vestido-800.webp')
    expect(await get('/api/orders', { 'content-length': String(3 * 1024 * 1024) }, 'POST')).toBe(413)
    await get('/')
  })
  expect(lines).toHaveLength(1)
})

test('the access log is not readable by other users of the machine', async () => {
  await get('/')
  expect((statSync(join(proxy.dir, 'access.log')).mode & 0o777).toString(8)).toBe('640')
})

test('each daily log is retained for the six months of the privacy policy, and no longer', () => {
  const settings = readFileSync('ops/logrotate/atelier', 'utf8')
  // From July to December there are 184 days.
  for (const word of ['daily', 'rotate 184', 'maxage 184', 'dateext', 'compress', 'create 0640 root adm'])
    expect(settings).toMatch(new RegExp(`^ +${word}$`, 'm'))
  expect(settings).toContain('/var/log/atelier/access.log {')
  expect(readFileSync('ops/nginx/shop.inc', 'utf8')).toContain('access_log /var/log/atelier/access.log ')
})

test.runIf(canRotate)('after the rotation nginx writes to the new file', async () => {
  const settings = join(proxy.dir, 'logrotate.conf')
  const text = readFileSync('ops/logrotate/atelier', 'utf8')
    .replaceAll('/var/log/atelier', proxy.dir)
    .replaceAll('/run/nginx.pid', join(proxy.dir, 'pid'))
  writeFileSync(settings, text)
  chmodSync(settings, 0o644)
  const state = ['--state', join(proxy.dir, 'logrotate.state')]
  const tried = execFileSync(LOGROTATE, [...state, '--debug', settings], { encoding: 'utf8', stdio: 'pipe' })
  expect(tried).not.toMatch(/^error/m)

  const file = join(proxy.dir, 'access.log')
  const before = readFileSync(file, 'utf8')
  execFileSync(LOGROTATE, [...state, '--force', settings], { stdio: 'pipe' })
  const rotated = readdirSync(proxy.dir).filter((name) => /^access\.log-\d{8}$/.test(name))
  expect(rotated).toHaveLength(1)
  // nginx is notified by a signal, which takes a moment to arrive.
  await expect
    .poll(
      async () => {
        await get('/depois')
        return readFileSync(file, 'utf8')
      },
      { timeout: 20_000 },
    )
    .toContain('"/depois" 200')
  expect(readFileSync(join(proxy.dir, basename(rotated[0] ?? '')), 'utf8').startsWith(before)).toBe(true)
  expect((statSync(file).mode & 0o777).toString(8)).toBe('640')
})

/** The lines that appear while `visit` runs; nginx writes one as soon as its response is sent. */
async function recordsOf(visit: () => Promise<unknown>): Promise<string[]> {
  const marker = `/marcador-${Math.random().toString(36).slice(2)}`
  const lines = () => readFileSync(join(proxy.dir, 'access.log'), 'utf8').trimEnd().split('\n')
  await get(`${marker}-a`)
  await visit()
  await get(`${marker}-b`)
  await expect.poll(lines).toContainEqual(expect.stringContaining(`${marker}-b`))
  const all = lines()
  const at = (end: string) => all.findIndex((line) => line.includes(marker + end))
  return all.slice(at('-a') + 1, at('-b'))
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> {
  return new Promise((done, fail) => {
    const { port } = new URL(proxy.url)
    const sent = request({ host: '127.0.0.1', port, path, headers, method, agent }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode ?? 0))
    })
    sent.on('error', fail)
    // An announced body is not sent: the response comes without it.
    if (headers['content-length']) sent.flushHeaders()
    else sent.end()
  })
}
