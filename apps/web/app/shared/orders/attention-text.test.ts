import { expect, test } from 'vitest'
import { attentionText, canAcknowledge } from './attention-text.ts'

const mismatch = (paymentState: 'awaiting' | 'paid' | 'declined' | 'expired' | 'refunded') =>
  ({ attention: 'amount_mismatch', paymentState }) as const

test('a difference found after the payment is compared with the provider, and an administrator closes it', () => {
  for (const order of [mismatch('paid'), mismatch('refunded')]) {
    expect(attentionText(order)?.label).toBe('Pagamento a conferir na Stripe')
    expect(canAcknowledge(order)).toBe(true)
  }
})

test('a payment of another amount is refunded, which closes it', () => {
  for (const order of [mismatch('awaiting'), mismatch('declined'), mismatch('expired')]) {
    expect(attentionText(order)?.label).toBe('Valor recebido diferente do pedido')
    expect(canAcknowledge(order)).toBe(false)
  }
})
