import type { PaymentIntent, Stripe } from '@stripe/stripe-js'
import { expect, test, vi } from 'vitest'
import { confirmPayment } from './confirm-payment.ts'

const confirmation = {
  clientSecret: 'pi_1_secret_x',
  tokenId: 'ctoken_1',
  email: 'noiva@exemplo.test',
  returnUrl: 'https://loja.test/checkout?pedido=1',
}

/** As much of the provider's library as a confirmation asks. */
function answering(answer: () => Promise<{ paymentIntent: Pick<PaymentIntent, 'status'> }>) {
  const asked = vi.fn(answer)
  return { asked, stripe: { confirmPayment: asked } as unknown as Stripe }
}

test('the browser is sent elsewhere only where the provider requires it, and the receipt goes to the customer', async () => {
  const { asked, stripe } = answering(async () => ({ paymentIntent: { status: 'succeeded' } }))
  expect(await confirmPayment(stripe, confirmation)).toEqual({ outcome: 'approved' })
  expect(asked).toHaveBeenCalledExactlyOnceWith({
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

test('a library that breaks is a failed payment, and no broken page', async () => {
  const { stripe } = answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await confirmPayment(stripe, confirmation)).toEqual({
    outcome: 'failed',
    message: 'Tente novamente.',
  })
})
