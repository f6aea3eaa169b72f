import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@shop/test-kit/ports'
import { expect, test, vi } from 'vitest'
import { startFakeStripe } from './start-stripe-local.ts'

const script = (port: number) => fetch(`http://127.0.0.1:${port}/endive/stripe.js`)

test('a demo starts its own stripe-local, and stops it when it ends', async () => {
  const port = await freePort()
  const stop = await startFakeStripe({ port, shopUrl: 'http://127.0.0.1:1' })
  await vi.waitFor(async () => expect((await script(port)).status).toBe(200), {
    timeout: 15_000,
    interval: 100,
  })
  await stop()
  await expect(script(port)).rejects.toThrow()
}, 30_000)

test('a provider that is already running is not replaced', async () => {
  const server = createServer((_request, response) => response.end('mine'))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = await startFakeStripe({ port, shopUrl: 'http://127.0.0.1:1' })
  await sleep(50)
  await stop()
  expect(await (await script(port)).text()).toBe('mine')
  server.close()
})
