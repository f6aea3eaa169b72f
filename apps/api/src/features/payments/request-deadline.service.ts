import { withDeadline } from '../../adapters/payment-deadline.ts'
import type { Deps } from '../../deps.ts'

/** Half of the proxy's response timeout (60 s): the rest is for the database. */
export const PROVIDER_MS = 30_000

/** For one request that may call the provider several times. */
export function withinRequest(deps: Deps): Deps {
  return { ...deps, payments: withDeadline(deps.payments, PROVIDER_MS) }
}
