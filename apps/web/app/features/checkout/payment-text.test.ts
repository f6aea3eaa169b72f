import type { ConfirmationToken } from '@stripe/stripe-js'
import { describe, expect, test } from 'vitest'
import { paymentFailure } from './confirm-payment.ts'
import { previewOf } from './payment-text.ts'
import { clock } from './time-left.tsx'

describe('a payment that failed', () => {
  test.each([
    ['card_error', 'card_declined'],
    ['validation_error', 'incomplete_number'],
    ['invalid_request_error', 'payment_intent_authentication_failure'],
  ] as const)('shows the provider’s message when it is meant for customers: %s %s', (type, code) => {
    expect(paymentFailure({ type, code, message: 'Seu cartão foi recusado.' })).toBe(
      'Seu cartão foi recusado.',
    )
  })

  test.each(['api_error', 'invalid_request_error', 'api_connection_error'] as const)(
    'shows our own message when the provider’s is meant for programs: %s',
    (type) => {
      expect(paymentFailure({ type, message: 'No such payment_intent: pi_1' })).toBe('Tente novamente.')
    },
  )
})

test.each([
  [1799, '29:59'],
  [60, '01:00'],
  [0, '00:00'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text)
})

test('the review shows brand, last digits and expiry of a card, and its holder only where the provider knows one', () => {
  const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2034 }
  const tokenOf = (name: string | null) =>
    ({ payment_method_preview: { type: 'card', card, billing_details: { name } } }) as ConfirmationToken
  const shown = { type: 'card', card: 'Visa •••• •••• •••• 4242', expiry: '08/2034' }
  expect(previewOf(tokenOf('Lúcia Duarte'), 'Marina Duarte')).toEqual({ ...shown, holder: 'Lúcia Duarte' })
  for (const unknown of ['Marina Duarte', null]) {
    expect(previewOf(tokenOf(unknown), 'Marina Duarte')).toEqual({ ...shown, holder: undefined })
  }
})
