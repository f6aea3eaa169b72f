/** All data of one merchant, in memory. Beyond a limit the oldest objects are deleted; the ledger is never trimmed. */
import type { Clock } from './clock.ts'
import { Collection } from './collection.ts'
import { Events } from './events.ts'
import { Ledger } from './ledger.ts'
import type { Charge } from './objects/charge.ts'
import type { StoredToken } from './objects/confirmation-token.ts'
import type { Dispute } from './objects/dispute.ts'
import type { EarlyFraudWarning } from './objects/early-fraud-warning.ts'
import type { PaymentIntent } from './objects/payment-intent.ts'
import type { StoredMethod } from './objects/payment-method.ts'
import type { Refund } from './objects/refund.ts'
import type { Review } from './objects/review.ts'
import type { Settings } from './settings.ts'

export interface Account {
  /** Base URL of this server, for links in responses. */
  url: string
  clock: Clock
  settings: Settings
  intents: Collection<PaymentIntent>
  charges: Collection<Charge>
  refunds: Collection<Refund>
  disputes: Collection<Dispute>
  reviews: Collection<Review>
  warnings: Collection<EarlyFraudWarning>
  methods: Collection<StoredMethod>
  tokens: Collection<StoredToken>
  events: Events
  ledger: Ledger
}

const MOST_PAYMENTS = 200_000
const MOST_METHODS = 50_000
const MOST_TOKENS = 20_000

export function openAccount({ url, clock, settings }: Pick<Account, 'url' | 'clock' | 'settings'>): Account {
  return {
    url,
    clock,
    settings,
    intents: new Collection(MOST_PAYMENTS),
    charges: new Collection(MOST_PAYMENTS),
    refunds: new Collection(MOST_PAYMENTS),
    disputes: new Collection(MOST_PAYMENTS),
    reviews: new Collection(MOST_PAYMENTS),
    warnings: new Collection(MOST_PAYMENTS),
    methods: new Collection(MOST_METHODS),
    tokens: new Collection(MOST_TOKENS),
    events: new Events(clock),
    ledger: new Ledger(),
  }
}
