/** Every movement of money, in order: the reference that tests compare the shop's orders with. */
import type Stripe from 'stripe'

export interface Movement {
  kind: 'capture' | 'refund' | 'refund_failed' | 'dispute_withdrawn' | 'dispute_reinstated'
  /** What it adds to the merchant's balance, in the currency's smallest unit. */
  amount: number
  currency: string
  payment_intent: string
  source: string
  metadata: Stripe.Metadata
  /** ISO 8601, by the clock of stripe-local. */
  time: string
}

export class Ledger {
  readonly #movements: Movement[] = []

  write(movement: Movement) {
    this.#movements.push(movement)
  }

  read(paymentIntent?: string) {
    const movements =
      paymentIntent === undefined
        ? this.#movements
        : this.#movements.filter(({ payment_intent }) => payment_intent === paymentIntent)
    const captured = sum(movements.filter(({ kind }) => kind === 'capture'))
    const refunded = -sum(movements.filter(({ kind }) => kind === 'refund' || kind === 'refund_failed'))
    return { captured, refunded, balance: sum(movements), movements }
  }
}

function sum(movements: readonly Movement[]): number {
  return movements.reduce((total, { amount }) => total + amount, 0)
}
