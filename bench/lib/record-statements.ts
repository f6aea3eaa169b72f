/**
 * Preloaded into the shop (`node --import`): records each statement as the driver sends it, and its result, for
 * scenarios that replay an order without the shop.
 */
import { appendFileSync } from 'node:fs'
import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

const file = process.env['RECORD_STATEMENTS'] ?? ''
const send = pg.Client.prototype.query

Reflect.set(pg.Client.prototype, 'query', async function (this: pg.Client, ...call: unknown[]) {
  const [text, values] = call
  const response: unknown = await Reflect.apply(send, this, call)
  if (typeof text === 'string' && typeof response === 'object' && response !== null && 'rows' in response) {
    const sent = Array.isArray(values) ? values.map(asText) : []
    appendFileSync(file, `${JSON.stringify({ text, values: sent, rows: response.rows })}\n`)
  }
  return response
})

function asText(value: unknown): string | null {
  const sent = prepareValue(value)
  return Buffer.isBuffer(sent) ? `\\x${sent.toString('hex')}` : sent
}
