/** The settings of the proxy in a real nginx, with two fake shops behind it that only record requests. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@shop/test-kit/ports'
import { copySettings, replaceIn, startNginx } from '@shop/test-kit/reverse-proxy'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface Seen {
  shop: number
  headers: IncomingHttpHeaders
  body: string
}

let seen: Seen[] = []
let shops: Server[] = []
let ports: number[] = []
let nginx: Awaited<ReturnType<typeof startNginx>>
const proxyPorts = { http: 0, https: 0 }

beforeAll(async () => {
  ports = [await freePort(), await freePort()]
  Object.assign(proxyPorts, { http: await freePort(), https: await freePort() })
  await openShops()
  const dir = copySettings(ports)
  mkdirSync(join(dir, 'live/shop'), { recursive: true })
  const files = ['-keyout', join(dir, 'live/shop/privkey.pem'), '-out', join(dir, 'live/shop/fullchain.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=loja.test', ...files],
    { stdio: 'ignore' },
  )
  replaceIn(join(dir, 'conf.d/site.conf'), (site) =>
    site
      .replace('listen 80', `listen 127.0.0.1:${proxyPorts.http}`)
      .replace('listen 443', `listen 127.0.0.1:${proxyPorts.https}`)
      .replaceAll('/etc/letsencrypt', dir)
      .replaceAll('/var/www/acme', dir),
  )
  nginx = await startNginx(`http://127.0.0.1:${proxyPorts.http}`, dir)
})

afterAll(async () => {
  await nginx.stop()
  closeShops()
})

test('an unencrypted request is redirected to the same page over HTTPS', async () => {
  const received = await fetch(`http://127.0.0.1:${proxyPorts.http}/colecoes?busca=renda`, {
    redirect: 'manual',
  })
  expect([received.status, received.headers.get('location')]).toEqual([
    301,
    'https://127.0.0.1/colecoes?busca=renda',
  ])
})

test('the shop receives the real address of the client, not the one that the client claims', async () => {
  seen = []
  expect(await sendRequest('GET', '/', { 'x-forwarded-for': '203.0.113.9', host: 'loja.test' })).toBe(200)
  expect(seen[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    host: 'loja.test',
  })
})

test('when one shop is down no request fails: each arrives at the other, complete and once', async () => {
  shops[0]?.close()
  shops[0]?.closeAllConnections()
  seen = []
  const sent = Array.from({ length: 8 }, (_, n) => `pedido ${n}`)
  for (const body of sent) expect(await sendRequest('POST', '/api/orders', {}, body)).toBe(200)
  expect(seen.map(({ body }) => body)).toEqual(sent)
  expect(seen.every(({ shop }) => shop === 1)).toBe(true)
  closeShops()
  await openShops()
})

test('a request that a shop may have executed is not sent to the other, a request that only reads is', async () => {
  seen = []
  expect(await sendRequest('POST', '/breaks')).toBe(502)
  expect(seen).toHaveLength(1)
  seen = []
  await sendRequest('GET', '/breaks')
  expect(new Set(seen.map(({ shop }) => shop)).size).toBe(2)
})

test('a request that one shop is too busy for is served by the other', async () => {
  for (let n = 0; n < 6; n++) expect(await sendRequest('GET', '/only-in-the-second')).toBe(200)
})

test('without a database both shops still receive requests for the pages in their cache', async () => {
  for (let n = 0; n < 6; n++) expect(await sendRequest('GET', '/unavailable')).toBe(503)
  expect(await sendRequest('GET', '/')).toBe(200)
})

test('a body of unknown length over HTTP/2 is not written to the disk', async () => {
  const client = connect(`https://127.0.0.1:${proxyPorts.https}`, { rejectUnauthorized: false })
  const sent = client.request({ ':method': 'POST', ':path': '/api/auth/login' })
  const mostly = Buffer.alloc(1.5 * 1024 * 1024)
  await new Promise<void>((done) => sent.write(mostly, () => done()))
  await sleep(300)
  expect(await nginx.spooledBytes()).toBe(0)
  seen = []
  sent.end()
  const status = await new Promise((done) => sent.once('response', (headers) => done(headers[':status'])))
  client.destroy()
  expect([status, seen[0]?.body.length]).toEqual([200, mostly.length])
})

async function openShops() {
  shops = ports.map((_, shop) =>
    createServer((incoming, response) => {
      let body = ''
      incoming.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      incoming.on('end', () => {
        seen.push({ shop, headers: incoming.headers, body })
        if (incoming.url === '/breaks') incoming.socket.destroy()
        else response.writeHead(statusOf(incoming.url, shop)).end('ok')
      })
    }),
  )
  for (const [index, shop] of shops.entries())
    await new Promise<void>((done) => shop.listen(ports[index], '127.0.0.1', done))
}

function statusOf(url: string | undefined, shop: number) {
  return url === '/unavailable' || (url === '/only-in-the-second' && shop === 0) ? 503 : 200
}

function closeShops() {
  for (const shop of shops) {
    shop.close()
    shop.closeAllConnections()
  }
}

function sendRequest(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '-',
): Promise<number> {
  return new Promise((done, fail) => {
    const options = { method, headers, port: proxyPorts.https, host: '127.0.0.1', rejectUnauthorized: false }
    request({ ...options, path }, (received) => {
      received.resume()
      received.on('end', () => done(received.statusCode ?? 0))
    })
      .on('error', fail)
      .end(method === 'POST' ? body : undefined)
  })
}
