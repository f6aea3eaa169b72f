import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pictureUpload } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { createCaches } from './answers/caches.ts'
import { httpServer } from './http-server.ts'

const SLOW_LINE_BITS_PER_SECOND = 8_000_000

test('the pictures of a product arrive in time over a slow line, while headers are not waited for', () => {
  const { maxBytes, maxPerProduct } = pictureUpload
  const server = httpServer(createCaches({ pages: 1_000, calls: 1_000 })).create(() => undefined)
  const neededMs = ((maxBytes * maxPerProduct * 8) / SLOW_LINE_BITS_PER_SECOND) * 1_000
  expect(server.requestTimeout).toBeGreaterThan(2 * neededMs)
  expect(server.headersTimeout).toBe(10_000)
})

test('a closing shop refuses who is new and serves who is inside, one last time', async () => {
  const http = httpServer(createCaches({ pages: 1_000, calls: 1_000 }))
  const server = http.create((_request, response) => response.end('served'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const inside = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (agent: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, resolve).on('error', reject)
    })
  expect(await text(await ask(inside))).toBe('served')

  await http.startDraining()
  await expect(ask(new Agent())).rejects.toThrow('ECONNREFUSED')
  const last = await ask(inside)
  expect([await text(last), last.headers.connection]).toEqual(['served', 'close'])
  await expect(ask(inside)).rejects.toThrow('ECONNREFUSED')
})
