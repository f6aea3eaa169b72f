/** What the customer is written about the money of an order, in the transaction in which it moved. */
import type { Order } from '@shop/contract/order'
import type { Payment } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import type { Email, Sender } from '../../emails/layout.ts'
import { orderConfirmed } from '../../emails/order-confirmed.ts'
import { orderRefunded } from '../../emails/order-refunded.ts'
import { orderWithoutStock } from '../../emails/order-without-stock.ts'
import { queueMail } from '../mails/mails.service.ts'
import { readOrder } from '../orders/orders.service.ts'
import { readProfile } from '../store/store.service.ts'
import type { PaymentDeps } from './payment-deps.ts'

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  elo: 'Elo',
  hipercard: 'Hipercard',
  diners: 'Diners Club',
}

export function tellPaid(tx: Tx, deps: PaymentDeps, orderId: number, payment: Payment) {
  return tell(tx, deps, { kind: 'order.confirmed', objectId: orderId, orderId }, (sender, order) =>
    orderConfirmed(sender, { order, paidWith: wayOf(payment) }),
  )
}

export function tellWithoutStock(tx: Tx, deps: PaymentDeps, orderId: number) {
  return tell(tx, deps, { kind: 'order.without_stock', objectId: orderId, orderId }, orderWithoutStock)
}

export function tellRefunded(
  tx: Tx,
  deps: PaymentDeps,
  { id, orderId, amountCents }: { id: number; orderId: number; amountCents: number },
) {
  return tell(tx, deps, { kind: 'order.refunded', objectId: id, orderId }, (sender, order) =>
    orderRefunded(sender, { order, amountCents }),
  )
}

interface Occasion {
  kind: string
  /** With `kind` it says what the mail is about: the same one is never written twice. */
  objectId: number
  orderId: number
}

async function tell(
  tx: Tx,
  { config }: PaymentDeps,
  { kind, objectId, orderId }: Occasion,
  write: (sender: Sender, order: Order) => Email,
) {
  const order = await readOrder(tx, orderId)
  // Whoever deleted the account has no address any more.
  const recipient = order.customer.email
  if (recipient === null) return
  const sender = { profile: await readProfile(tx), publicUrl: config.publicUrl }
  await queueMail(tx, { kind, objectId: String(objectId), recipient, ...write(sender, order) })
}

function wayOf({ method, card }: Payment): string {
  if (method === 'pix') return 'Pix'
  if (card === undefined) return 'Cartão'
  return `${brands[card.brand] ?? 'Cartão'} final ${card.lastDigits}`
}
