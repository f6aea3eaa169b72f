/**
 * An order as the API returns it. The wire has two sets of field names: the customer's, partly Portuguese, and the
 * administrator's. Code uses one shape; only the name tables below differ.
 */
import { cancelFaults } from './cancellation-terms.ts'
import { brl, day, rowVersion, timestamp } from './codecs.ts'
import { itemMeasures } from './item-measures.ts'
import { orderStatusLabels, paymentStateLabels, receivedWayLabels } from './labels.ts'
import { offerKinds } from './offers.ts'
import { orderCharge, orderExtra } from './order-charge.ts'
import { wire, wireValues } from './wire.ts'
import { z } from './zod.ts'

export const orderStatus = wireValues(orderStatusLabels)
export const paymentState = wireValues(paymentStateLabels)
export const receivedWay = wireValues(receivedWayLabels)

/** Sent to the address, or collected at the atelier. */
export const fulfilment = z.enum(['ship', 'pickup'])

/** Why an admin has to check the payment of an order. */
export const orderAttention = z.enum([
  'amount_mismatch',
  'dispute',
  'paid_without_stock',
  'review',
  'fraud_warning',
  'refund_failed',
])

const itemFields = {
  id: z.int(),
  /** Null for a service of the atelier, which has no size, colour and picture either. */
  productId: z.int().nullable(),
  cartId: z.string(),
  /** Distinguishes lines with the same `cartId`. */
  lineKey: z.string(),
  name: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
  unitPriceCents: brl,
  /** For administrators: the price of the product when another one was agreed, and why. */
  listPriceCents: brl.optional(),
  priceReason: z.string().nullable().optional(),
  /** What coupon or discount take off the whole line; missing without one. */
  discountCents: brl.optional(),
  imageUrl: z.string().nullable(),
  /** Missing for a ready unit. */
  offer: z.enum(offerKinds).optional(),
  /** The size that a made-to-measure line starts from. */
  baseSize: z.string().optional(),
  measures: itemMeasures.optional(),
  /** Units returned with a refund. */
  returnedQuantity: z.int().optional(),
}

export const orderRefund = wire(
  {
    id: z.int(),
    amountCents: brl,
    status: z.enum(['pending', 'succeeded', 'failed']),
    reason: z.string().nullable(),
    requestedAt: timestamp,
    /** Returned by the atelier itself, because the provider no longer could. */
    byHand: z.object({ returnedOn: day, way: receivedWay }).optional(),
  },
  { amountCents: 'amount' },
)

/** What the atelier paid on top for an order that it failed to deliver. */
const orderCompensation = wire(
  { id: z.int(), amountCents: brl, paidOn: day, way: receivedWay, note: z.string().nullable() },
  { amountCents: 'amount' },
)

/** A parcel on its way. An order may have several; none of them changes its status. */
const shipment = z.object({
  id: z.int(),
  carrier: z.string(),
  trackingCode: z.string().nullable(),
  /** The carrier's page about the parcel; of the Correios it follows from the code. */
  trackingUrl: z.string().nullable(),
  shippedAt: timestamp,
  /** For administrators: the key of its fiscal document. */
  fiscalKey: z.string().nullable().optional(),
  /** For administrators: sent along with a correction. */
  version: rowVersion.optional(),
})

const orderFields = {
  id: z.int(),
  number: z.int(),
  placedAt: timestamp,
  status: orderStatus,
  /** What is charged: after the discount. */
  totalCents: brl,
  /** Missing without a coupon, and without a discount of the atelier. */
  discountCents: brl.optional(),
  couponCode: z.string().optional(),
  /** For administrators: why the atelier gave the discount. */
  discountReason: z.string().optional(),
  customer: z.object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Masked, '•••.982.247-••'; missing where the order has none. */
    cpf: z.string().optional(),
  }),
  shipping: z.object({
    /** The whole line, 'Rua das Acácias, 120 · Jardim Paulista'. */
    address: z.string(),
    /** Missing in orders that were placed with the line alone. */
    street: z.string().optional(),
    number: z.string().optional(),
    neighborhood: z.string().optional(),
    complement: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
  }),
  /** Missing: sent to the address. An order to be collected has the atelier's address. */
  fulfilment: fulfilment.optional(),
  /** Who will collect it, as the buyer wrote it. */
  pickupName: z.string().nullable().optional(),
  /** For administrators: who collected it. */
  pickedUpBy: z.string().nullable().optional(),
  /** Oldest first; missing before the first. */
  shipments: z.array(shipment).optional(),
  /** For administrators: sent along with a correction of address, name or phone. */
  deliveryVersion: rowVersion.optional(),
  notes: z.string().nullable(),
  paymentState,
  paymentMethod: z.enum(['card', 'pix']).nullable(),
  refundedCents: brl,
  /** The amount that the customer's bank took back after a dispute. */
  chargedBackCents: brl.optional(),
  paidAt: timestamp.nullable(),
  /** Of an order with deposit, parts or extras, in the order in which they are due; missing where one charge is all. */
  charges: z.array(orderCharge).optional(),
  /** With `charges`: what of them is paid, and what is not paid yet. */
  paidCents: brl.optional(),
  dueCents: brl.optional(),
  /** With `charges`: sent along with a change of them. */
  planVersion: rowVersion.optional(),
  /** What the atelier has proposed and the customer has not answered yet; missing without. */
  extras: z.array(orderExtra).optional(),
  /** When an unpaid order stops holding its stock. */
  holdExpiresAt: timestamp.nullable(),
  /** Counted from payment; null before payment, after a full refund and once cancelled. */
  deliveryWindow: z.object({ from: day, to: day }).nullable(),
  /** The wedding it is for, if the buyer said so. */
  weddingOn: day.optional(),
  /** When the status last became Entregue; the withdrawal period is counted from it. */
  deliveredAt: timestamp.nullable().optional(),
  withdrawalRequestedAt: timestamp.nullable(),
  /** True: not by law, but as the customer and the atelier agreed; missing otherwise. */
  withdrawalByAgreement: z.boolean().optional(),
  /** The owner's own text about cancelling, as the customer accepted it; missing where the law's plain text counts. */
  cancellationText: z.string().optional(),
  /** For administrators: the reason the customer gave for the withdrawal. */
  withdrawalReason: z.string().nullable().optional(),
  /** For administrators: all completed and pending refunds, oldest first. */
  refunds: z.array(orderRefund).optional(),
  /** Independent of the status. The payment state of an order cancelled before its payment is `expired`. */
  cancelledAt: timestamp.nullable().optional(),
  /** For administrators. */
  cancelReason: z.string().nullable().optional(),
  /** For administrators, once cancelled: what the atelier kept, why, and who did not do what was agreed. */
  retainedCents: brl.optional(),
  retentionReason: z.string().nullable().optional(),
  cancelFault: z.enum(cancelFaults).nullable().optional(),
  /** For administrators; missing without. */
  compensations: z.array(orderCompensation).optional(),
  /** Only in the response for a single order with a pending Pix: the code to copy, also shown as a QR code. */
  pix: z.object({ code: z.string(), expiresAt: timestamp, chargeId: z.int().optional() }).optional(),
  /** For administrators: the amount received, if it differs from the order total. */
  receivedCents: brl.nullable().optional(),
  /** For administrators: the card it was paid with; instalments if more than one. */
  card: z
    .object({ brand: z.string(), lastDigits: z.string(), installments: z.int().nullable() })
    .nullable()
    .optional(),
  /** For administrators: the payment's id at the provider. */
  paymentId: z.string().nullable().optional(),
  /** For administrators: how the atelier itself received the money. */
  receivedWay: receivedWay.nullable().optional(),
  /** For administrators: the version of the legal texts the buyer accepted (terms.ts); null if none was recorded. */
  termsKey: z.string().nullable().optional(),
  /** For administrators, while Entregue can be undone and its e-mail is not sent yet: deadline and old status. */
  undoDelivery: z.object({ until: timestamp, status: orderStatus }).optional(),
  /** For administrators: the customer without an account; missing for an account and for a guest. */
  customerId: z.int().optional(),
  /** For administrators: the customer's data were erased. */
  erased: z.boolean().optional(),
  /** For administrators: why the payment needs attention, or null. */
  attention: orderAttention.nullable().optional(),
}

const sharedNames = {
  totalCents: 'total',
  discountCents: 'discount',
  refundedCents: 'refundedTotal',
  receivedCents: 'receivedTotal',
  chargedBackCents: 'chargedBackTotal',
  paidCents: 'paidTotal',
  dueCents: 'dueTotal',
  retainedCents: 'retained',
} as const

const customerItem = wire(itemFields, {
  listPriceCents: 'listPrice',
  name: 'nome_produto',
  quantity: 'quantidade',
  size: 'tamanho',
  color: 'cor',
  unitPriceCents: 'preco_unitario',
  discountCents: 'desconto',
})
const adminItem = wire(itemFields, {
  unitPriceCents: 'price',
  discountCents: 'discount',
  listPriceCents: 'listPrice',
})
const bothItem = wire(itemFields, {
  name: ['nome_produto', 'name'],
  quantity: ['quantidade', 'quantity'],
  size: ['tamanho', 'size'],
  color: ['cor', 'color'],
  listPriceCents: 'listPrice',
  unitPriceCents: ['preco_unitario', 'price'],
  discountCents: ['desconto', 'discount'],
})

export const customerOrder = wire(
  { ...orderFields, items: z.array(customerItem) },
  { ...sharedNames, placedAt: 'data_pedido' },
)
export const adminOrder = wire(
  { ...orderFields, items: z.array(adminItem) },
  { ...sharedNames, placedAt: 'date' },
)
/** Both sets of field names: the response of endpoints shared by customers and administrators. */
export const order = wire(
  { ...orderFields, items: z.array(bothItem) },
  { ...sharedNames, placedAt: ['data_pedido', 'date'] },
)

export const orderEvent = z.object({
  id: z.int(),
  kind: z.enum([
    'created',
    'changed',
    'status_changed',
    'payment_changed',
    'refund_changed',
    'attention_changed',
    'withdrawal_requested',
    'cancelled',
    'measures_sent',
    'measures_locked',
    'measures_unlocked',
    'measures_requested',
    'claimed',
    'shipped',
    'shipment_corrected',
    'delivery_corrected',
    'promise_changed',
    'promise_answered',
    'charges_changed',
    'extra_changed',
  ]),
  at: timestamp,
  /** Null for system events, such as those of the payment provider or an expiry. */
  actorName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})

export type Order = z.output<typeof order>
export type OrderItem = Order['items'][number]
export type Shipment = z.output<typeof shipment>
export type OrderEvent = z.output<typeof orderEvent>
