import { cancelFaults } from './cancellation-terms.ts'
import { brl, cursor, day, flag, id, pageLimit, searchText } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { email, optionalText, text } from './fields.ts'
import {
  adminOrder,
  customerOrder,
  order,
  orderAttention,
  orderEvent,
  orderStatus,
  paymentState,
  receivedWay,
} from './order.ts'
import { orderDraft, paymentIntent } from './order-draft.ts'
import { wire } from './wire.ts'
import { withdrawalKinds } from './withdrawal-terms.ts'
import { z } from './zod.ts'

const filterFields = {
  status: orderStatus.optional(),
  paymentState: paymentState.optional(),
  search: searchText.optional(),
  /** Excludes refunded, expired and cancelled orders: they need no further work, whatever their status. */
  active: flag.optional(),
  /** Only cancelled orders; a status or a payment state still narrows them. */
  cancelled: flag.optional(),
  /** First and last day of the period in which the orders were placed. */
  from: day.optional(),
  to: day.optional(),
}
const pageFields = {
  ...filterFields,
  limit: pageLimit.optional(),
  cursor: cursor.optional(),
}
const scopeNames = { scope: 'escopo' } as const
const allAccounts = z.literal('todos')

/** Without `email` and `scope`, returns the caller's own orders; with either, the caller must be an admin. */
export const orderQuery = wire(
  { ...pageFields, email: email.optional(), scope: allAccounts.optional() },
  scopeNames,
)

const refundAmount = {
  /** Chosen by the client: a repeated request with the same id is the same refund. */
  requestId: z.uuid(),
  /** If missing, the whole remaining amount. */
  amountCents: brl.optional(),
}
/** How the atelier has returned itself what the provider no longer can. No bank key is stored. */
export const returnedByHand = z.object({ returnedOn: day, way: receivedWay })
const returnedItems = z.array(z.object({ itemId: z.int(), quantity: z.int().min(1) })).max(50)

export const refundRequest = wire(
  {
    ...refundAmount,
    /**
     * The units to restock. `restock` alone means all units not returned yet, and only with a refund of the whole
     * remaining amount: a partial refund does not determine which units are meant.
     */
    items: returnedItems.optional(),
    restock: z.boolean().optional(),
    reason: optionalText(500),
    byHand: returnedByHand.optional(),
  },
  { amountCents: 'amount' },
)

export const cancellation = wire(
  {
    /** For the atelier only. */
    reason: text(500),
    /** Of a paid order, unless nothing is left to refund or the bank decides about the money. */
    refund: wire(refundAmount, { amountCents: 'amount' }).optional(),
    /** The units of a paid order that return to stock; those of an unpaid one all do. */
    items: returnedItems.optional(),
    /** What the atelier keeps of what was paid; the rest is refunded. */
    retainedCents: brl.optional(),
    whoFailed: z.enum(cancelFaults).optional(),
    /** Why more is kept than the stage suggests. */
    retentionReason: optionalText(500),
    /** False: the customer is told in another way. */
    sendEmail: z.boolean().optional(),
    byHand: returnedByHand.optional(),
  },
  { retainedCents: 'retained' },
)

export const orders = {
  list: {
    method: 'GET',
    path: '/api/orders',
    access: 'signedIn',
    summary:
      'The caller’s orders; for admins the orders of an e-mail, or all with escopo=todos (next cursor in X-Next-Cursor)',
    query: orderQuery,
    response: z.array(order),
  },
  mine: {
    method: 'GET',
    path: '/api/orders',
    access: 'signedIn',
    summary: 'The caller’s orders',
    query: z.object({ limit: pageLimit.optional(), cursor: cursor.optional() }),
    narrows: true,
    response: z.array(customerOrder),
  },
  ofCustomer: {
    method: 'GET',
    path: '/api/orders',
    access: 'admin',
    summary: 'Orders of an e-mail',
    query: z.object({ email }),
    narrows: true,
    response: z.array(adminOrder),
  },
  page: {
    method: 'GET',
    path: '/api/orders',
    access: 'admin',
    summary: 'One page of all orders',
    query: wire({ ...pageFields, scope: allAccounts, limit: pageLimit }, scopeNames),
    narrows: true,
    response: z.array(adminOrder),
  },
  counts: {
    method: 'GET',
    path: '/api/orders/counts',
    access: 'admin',
    summary:
      'The number of orders by status, payment state and whether they are cancelled, of all orders or of a search and a period',
    query: z.object({ search: searchText.optional(), from: day.optional(), to: day.optional() }),
    response: z.array(
      z.object({ status: orderStatus, paymentState, cancelled: z.boolean().optional(), count: z.int() }),
    ),
  },
  byNumber: {
    method: 'GET',
    path: '/api/orders/number/:number',
    access: 'admin',
    summary: 'One order by its public number',
    params: z.object({ number: id }),
    response: order,
  },
  lastCpf: {
    method: 'GET',
    path: '/api/orders/last-cpf',
    access: 'signedIn',
    summary: 'The CPF of the caller’s last order, masked: an order may be placed with `cpfFromLastOrder`',
    response: z.object({ cpf: z.string().nullable() }),
  },
  exportCsv: {
    method: 'GET',
    path: '/api/orders/export',
    access: 'admin',
    summary: 'Orders as CSV',
    query: z.object(filterFields),
    produces: 'text/csv',
    response: z.string(),
  },
  read: {
    method: 'GET',
    path: '/api/orders/:id',
    access: 'orderHolder',
    summary: 'One order of the caller, or of the link; any order for admins',
    params: byId,
    response: order,
  },
  history: {
    method: 'GET',
    path: '/api/orders/:id/history',
    access: 'orderHolder',
    summary: 'The history of an order, oldest first',
    params: byId,
    response: z.array(orderEvent),
  },
  place: {
    method: 'POST',
    path: '/api/orders',
    access: 'signedIn',
    summary: 'Place an order to be paid later; an admin records a sale of the atelier with it',
    body: orderDraft,
    status: 201,
    response: order,
  },
  checkout: {
    method: 'POST',
    path: '/api/orders/create',
    access: 'anyone',
    recognises: true,
    summary:
      'Place an order, hold its units and begin its payment; without a session as a guest, who must send a checkoutId and gets the token of the order’s link',
    body: orderDraft,
    response: paymentIntent,
  },
  revealCpf: {
    method: 'POST',
    path: '/api/orders/:id/cpf',
    access: 'admin',
    summary: 'The whole CPF of an order; the audit log records who read it',
    params: byId,
    response: z.object({ cpf: z.string() }),
  },
  setStatus: {
    method: 'PUT',
    path: '/api/orders/:id',
    access: 'admin',
    summary: 'Set the status of an order',
    params: byId,
    /** If the payment of the order needs attention, the status changes only when the admin confirms it. */
    body: z.object({
      status: orderStatus,
      confirmAttention: z.boolean().optional(),
      /** Who collected the order: for Entregue of one that is collected at the atelier. */
      pickedUpBy: optionalText(160),
      /** Why an order of which a part is not paid yet is delivered all the same. */
      balanceReason: text(500).optional(),
    }),
    response: order,
  },
  pay: {
    method: 'POST',
    path: '/api/orders/:id/payment',
    access: 'orderHolder',
    summary: 'Begin the payment of an open order',
    params: byId,
    response: paymentIntent,
  },
  cancel: {
    method: 'POST',
    path: '/api/orders/:id/cancel',
    access: 'admin',
    summary:
      'Cancel an order that is not delivered: its units return to stock, and what was paid for it is refunded',
    params: byId,
    body: cancellation,
    response: order,
  },
  cancelOwn: {
    method: 'POST',
    path: '/api/orders/:id/cancellation',
    access: 'orderHolder',
    summary: 'Cancel an order of the caller, or of the link, that is not paid yet',
    params: byId,
    response: order,
  },
  receive: {
    method: 'POST',
    path: '/api/orders/:id/received',
    access: 'admin',
    summary: 'Mark an unpaid order as paid directly to the atelier',
    params: byId,
    body: wire({ way: receivedWay }, { way: 'forma' }),
    response: order,
  },
  refund: {
    method: 'POST',
    path: '/api/orders/:id/refund',
    access: 'admin',
    summary: 'Refund all or a part of what was paid',
    params: byId,
    body: refundRequest,
    response: order,
  },
  acknowledge: {
    method: 'POST',
    path: '/api/orders/:id/attention',
    access: 'admin',
    summary: 'Acknowledge a payment that needed attention',
    params: byId,
    body: z.object({ attention: orderAttention }),
    response: order,
  },
  withdraw: {
    method: 'POST',
    path: '/api/orders/:id/withdrawal',
    access: 'orderHolder',
    summary:
      'Withdraw by law, until 7 days after delivery; or, under an accepted text of the owner, ask to cancel once 7 days have passed since the order. 409 `withdrawal_terms_changed`',
    params: byId,
    body: z.object({
      reason: optionalText(1000),
      /** What the customer was shown; missing: by law. */
      kind: z.enum(withdrawalKinds).optional(),
    }),
    response: order,
  },
} as const satisfies Record<string, Endpoint>

export type OrderQuery = z.output<typeof orderQuery>
export type RefundRequest = z.output<typeof refundRequest>
export type ReturnedByHand = z.output<typeof returnedByHand>
export type Cancellation = z.output<typeof cancellation>
