/** Objects that can only be retrieved by id. */
import type { Account } from '../account.ts'
import { missing } from '../failure.ts'
import type { Route } from '../http/call.ts'

export const readingRoutes: Route[] = [
  reading('refunds', 'refund', ({ refunds }, id) => refunds.get(id)),
  reading('charges', 'charge', ({ charges }, id) => charges.get(id)),
  reading('disputes', 'dispute', ({ disputes }, id) => disputes.get(id)),
  reading('radar/early_fraud_warnings', 'early_fraud_warning', ({ warnings }, id) => warnings.get(id)),
  reading('payment_methods', 'PaymentMethod', ({ methods }, id) => methods.get(id)?.method),
]

function reading(
  plural: string,
  kind: string,
  find: (account: Account, id: string) => object | undefined,
): Route {
  return {
    method: 'GET',
    path: `/v1/${plural}/:id`,
    handle: ({ account, path: { id = '' } }) => {
      const found = find(account, id)
      if (found === undefined) throw missing(kind, id)
      return found
    },
  }
}
