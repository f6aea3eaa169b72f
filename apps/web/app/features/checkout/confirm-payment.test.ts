import type { PaymentIntent, Stripe } from '@stripe/stripe-js'
import { expect, test, vi } from 'vitest'
import { confirmPayment } from './confirm-payment.ts'

const confirmation = {
  clientSecret: 'pi_1_secret_x',
  tokenId: 'ctoken_1',
  email: 'noiva@exemplo.test',
  returnUrl: 'https://loja.test/checkout?pedido=1',
}

/** The part of the provider's library that a confirmation uses. */
function answering(response: () => Promise<{ paymentIntent: Pick<PaymentIntent, 'status'> }>) {
  const confirmCall = vi.fn(response)
  return { confirmCall, stripe: { confirmPayment: confirmCall } as unknown as Stripe }
}

test('the browser is redirected only if the provider requires it, and the receipt goes to the customer', async () => {
  const { confirmCall, stripe } = answering(async () => ({ paymentIntent: { status: 'succeeded' } }))
  expect(await confirmPayment(stripe, confirmation)).toEqual({ outcome: 'approved' })
  expect(confirmCall).toHaveBeenCalledExactlyOnceWith({
    clientSecret: 'pi_1_secret_x',
    confirmParams: {
      confirmation_token: 'ctoken_1',
      return_url: 'https://loja.test/checkout?pedido=1',
      receipt_email: 'noiva@exemplo.test',
    },
    redirect: 'if_required',
  })
})

test.each([
  ['processing', { outcome: 'waiting' }],
  ['requires_payment_method', { outcome: 'failed', message: 'Tente novamente.' }],
] as const)('a payment that is %s is not approved', async (status, confirmed) => {
  const { stripe } = answering(async () => ({ paymentIntent: { status } }))
  expect(await confirmPayment(stripe, confirmation)).toEqual(confirmed)
})

test('an error in the library is a failed payment and does not break the page', async () => {
  const { stripe } = answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await confirmPayment(stripe, confirmation)).toEqual({
    outcome: 'failed',
    message: 'Tente novamente.',
  })
})
