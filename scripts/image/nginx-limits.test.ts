/** How much one address may send, with the production settings in a real nginx. */
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pictureUpload } from '@shop/contract/constants'
import { endpoints } from '@shop/contract/endpoints'
import { errors } from '@shop/contract/errors'
import { productFile, productFileLimits } from '@shop/contract/product-file'
import { production } from '@shop/contract/production'
import { products } from '@shop/contract/products'
import { reviewPhotos } from '@shop/contract/review-photos'
import { siteImages } from '@shop/contract/site-images'
import { logos } from '@shop/contract/theme/logos'
import { tickets } from '@shop/contract/tickets'
import { freePort } from '@shop/test-kit/ports'
import { copySettings, replaceIn, startNginx, startProxy } from '@shop/test-kit/reverse-proxy'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MEGABYTE = 1024 * 1024
let shop: Server
let shopPort: number
let proxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  // Like the shop, it authenticates the sender before it reads a body.
  shop = createServer((incoming, response) => {
    if (incoming.method === 'POST') response.writeHead(401)
    response.end(incoming.headers['x-forwarded-for'])
  })
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
  shopPort = (shop.address() as AddressInfo).port
  proxy = await startProxy([shopPort], { limits: 'as shipped' })
})

afterAll(async () => {
  await proxy.stop()
  shop.closeAllConnections()
  shop.close()
})

test('a body that no call accepts is rejected unread, with the error message of the shop', async () => {
  const { status, headers, body } = await announce('/api/auth/login', 3 * MEGABYTE)
  expect([status, headers['content-type']]).toEqual([413, 'application/json; charset=utf-8'])
  const { message } = errors.payload_too_large
  expect(JSON.parse(body)).toMatchObject({ message, error: message, code: 'payload_too_large' })
  expect(body).toMatch(/"requestId":"[0-9a-f]{32}"/)
  expect(await announce('/api/auth/login', 1 * MEGABYTE, 'all of it')).toMatchObject({ status: 401 })
})

test('each form with pictures is forwarded at once, up to its size limit', async () => {
  const room = 0.5 * MEGABYTE
  const perForm = {
    [tickets.attach.path]: 1,
    [reviewPhotos.upload.path]: 1,
    [production.addPhoto.path]: 1,
    [siteImages.upload.path]: 1,
    [logos.read.path]: 1,
    [products.create.path]: 12,
    [products.update.path]: 12,
  }
  const forms = endpoints.filter(({ endpoint }) => endpoint.multipart)
  expect(forms.map(({ endpoint }) => endpoint.path).toSorted()).toEqual(Object.keys(perForm).toSorted())
  for (const [path, pictures] of Object.entries(perForm)) {
    const concrete = path.replace(':id', '7')
    const most = pictures * pictureUpload.maxBytes + room
    expect(await announce(concrete, most), path).toMatchObject({ status: 401 })
    expect(await announce(concrete, most + 12 * MEGABYTE), path).toMatchObject({ status: 413 })
  }
})

test('the file of all products is forwarded up to its size limit', async () => {
  for (const { path } of [productFile.check, productFile.import]) {
    expect(await announce(path, productFileLimits.bytes), path).toMatchObject({ status: 401 })
    expect(await announce(path, productFileLimits.bytes + 2 * MEGABYTE), path).toMatchObject({ status: 413 })
  }
})

test('pages and calls of one address are limited separately, and other addresses are not limited', async () => {
  const from = '127.6.0.1'
  const pages = await Promise.all(Array.from({ length: 300 }, () => send('/produto/x', { from })))
  const rejected = pages.filter(({ status }) => status === 429)
  expect(rejected.length).toBeGreaterThan(30)
  expect(pages.length - rejected.length).toBeGreaterThanOrEqual(100)
  const { message } = errors.too_many_requests
  expect(rejected[0]?.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '10',
    'cache-control': 'no-store',
  })
  expect(rejected[0]?.body).toContain(`<p>${message}</p>`)
  expect(rejected[0]?.body).toContain('lang="pt-BR"')

  expect(await send('/api/store', { from })).toMatchObject({ status: 200 })
  expect(await send('/produto/x', { from: '127.6.0.2' })).toMatchObject({ status: 200 })
  const calls = await Promise.all(Array.from({ length: 400 }, () => send('/api/store', { from })))
  const last = calls.find(({ status }) => status === 429)
  expect(JSON.parse(last?.body ?? '{}')).toMatchObject({ code: 'too_many_requests', message })
  // Pictures, scripts and icons are not counted.
  for (const path of ['/media/vestido.webp', '/favicon.svg', '/icon-192.png', '/manifest.webmanifest'])
    expect(await send(path, { from }), path).toMatchObject({ status: 200 })
})

test('behind a CDN only requests from its networks are served, and its visitors are distinguished', async () => {
  const dir = copySettings([shopPort])
  const port = await freePort()
  replaceIn(
    join(dir, 'conf.d/site.conf'),
    () => `server { listen 127.0.0.1:${port}; include ${dir}/conf.d/shop.inc; }`,
  )
  replaceIn(join(dir, 'conf.d/cdn.conf'), (text) =>
    text
      .replace('default 1', 'default 0')
      .replaceAll('# 192', '192')
      .replace('# set_', 'set_')
      .replaceAll('192.0.2.0/24', '127.7.0.0/16'),
  )
  const behind = await startNginx(`http://127.0.0.1:${port}`, dir)
  try {
    const visit = (from: string, visitor: string) =>
      send('/', { from, port, headers: { 'x-forwarded-for': visitor } })
    await expect(visit('127.0.0.1', '203.0.113.5')).rejects.toThrow(/hang up|ECONNRESET/)
    // The CDN appends the address that it sees to the header that the visitor sent.
    expect(await visit('127.7.0.1', '198.51.100.1, 203.0.113.5')).toMatchObject({ body: '203.0.113.5' })
    // An IPv6 network counts as one visitor, whichever of its addresses is used.
    const many = Array.from({ length: 300 }, (_, n) => visit('127.7.0.1', `2001:db8:1:2::${n + 1}`))
    expect((await Promise.all(many)).filter(({ status }) => status === 429).length).toBeGreaterThan(30)
    expect(await visit('127.7.0.1', '2001:db8:1:3::1')).toMatchObject({ status: 200 })
  } finally {
    await behind.stop()
  }
})

interface Sent {
  from?: string
  port?: number
  method?: string
  headers?: Record<string, string | number>
  body?: Buffer
}
interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Announces a body and sends none of it, unless `sends` is given. */
function announce(path: string, bytes: number, sends?: 'all of it') {
  const body = sends && Buffer.alloc(bytes)
  return send(path, {
    from: '127.8.0.1',
    method: 'POST',
    headers: { 'content-length': bytes },
    ...(body && { body }),
  })
}

function send(path: string, { from = '127.0.0.1', port, method = 'GET', headers = {}, body }: Sent) {
  return new Promise<Received>((done, fail) => {
    const to = { host: '127.0.0.1', port: port ?? new URL(proxy.url).port, localAddress: from, agent: false }
    const sent = request({ ...to, path, method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('end', () => {
        sent.destroy()
        done({ status: response.statusCode ?? 0, headers: response.headers, body: text })
      })
    })
    sent.on('error', fail)
    if (method === 'GET') sent.end()
    else if (body) sent.end(body)
    else sent.flushHeaders()
  })
}
