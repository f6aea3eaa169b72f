/** One stripe-local instance: an account, its idempotency keys and its webhook deliveries. */
import { type Account, openAccount } from './account.ts'
import type { Clock } from './clock.ts'
import { Idempotency } from './http/idempotency.ts'
import type { Keys } from './http/keys.ts'
import { wellBehaved } from './settings.ts'
import { Deliveries, type Receiver } from './webhooks/deliveries.ts'

export interface FakeStripe extends Keys {
  account: Account
  idempotency: Idempotency
  deliveries: Deliveries | undefined
  /** Deletes all data, as if it had just been started. */
  reset: () => void
}

interface Wiring extends Keys {
  url: string
  clock: Clock
  receiver: Receiver | undefined
}

export function assemble(wiring: Wiring): FakeStripe {
  const { secretKey, publishableKey } = wiring
  const fake: FakeStripe = {
    secretKey,
    publishableKey,
    ...parts(wiring),
    reset: () => {
      fake.deliveries?.stop()
      wiring.clock.reset()
      Object.assign(fake, parts(wiring))
    },
  }
  return fake
}

function parts({ url, clock, receiver }: Wiring) {
  const account = openAccount({ url, clock, settings: wellBehaved() })
  const deliveries = receiver && new Deliveries(account, receiver)
  account.events.onEvent = (event) => {
    if (deliveries === undefined) event.delivered = true
    else deliveries.offer(event)
  }
  return { account, deliveries, idempotency: new Idempotency(clock) }
}
