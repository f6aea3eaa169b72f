/** A test page with the shop's security headers that has only a Payment Element and a button. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startStripeLocal } from '../server.ts'

const SECRET_KEY = 'sk_test_host'
const PUBLISHABLE_KEY = 'pk_test_host'
const STRIPE_JS = new URL(import.meta.resolve('@stripe/stripe-js/dist/pure.mjs'))

const SCRIPT = `
import { loadStripe } from '/pure.mjs'
const say = (value) => { document.querySelector('output').textContent = JSON.stringify(value) }
const options = await (await fetch('/options')).json()
const stripe = await loadStripe('${PUBLISHABLE_KEY}')
const elements = stripe.elements(options)
const element = elements.create('payment', { layout: { type: 'tabs' } })
element.on('ready', () => { document.body.dataset.ready = 'true' })
element.on('loaderror', ({ error }) => say({ error }))
element.on('change', ({ complete, empty, value }) => {
  document.body.dataset.change = [value.type, complete ? 'complete' : empty ? 'empty' : 'incomplete'].join(' ')
})
element.mount('#payment')
let clientSecret
async function pay() {
  const submitted = await elements.submit()
  if (submitted.error) return submitted
  const billing_details = { name: 'Ana Silva', email: 'ana@exemplo.com.br' }
  const params = { payment_method_data: { billing_details } }
  const { confirmationToken, error } = await stripe.createConfirmationToken({ elements, params })
  if (error) return { error }
  const { type, card } = confirmationToken.payment_method_preview
  document.querySelector('#preview').textContent = [type, card?.brand, card?.last4].filter(Boolean).join(' ')
  clientSecret ??= await (await fetch('/intent', { method: 'POST' })).text()
  const confirmParams = { confirmation_token: confirmationToken.id, return_url: location.href }
  return stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' })
}
document.querySelector('#pay').addEventListener('click', () => {
  say('…')
  pay().then(say, (error) => say({ thrown: error.name }))
})
document.querySelector('#unsubmitted').addEventListener('click', () => {
  stripe.createConfirmationToken({ elements }).then(say, (error) => say({ thrown: error.name }))
})
`

const PAGE = (
  origin: string,
) => `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Pagamento</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css">
<main><h1>Pagamento</h1><div id="box"><div id="payment"></div></div>
<button id="pay">Pagar</button><button id="unsubmitted">Sem enviar</button>
<p id="preview"></p><output></output></main>
<script src="${origin}/endive/stripe.js"></script><script type="module" src="/host.js"></script></html>`

const CSS = `body{margin:0;background:#fbf8f4;color:#2e2523;font:16px system-ui}
main{max-width:816px;margin:auto;padding:20px}
#box{padding:22px;border:1px solid #8f7d72;background:#fff;margin-bottom:20px}
@media(max-width:500px){#box{padding:16px}}
output{overflow-wrap:anywhere}`

/** The shop's design tokens, as it passes them to Stripe. */
const APPEARANCE = {
  variables: {
    colorPrimary: '#7a3f36',
    colorBackground: '#ffffff',
    colorText: '#2e2523',
    colorTextSecondary: '#5e5049',
    colorTextPlaceholder: '#74645a',
    colorDanger: '#a02f29',
    fontFamily: 'Figtree, system-ui, sans-serif',
    borderRadius: '2px',
    spacingUnit: '4px',
    fontSizeBase: '16px',
  },
  rules: { '.Input': { borderColor: '#8f7d72' }, '.Tab': { borderColor: '#8f7d72' } },
}

export async function startHost() {
  const stripe = await startStripeLocal({ port: 0, secretKey: SECRET_KEY, publishableKey: PUBLISHABLE_KEY })
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${stripe.url}`,
    `frame-src ${stripe.url}`,
    `connect-src 'self' ${stripe.url}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')
  const amount = 1_156_000
  const elements = { mode: 'payment', amount, currency: 'brl', locale: 'pt-BR', appearance: APPEARANCE }

  const server = createServer((request, response) => {
    const reply = async (): Promise<[string, string]> => {
      switch (request.url ?? '/') {
        case '/host.js':
          return ['text/javascript', SCRIPT]
        case '/pure.mjs':
          return ['text/javascript', readFileSync(STRIPE_JS, 'utf8')]
        case '/page.css':
          return ['text/css', CSS]
        case '/options':
          return ['application/json', JSON.stringify(elements)]
        case '/intent':
          return ['text/plain', (await newIntent(stripe.url, amount)).client_secret]
        default:
          return ['text/html', PAGE(stripe.url)]
      }
    }
    void reply().then(([type, body]) =>
      response
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
        .end(body),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    stripeUrl: stripe.url,
    ledger: async (): Promise<unknown> => (await fetch(`${stripe.url}/_control/ledger`)).json(),
    /** Where a buyer is redirected when the server confirms the payment. */
    challengeUrl: async (returnUrl: string): Promise<string> => {
      const method = {
        confirm: 'true',
        payment_method: 'pm_card_authenticationRequired',
        return_url: returnUrl,
      }
      const { next_action } = await newIntent(stripe.url, amount, method)
      return next_action?.redirect_to_url.url ?? ''
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await stripe.close()
    },
  }
}

interface Intent {
  client_secret: string
  next_action: { redirect_to_url: { url: string } } | null
}

async function newIntent(url: string, amount: number, more: Record<string, string> = {}): Promise<Intent> {
  const response = await fetch(`${url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    body: new URLSearchParams({
      amount: String(amount),
      currency: 'brl',
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'pix',
      'metadata[order_id]': '42',
      ...more,
    }),
  })
  return (await response.json()) as Intent
}
