import { invalid, invalidRequest, missing } from '../failure.ts'
import type { Call, Route } from '../http/call.ts'
import { LIST_PARAMS, listPage } from '../http/lists.ts'
import type { Charge } from '../objects/charge.ts'
import { mergedMetadata } from '../params/metadata.ts'
import { refund } from '../refunds.ts'

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const
const CREATE = new Set(['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'])
const LIST = new Set(['charge', 'payment_intent', ...LIST_PARAMS])

export const refundRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    handle: (call) => {
      const { account, form } = call
      form.only(CREATE)
      const amount = form.integer('amount')
      if (amount !== undefined && amount < 1) {
        throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer')
      }
      const reason = form.choice('reason', REASONS) ?? null
      return refund(account, chargeOf(call), { amount, metadata: mergedMetadata(form, {}), reason })
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    handle: ({ account, form }) => {
      form.only(LIST)
      const charge = form.text('charge')
      const intent = form.text('payment_intent')
      return listPage(account.refunds, form, {
        url: '/v1/refunds',
        matches: (made) =>
          (charge === undefined || made.charge === charge) &&
          (intent === undefined || made.payment_intent === intent),
      })
    },
  },
]

function chargeOf({ account, form }: Call): Charge {
  const chargeId = form.text('charge')
  const intentId = form.text('payment_intent')
  if (chargeId === undefined && intentId === undefined) {
    throw invalid('One of charge or payment_intent is needed.', 'payment_intent', 'parameter_missing')
  }
  if (chargeId !== undefined) {
    const charge = account.charges.get(chargeId)
    if (charge === undefined) throw missing('charge', chargeId, 'charge')
    return charge
  }
  const intent = account.intents.get(intentId ?? '')
  if (intent === undefined) throw missing('payment_intent', intentId ?? '', 'payment_intent')
  const charge = account.charges.get(intent.latest_charge ?? '')
  if (charge?.paid) return charge
  throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`)
}
