/**
 * An order as it is read. The wire has two vocabularies for it: the customer's, partly Portuguese, and the
 * administrator's. Code knows one shape; the tables of names below are the only difference.
 */
import { brl, day, timestamp } from './codecs.ts'
import { orderStatusLabels, paymentStateLabels, receivedWayLabels } from './labels.ts'
import { wire, words } from './wire.ts'
import { z } from './zod.ts'

export const orderStatus = words(orderStatusLabels)
export const paymentState = words(paymentStateLabels)
export const receivedWay = words(receivedWayLabels)

/** Why a person has to look at the payment of an order. */
export const orderAttention = z.enum([
  'amount_mismatch',
  'dispute',
  'paid_without_stock',
  'review',
  'fraud_warning',
])

const itemFields = {
  id: z.int(),
  productId: z.int(),
  cartId: z.string(),
  /** Tells two lines apart that `cartId` calls the same. */
  lineKey: z.string(),
  name: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
  unitPriceCents: brl,
  imageUrl: z.string().nullable(),
  /** Units that came back with a refund. */
  returnedQuantity: z.int().optional(),
}

export const orderRefund = wire(
  {
    id: z.int(),
    amountCents: brl,
    status: z.enum(['pending', 'succeeded', 'failed']),
    reason: z.string().nullable(),
    requestedAt: timestamp,
  },
  { amountCents: 'amount' },
)

const orderFields = {
  id: z.int(),
  number: z.int(),
  placedAt: timestamp,
  status: orderStatus,
  totalCents: brl,
  customer: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  shipping: z.object({
    address: z.string(),
    complement: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
  }),
  notes: z.string().nullable(),
  paymentState,
  paymentMethod: z.enum(['card', 'pix']).nullable(),
  refundedCents: brl,
  /** What the buyer's bank took back after a dispute. */
  chargedBackCents: brl.optional(),
  paidAt: timestamp.nullable(),
  /** Until when an unpaid order holds its pieces. */
  holdExpiresAt: timestamp.nullable(),
  /** Counted from payment; null until then, and once all of it went back. */
  deliveryWindow: z.object({ from: day, to: day }).nullable(),
  /** When it last became Entregue: the days in which she may withdraw are counted from it. */
  deliveredAt: timestamp.nullable().optional(),
  withdrawalRequestedAt: timestamp.nullable(),
  /** For administrators: what the customer wrote when she withdrew. */
  withdrawalReason: z.string().nullable().optional(),
  /** For administrators: every sum that went back or shall, oldest first. */
  refunds: z.array(orderRefund).optional(),
  /** Unpaid and given up by the atelier: a fact beside the status, with the payment state `expired`. */
  cancelledAt: timestamp.nullable().optional(),
  /** For administrators. */
  cancelReason: z.string().nullable().optional(),
  /** Only in the answer for one order that waits for a Pix: the code to copy, also drawn as a QR. */
  pix: z.object({ code: z.string(), expiresAt: timestamp }).optional(),
  /** For administrators: what was received, where it is not the total of the order. */
  receivedCents: brl.nullable().optional(),
  /** For administrators: the card it was paid with; instalments where there is more than one. */
  card: z
    .object({ brand: z.string(), lastDigits: z.string(), installments: z.int().nullable() })
    .nullable()
    .optional(),
  /** For administrators: what the provider calls its payment. */
  paymentId: z.string().nullable().optional(),
  /** For administrators: how the atelier itself received the money. */
  receivedWay: receivedWay.nullable().optional(),
  /** For administrators, while Entregue can be taken back and its e-mail has not left: until when, and to which status. */
  undoDelivery: z.object({ until: timestamp, status: orderStatus }).optional(),
  /** For administrators: the payment does not add up, or is disputed. */
  attention: orderAttention.nullable().optional(),
}

const sharedNames = {
  totalCents: 'total',
  refundedCents: 'refundedTotal',
  receivedCents: 'receivedTotal',
  chargedBackCents: 'chargedBackTotal',
} as const

const customerItem = wire(itemFields, {
  name: 'nome_produto',
  quantity: 'quantidade',
  size: 'tamanho',
  color: 'cor',
  unitPriceCents: 'preco_unitario',
})
const adminItem = wire(itemFields, { unitPriceCents: 'price' })
const bothItem = wire(itemFields, {
  name: ['nome_produto', 'name'],
  quantity: ['quantidade', 'quantity'],
  size: ['tamanho', 'size'],
  color: ['cor', 'color'],
  unitPriceCents: ['preco_unitario', 'price'],
})

export const customerOrder = wire(
  { ...orderFields, items: z.array(customerItem) },
  { ...sharedNames, placedAt: 'data_pedido' },
)
export const adminOrder = wire(
  { ...orderFields, items: z.array(adminItem) },
  { ...sharedNames, placedAt: 'date' },
)
/** Both vocabularies at once: what a call answers that customers and administrators share. */
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
  ]),
  at: timestamp,
  /** Null for the shop itself: the payment provider, an expiry. */
  actorName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})

export type Order = z.output<typeof order>
export type OrderItem = Order['items'][number]
export type OrderEvent = z.output<typeof orderEvent>
