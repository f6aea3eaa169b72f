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
