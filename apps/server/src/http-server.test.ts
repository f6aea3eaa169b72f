import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pictureUpload } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { httpServer } from './http-server.ts'
import { createCaches } from './response-cache/caches.ts'

const SLOW_LINE_BITS_PER_SECOND = 8_000_000

test('the pictures of a product can be uploaded over a slow line, while the timeout for headers is short', () => {
  const { maxBytes, maxPerProduct } = pictureUpload
  const server = httpServer(createCaches({ pages: 1_000, api: 1_000 })).create(() => undefined)
  const neededMs = ((maxBytes * maxPerProduct * 8) / SLOW_LINE_BITS_PER_SECOND) * 1_000
  expect(server.requestTimeout).toBeGreaterThan(2 * neededMs)
  expect(server.headersTimeout).toBe(10_000)
})

async function anOpenShop(serve: RequestListener = (_request, response) => void response.end('served')) {
  const http = httpServer(createCaches({ pages: 1_000, api: 1_000 }))
  const server = http.create(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const request = (agent: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, resolve).on('error', reject)
    })
  return { http, server, port, request }
}

test('a closing shop refuses new connections and serves the open ones one last time', async () => {
  const { http, request } = await anOpenShop()
  const inside = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await text(await request(inside))).toBe('served')

  await http.startDraining()
  await expect(request(new Agent())).rejects.toThrow('ECONNREFUSED')
  const last = await request(inside)
  expect([await text(last), last.headers.connection]).toEqual(['served', 'close'])
  await expect(request(inside)).rejects.toThrow('ECONNREFUSED')
})

test('a connection without any request does not keep a closing shop open', async () => {
  const { http, server, port } = await anOpenShop()
  const ahead = connect(port, '127.0.0.1')
  await once(server, 'connection')
  const closed = once(server, 'close')
  await http.startDraining()
  http.hangUpOnTheIdle()
  server.close()
  await expect(closed).resolves.toEqual([])
  ahead.destroy()
})

test('a response begun before the shop closed is sent completely, and keeps no connection open after it', async () => {
  const begun = Promise.withResolvers<ServerResponse>()
  const { http, server, request } = await anOpenShop((_request, response) => begun.resolve(response))
  const responded = request(new Agent({ keepAlive: true }))
  const response = await begun.promise
  const closed = once(server, 'close')
  await http.startDraining()
  http.hangUpOnTheIdle()
  server.close()
  response.end('served')
  expect(await text(await responded)).toBe('served')
  await expect(closed).resolves.toEqual([])
})
