/** Everything a browser loads from stripe-local besides the API. */
import type { ServerResponse } from 'node:http'
import type { Account } from '../account.ts'
import { StripeFailure } from '../failure.ts'
import type { FakeStripe } from '../fake-stripe.ts'
import { browserFile, type Served } from './files.ts'
import { actOnPayment, intentOfSecret, paymentView, pixPicture } from './payment-pages.ts'

/** Any page may embed it, as with Stripe; fonts and style sheets of the shop may have any origin. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' http: https:",
  'font-src data: http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

interface PageRequest {
  method: string
  url: URL
  body: string
}

export function handlePage({ account }: FakeStripe, request: PageRequest, response: ServerResponse) {
  try {
    const served = serve(account, request)
    if (served === undefined) return response.writeHead(404).end()
    response
      .writeHead(200, {
        'content-type': /^text|json/.test(served.type) ? `${served.type}; charset=utf-8` : served.type,
        'content-security-policy': POLICY,
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .end(served.content)
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    response.writeHead(error.status).end()
  }
}

function serve(account: Account, { method, url, body }: PageRequest): Served | undefined {
  const { pathname, searchParams } = url
  if (method === 'POST') {
    const [, action = ''] = /^\/stand-in\/(.+)$/.exec(pathname) ?? []
    return actOnPayment(account, action, body) ? json({}) : undefined
  }
  if (pathname === '/stand-in/payment') {
    const intent = intentOfSecret(account, searchParams.get('client_secret') ?? '')
    return intent && json(paymentView(intent))
  }
  const [, secret, extension = ''] = /^\/pix\/(\w+)\.(svg|png)$/.exec(pathname) ?? []
  return secret === undefined ? browserFile(pathname) : pixPicture(account, secret, extension)
}

function json(body: object): Served {
  return { type: 'application/json', content: JSON.stringify(body) }
}
