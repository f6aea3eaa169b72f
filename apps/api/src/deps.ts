import type { PaymentMethod } from '@shop/contract/store'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Files } from './adapters/files.ts'
import type { PaymentProvider } from './adapters/payments.ts'
import type { Db } from './db/connection.ts'
import type { LimitOverrides } from './lib/limits.ts'

export interface ApiConfig {
  /** `live` takes real money: no demo banner, no API documentation. */
  mode: 'demo' | 'live'
  publicUrl: string
  /** How many of our own proxies are in front; only that many entries of X-Forwarded-For are trusted. */
  trustProxy: number
  paymentMethods: readonly PaymentMethod[]
  /** For the browser; `scriptUrl` is null when the provider's own script is to be loaded. */
  paymentProvider: { publishableKey: string; scriptUrl: string | null }
  limits?: LimitOverrides
  /** How long an unpaid order holds its items; half an hour by default. */
  holdMinutes?: number
  /** A service with a ViaCEP-compatible API; without one, the few postal codes of the demo. */
  cepUrl?: string
  maxEventLoopDelayMs?: number
  /** Random for each process; sent with the pages' own API calls to distinguish them from visitors' requests. */
  inProcessSecret?: string
}

/** The API's external dependencies, opened by the process that starts it. */
export interface Deps {
  db: Db
  /** Only used for counting; the shop works without it. */
  redis?: Redis | undefined
  files: Files
  payments: PaymentProvider
  log: Logger
  config: ApiConfig
  metrics: Registry
}
