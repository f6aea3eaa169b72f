/** The control API: JSON, for programs on this machine only. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { StripeFailure } from '../failure.ts'
import type { FakeStripe } from '../fake-stripe.ts'
import { ControlError, parseBody } from './body.ts'
import { controlCalls } from './endpoints.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

export async function handleControl(
  fake: FakeStripe,
  { request, url, body }: { request: IncomingMessage; url: URL; body: string },
  response: ServerResponse,
): Promise<void> {
  // A web page in a browser on this machine also connects from loopback, but sends an Origin header.
  if (!LOOPBACK.has(request.socket.remoteAddress ?? '') || request.headers.origin !== undefined) {
    return send(response, 403, { error: 'for programs on this machine only' })
  }
  const name = `${request.method} ${url.pathname.slice('/_control/'.length)}`
  const call = Object.hasOwn(controlCalls, name) ? controlCalls[name] : undefined
  if (call === undefined) return send(response, 404, { error: `there is no ${name}` })
  try {
    send(response, 200, (await call(fake, parseBody(body), url.searchParams)) ?? {})
  } catch (error) {
    if (error instanceof ControlError || error instanceof StripeFailure || error instanceof SyntaxError) {
      return send(response, 400, { error: error.message })
    }
    throw error
  }
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
