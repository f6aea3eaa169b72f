import { withDeadline } from '../../adapters/payment-deadline.ts'
import type { Deps } from '../../deps.ts'

/** Half of what the proxy in front waits for an answer (60 s): the rest is for the database. */
export const PROVIDER_MS = 30_000

/** For one request that may ask the provider several times. */
export function withinRequest(deps: Deps): Deps {
  return { ...deps, payments: withDeadline(deps.payments, PROVIDER_MS) }
}
