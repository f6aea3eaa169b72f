import * as http from 'node:http'
import * as https from 'node:https'

const options = { keepAlive: true, maxSockets: 32 }
const plain = { request: http.request, agent: new http.Agent(options) }
const encrypted = { request: https.request, agent: new https.Agent(options) }

/** Returns whether the receiver accepted it: any 2xx within the time limit. */
export function post(url: string, body: string, signature: string, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'stripe-signature': signature,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }
    const { request, agent } = url.startsWith('https:') ? encrypted : plain
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      const { statusCode = 0 } = response
      response.on('end', () => resolve(statusCode >= 200 && statusCode < 300))
      response.on('error', () => resolve(false))
    })
    call.setTimeout(timeoutMs, () => call.destroy())
    call.on('error', () => resolve(false))
    call.end(body)
  })
}
