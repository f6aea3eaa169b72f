/** A fake webhook endpoint of the shop: records the events and responds with a configurable status. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  body: string
  signature: string
  event: { id: string; type: string; created: number; data: { object: { id: string } } }
}

export async function webhookReceiver() {
  const received: Received[] = []
  let status = 200
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = String(request.headers['stripe-signature'])
      received.push({ body, signature, event: JSON.parse(body) as Received['event'] })
      // 0: accepts the event and never responds.
      if (status !== 0) response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    of: (objectId: string) => received.filter(({ event }) => event.data.object.id === objectId),
    respondWith: (next: number) => {
      status = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
