/** Starts a fake Stripe: its API, its browser files and the control API, on one local port. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Clock } from './clock.ts'
import { handleControl } from './control/control.ts'
import { assemble, type FakeStripe } from './fake-stripe.ts'
import { handleApi } from './http/api.ts'
import { handlePage } from './pages/pages.ts'

export interface StripeLocalOptions {
  /** 0 selects a free port. */
  port: number
  secretKey: string
  publishableKey: string
  /** If omitted, no webhooks are sent. */
  webhookUrl?: string | undefined
  webhookSecret?: string | undefined
  webhookTimeoutMs?: number | undefined
  clock?: Clock | undefined
}

export interface StripeLocal {
  url: string
  close: () => Promise<void>
}

const LARGEST_BODY = 1_000_000
const WEBHOOK_TIMEOUT_MS = 10_000

export async function startStripeLocal(options: StripeLocalOptions): Promise<StripeLocal> {
  const { secretKey, publishableKey, webhookUrl, webhookSecret, clock = new Clock() } = options
  if (/_live_/.test(secretKey + publishableKey)) throw new Error('stripe-local accepts no live keys')
  const server = createServer((request, response) => {
    void handle(fake, request, response).catch((error: unknown) => giveUp(response, error))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${portOf(server.address())}`
  const receiver =
    webhookUrl === undefined || webhookSecret === undefined
      ? undefined
      : { url: webhookUrl, secret: webhookSecret, timeoutMs: options.webhookTimeoutMs ?? WEBHOOK_TIMEOUT_MS }
  const fake = assemble({ url, clock, receiver, secretKey, publishableKey })
  return {
    url,
    close: async () => {
      fake.deliveries?.stop()
      clock.stop()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function handle(fake: FakeStripe, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET' } = request
  const url = new URL(request.url ?? '/', fake.account.url)
  if (method === 'OPTIONS') return allowBrowsers(response)
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) {
    response.writeHead(413).end()
    return
  }
  const body = method === 'POST' ? await text(request) : ''
  const incoming = { method, url, body, request }
  if (url.pathname.startsWith('/v1/')) return handleApi(fake, incoming, response)
  if (url.pathname.startsWith('/_control/')) return handleControl(fake, incoming, response)
  handlePage(fake, incoming, response)
}

function allowBrowsers(response: ServerResponse) {
  response
    .writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
    })
    .end()
}

/** Handles only internal errors of stripe-local. */
function giveUp(response: ServerResponse, error: unknown) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  if (!response.headersSent) response.writeHead(500)
  response.end()
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
