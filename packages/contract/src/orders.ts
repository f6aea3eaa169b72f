import { brl, cursor, day, pageLimit, searchText } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { email, optionalText } from './fields.ts'
import { adminOrder, customerOrder, order, orderEvent, orderStatus, paymentState } from './order.ts'
import { orderDraft, paymentIntent } from './order-draft.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const filterFields = {
  status: orderStatus.optional(),
  paymentState: paymentState.optional(),
  search: searchText.optional(),
  /** First and last day of the period in which they were placed. */
  from: day.optional(),
  to: day.optional(),
}
const pageFields = {
  ...filterFields,
  limit: pageLimit.optional(),
  cursor: cursor.optional(),
}
const scopeNames = { scope: 'escopo' } as const
const everyone = z.literal('todos')

/** Without `email` and `scope` the answer is the caller's own orders; with either the caller must be an admin. */
export const orderQuery = wire(
  { ...pageFields, email: email.optional(), scope: everyone.optional() },
  scopeNames,
)

export const refundRequest = wire(
  {
    /** Chosen by whoever asks: asking again with the same one is the same refund. */
    requestId: z.uuid(),
    /** Everything that is left when missing. */
    amountCents: brl.optional(),
    restock: z.boolean(),
    reason: optionalText(500),
  },
  { amountCents: 'amount' },
)

export const orders = {
  list: {
    method: 'GET',
    path: '/api/orders',
    access: 'signedIn',
    summary:
      'Own orders; for admins those of an e-mail, or all with escopo=todos (next cursor in X-Next-Cursor)',
    query: orderQuery,
    response: z.array(order),
  },
  mine: {
    method: 'GET',
    path: '/api/orders',
    access: 'signedIn',
    summary: 'Own orders',
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
    query: wire({ ...pageFields, scope: everyone, limit: pageLimit }, scopeNames),
    narrows: true,
    response: z.array(adminOrder),
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
    access: 'signedIn',
    summary: 'One order of the caller; any order for admins',
    params: byId,
    response: order,
  },
  history: {
    method: 'GET',
    path: '/api/orders/:id/history',
    access: 'signedIn',
    summary: 'What happened to an order, oldest first',
    params: byId,
    response: z.array(orderEvent),
  },
  place: {
    method: 'POST',
    path: '/api/orders',
    access: 'signedIn',
    summary: 'Write an order to be paid later; an admin records a sale of the atelier with it',
    body: orderDraft,
    status: 201,
    response: order,
  },
  checkout: {
    method: 'POST',
    path: '/api/orders/create',
    access: 'signedIn',
    summary: 'Write an order, hold its pieces and begin its payment',
    body: orderDraft,
    response: paymentIntent,
  },
  setStatus: {
    method: 'PUT',
    path: '/api/orders/:id',
    access: 'admin',
    summary: 'Set the status of an order',
    params: byId,
    body: z.object({ status: orderStatus }),
    response: order,
  },
  pay: {
    method: 'POST',
    path: '/api/orders/:id/payment',
    access: 'signedIn',
    summary: 'Begin the payment of an open order',
    params: byId,
    response: paymentIntent,
  },
  refund: {
    method: 'POST',
    path: '/api/orders/:id/refund',
    access: 'admin',
    summary: 'Return all or a part of what was paid',
    params: byId,
    body: refundRequest,
    response: order,
  },
  withdraw: {
    method: 'POST',
    path: '/api/orders/:id/withdrawal',
    access: 'signedIn',
    summary: 'Withdraw from a purchase within 7 days after delivery',
    params: byId,
    body: z.object({ reason: optionalText(1000) }),
    response: order,
  },
} as const satisfies Record<string, Endpoint>

export type OrderQuery = z.output<typeof orderQuery>
export type RefundRequest = z.output<typeof refundRequest>
