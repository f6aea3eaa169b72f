/**
 * Stripe's idempotency keys: the response of the first execution, success or error, is replayed for a day. A different
 * request with the same key is an error, and so is the same request while the first one is still running. A request
 * that was not executed is not stored.
 */
import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { Collection } from '../collection.ts'
import { StripeFailure } from '../failure.ts'
import type { HttpResponse } from './response.ts'

const LONGEST_KEY = 255
const LIFE_MS = 24 * 60 * 60 * 1000
const MAX_STORED = 20_000

interface StoredRequest {
  id: string
  fingerprint: string
  at: number
  response: HttpResponse
}

export class Idempotency {
  readonly #clock: Clock
  readonly #stored = new Collection<StoredRequest>(MAX_STORED)
  readonly #running = new Map<string, string>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Returns the stored response; if undefined, the caller executes the request and must call `finish`. */
  begin(id: string, key: string, request: string): HttpResponse | undefined {
    if (key.length > LONGEST_KEY) throw error(400, 'Idempotency keys are up to 255 characters long.')
    const fingerprint = createHash('sha1').update(request).digest('base64')
    const running = this.#running.get(id)
    const stored = this.#stored.get(id)
    const valid = stored !== undefined && this.#clock.now() - stored.at < LIFE_MS ? stored : undefined
    const before = running ?? valid?.fingerprint
    if (before !== undefined && before !== fingerprint) {
      throw error(
        400,
        `Keys for idempotent requests can only be used with the same endpoint and parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      )
    }
    if (running !== undefined) {
      throw error(
        409,
        `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
        'idempotency_key_in_use',
      )
    }
    if (valid === undefined) this.#running.set(id, fingerprint)
    return valid?.response
  }

  finish(id: string, response: HttpResponse) {
    const fingerprint = this.#running.get(id)
    this.#running.delete(id)
    if (fingerprint === undefined || !response.executed) return
    this.#stored.add({ id, fingerprint, at: this.#clock.now(), response })
  }
}

function error(status: number, message: string, code?: string): StripeFailure {
  const type = code === undefined ? 'idempotency_error' : 'invalid_request_error'
  return new StripeFailure(
    status,
    { type, message, ...(code !== undefined && { code }) },
    { executed: false },
  )
}
