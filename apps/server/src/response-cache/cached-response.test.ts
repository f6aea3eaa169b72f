import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeResponse, sendCachedResponse } from './cached-response.ts'

const html = '<!doctype html><title>Açucena</title>'.repeat(50)
const page = makeResponse(200, Buffer.from(html), {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public',
})
const listener: RequestListener = (request, response) => sendCachedResponse(page, request, response)
const server = createServer(listener)
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  url = `http://127.0.0.1:${address.port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (headers: Record<string, string>, method = 'GET') => fetch(url, { method, headers })

describe('a finished page', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0 , gzip', 'gzip'],
    ['x-gzip-br', null],
    ['identity', null],
  ])('responds to Accept-Encoding %s with %s', async (accepted, encoding) => {
    const response = await get({ 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(await response.text()).toBe(html)
  })

  test('the same ETag returns 304 and no body', async () => {
    const first = await get({})
    const etag = first.headers.get('etag') ?? ''
    const second = await get({ 'if-none-match': `"other", ${etag}` })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('cache-control')).toBe('public')
  })

  test('another ETag returns the full response', async () => {
    expect((await get({ 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  test('HEAD returns the headers alone', async () => {
    const response = await get({ 'accept-encoding': 'br' }, 'HEAD')
    expect(Number(response.headers.get('content-length'))).toBe(page.variants.br.body.byteLength)
    expect(await response.text()).toBe('')
  })

  test('the stored compressed body is the page itself', () => {
    expect(brotliDecompressSync(page.variants.br.body).toString()).toBe(html)
  })
})
