import type { PaymentMethod } from '@shop/contract/store'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Files } from './adapters/files.ts'
import type { PaymentProvider } from './adapters/payments.ts'
import type { Db } from './db/connection.ts'
import type { LimitOverrides } from './lib/limits.ts'

export interface ApiConfig {
  /** `live` takes real money: no test strip, no API documentation. */
  mode: 'demo' | 'live'
  publicUrl: string
  /** How many proxies of ours stand in front; only that many entries of X-Forwarded-For are believed. */
  trustProxy: number
  paymentMethods: readonly PaymentMethod[]
  /** For the browser; `scriptUrl` is null when the provider's own is to be loaded. */
  paymentProvider: { publishableKey: string; scriptUrl: string | null }
  limits?: LimitOverrides
  /** How long an unpaid order keeps its pieces; the shop's own half hour when missing. */
  holdMinutes?: number
  /** A service that answers as ViaCEP does; without one, the few postal codes of the demonstration. */
  cepUrl?: string
  maxEventLoopDelayMs?: number
  /** Random for each process; sent along by the pages' own calls, so that they are told from visitors'. */
  inProcessSecret?: string
}

/** The outside world of the API, opened by whoever starts the process. */
export interface Deps {
  db: Db
  /** Only counts; the shop sells without it. */
  redis?: Redis | undefined
  files: Files
  payments: PaymentProvider
  log: Logger
  config: ApiConfig
  metrics: Registry
}
