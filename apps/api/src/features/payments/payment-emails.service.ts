/** Payment emails to the customer and the atelier, queued in the transaction that changed the payment. */

import type { ReceivedWay } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import type { Payment } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { chargePixWaiting } from '../../emails/charge-pix-waiting.ts'
import type { Email, Sender } from '../../emails/layout.ts'
import { type CancellationFacts, orderCancelled } from '../../emails/order-cancelled.ts'
import { orderConfirmed } from '../../emails/order-confirmed.ts'
import { orderRefunded } from '../../emails/order-refunded.ts'
import { orderWithoutStock } from '../../emails/order-without-stock.ts'
import { paidOrderNotice } from '../../emails/paid-order-notice.ts'
import { pixExpired } from '../../emails/pix-expired.ts'
import { pixWaiting } from '../../emails/pix-waiting.ts'
import type { RefundReturn } from '../../emails/return-text.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail, wasEmailed } from '../emails/emails.service.ts'
import { readOrder } from '../orders/orders.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'
import { wantsPaidOrderNotices } from '../store/store.service.ts'
import { agreedPlan } from './charges.queries.ts'
import type { Charge } from './charges.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { isFitted } from './payments.queries.ts'

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  elo: 'Elo',
  hipercard: 'Hipercard',
  diners: 'Diners Club',
}

export function notifyPaid(tx: Tx, deps: PaymentDeps, orderId: number, payment: Payment) {
  return notifyConfirmed(tx, deps, orderId, wayOf(payment))
}

export const receivedWays: Readonly<Record<ReceivedWay, string>> = {
  transfer: 'Transferência bancária',
  pix: 'Pix',
  cash: 'Dinheiro',
  card: 'Cartão, no ateliê',
}

/** For money that the atelier received itself. */
export function notifyReceived(tx: Tx, deps: PaymentDeps, orderId: number, way: ReceivedWay) {
  return notifyConfirmed(tx, deps, orderId, receivedWays[way])
}

async function notifyConfirmed(tx: Tx, deps: PaymentDeps, orderId: number, paidWith: string) {
  const agreed = await agreedPlan(tx, orderId)
  const hasFittings = await isFitted(tx, orderId)
  const about = { kind: 'order.confirmed', objectId: orderId, orderId }
  await notifyCustomer(tx, deps, about, (sender, order) =>
    orderConfirmed(sender, { order, paidWith, agreed, hasFittings }),
  )
}

/** Once per order, however the payment was detected; not sent for an order that is refunded immediately. */
export async function notifyAtelierOfSale(tx: Tx, { config }: PaymentDeps, orderId: number) {
  if (!(await wantsPaidOrderNotices(tx))) return
  const sender = await readSender(tx, config.publicUrl)
  const order = await readOrder(tx, orderId)
  const email = paidOrderNotice(sender, order)
  for (const recipient of await atelierAddresses(tx, sender.profile))
    await queueEmail(tx, { kind: 'order.paid_notice', objectId: String(orderId), recipient, ...email })
}

export function notifyWithoutStock(tx: Tx, deps: PaymentDeps, orderId: number) {
  return notifyCustomer(
    tx,
    deps,
    { kind: 'order.without_stock', objectId: orderId, orderId },
    orderWithoutStock,
  )
}

const PIX_WAITING = 'order.pix_waiting'

/** Once per code, identified by its expiry time. */
export function notifyPixWaiting(tx: Tx, deps: PaymentDeps, { orderId, charge, pix }: PixWaitingInput) {
  const objectId = `${orderId}-${pix.expiresAt.getTime()}`
  return notifyCustomer(tx, deps, { kind: PIX_WAITING, objectId, orderId }, (sender, order) =>
    charge.position === 0
      ? pixWaiting(sender, { order, pix })
      : chargePixWaiting(sender, { order, pix, chargeId: charge.id }),
  )
}

interface PixWaitingInput {
  orderId: number
  charge: Charge
  pix: NonNullable<Payment['pix']>
}

/** Only to customers who were sent a code. */
export async function notifyPixExpired(tx: Tx, deps: PaymentDeps, orderId: number) {
  if (!(await wasEmailed(tx, PIX_WAITING, `${orderId}-`))) return
  await notifyCustomer(tx, deps, { kind: 'order.pix_expired', objectId: orderId, orderId }, pixExpired)
}

interface Refunded {
  /** Of the first refund of the request. */
  id: number
  orderId: number
  amountCents: number
  returns: readonly RefundReturn[]
}

export function notifyRefunded(tx: Tx, deps: PaymentDeps, { id, orderId, ...facts }: Refunded) {
  return notifyCustomer(tx, deps, { kind: 'order.refunded', objectId: id, orderId }, (sender, order) =>
    orderRefunded(sender, { order, ...facts }),
  )
}

/** Once per order; what is refunded with it is named here, and not in an email of its own. */
export function notifyCancelled(tx: Tx, deps: PaymentDeps, orderId: number, facts: CancellationFacts) {
  return notifyCustomer(tx, deps, { kind: 'order.cancelled', objectId: orderId, orderId }, (sender, order) =>
    orderCancelled(sender, order, facts),
  )
}

/** As `notifyCancelled` would send it. */
export async function cancelledEmail(
  tx: Tx,
  { config }: PaymentDeps,
  orderId: number,
  facts: CancellationFacts,
): Promise<Email> {
  const sender = await readSender(tx, config.publicUrl)
  return orderCancelled(sender, await readOrder(tx, orderId), facts)
}

interface PaymentEmailInput {
  kind: string
  /** Together with `kind` it identifies the email: the same one is never queued twice. */
  objectId: number | string
  orderId: number
}

export async function notifyCustomer(
  tx: Tx,
  { config }: PaymentDeps,
  { kind, objectId, orderId }: PaymentEmailInput,
  write: (sender: Sender, order: Order) => Email,
) {
  const order = await readOrder(tx, orderId)
  // An erased customer has no email address.
  const recipient = order.customer.email
  if (recipient === null) return
  const sender = await readSender(tx, config.publicUrl)
  const about = { kind, objectId: String(objectId), linkOrderId: orderId }
  await queueEmail(tx, { ...about, recipient, ...write(sender, order) })
}

export function wayOf({ method, card }: Payment): string {
  if (method === 'pix') return 'Pix'
  if (card === undefined) return 'Cartão'
  return `${brands[card.brand] ?? 'Cartão'} final ${card.lastDigits}`
}
