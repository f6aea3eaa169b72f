import { invalid, missing } from '../failure.ts'
import type { Call, Route } from '../http/call.ts'
import { newConfirmationToken } from '../objects/confirmation-token.ts'
import type { StoredMethod } from '../objects/payment-method.ts'
import { collectedMethod, namedMethod } from '../params/payment-method.ts'
import { shippingOf } from '../params/people.ts'

const CREATE = new Set(['expand', 'key', 'payment_method_data', 'return_url', 'shipping'])
const TEST_CREATE = new Set(['expand', 'payment_method', 'payment_method_data', 'return_url', 'shipping'])

export const confirmationTokenRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/confirmation_tokens',
    public: true,
    handle: (call) => {
      call.form.only(CREATE)
      const data = call.form.group('payment_method_data')
      if (data === undefined) {
        throw invalid(
          'Missing required param: payment_method_data.',
          'payment_method_data',
          'parameter_missing',
        )
      }
      return storeToken(call, collectedMethod(call.account, data))
    },
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/confirmation_tokens',
    handle: (call) => {
      call.form.only(TEST_CREATE)
      const method = namedMethod(call.account, call.form)
      if (method === undefined)
        throw invalid('Missing a payment method.', 'payment_method', 'parameter_missing')
      return storeToken(call, method)
    },
  },
  {
    method: 'GET',
    path: '/v1/confirmation_tokens/:id',
    handle: ({ account, path: { id = '' } }) => {
      const stored = account.tokens.get(id)
      if (stored === undefined) throw missing('confirmation_token', id)
      return stored.token
    },
  },
]

function storeToken({ account, form }: Call, method: StoredMethod) {
  const created = account.clock.seconds()
  const returnUrl = form.text('return_url') ?? null
  return account.tokens.add(newConfirmationToken(method, { created, returnUrl, shipping: shippingOf(form) }))
    .token
}
