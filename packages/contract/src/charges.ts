/** Deposit, parts and extras of an order: what is to be paid when, and paying it. */
import { brl, day, id, idNumber, rowVersion } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { order, receivedWay } from './order.ts'
import { orderCharge, plannedCharge } from './order-charge.ts'
import { paymentIntent } from './order-draft.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const chargeOfOrder = z.object({ id, chargeId: id })
const extraOfOrder = z.object({ id, extraId: id })
const reason = text(500)

export const newExtra = wire(
  {
    description: text(200),
    amountCents: brl,
    dueOn: day,
    /** Chosen by the client: a repeated request with the same id is the same extra. */
    requestId: z.uuid(),
    /** The customer has accepted it in the atelier. */
    accepted: z.boolean().optional(),
  },
  { amountCents: 'amount' },
)

export const rescheduledCharges = z.object({
  /** All that is not paid; without an id a new part. What is left out is not to be paid any more. */
  charges: z
    .array(wire({ id: idNumber.optional(), amountCents: brl, dueOn: day }, { amountCents: 'amount' }))
    .min(1)
    .max(40),
  reason,
  version: rowVersion,
})

export const charges = {
  preview: {
    method: 'POST',
    path: '/api/orders/plan',
    access: 'anyone',
    summary: 'Deposit and parts of an order that would be placed today; none where no plan is possible',
    body: wire(
      { totalCents: brl, readyOn: day, parts: z.int().min(1).max(36).optional() },
      { totalCents: 'total' },
    ),
    response: z.object({ charges: z.array(plannedCharge) }),
  },
  list: {
    method: 'GET',
    path: '/api/orders/:id/charges',
    access: 'orderHolder',
    summary: 'Deposit, parts and extras of an order, as they are due; empty where one charge is all',
    params: byId,
    response: z.array(orderCharge),
  },
  pay: {
    method: 'POST',
    path: '/api/orders/:id/charges/:chargeId/payment',
    access: 'orderHolder',
    summary: 'Begin the payment of one charge',
    params: chargeOfOrder,
    response: paymentIntent,
  },
  record: {
    method: 'POST',
    path: '/api/orders/:id/charges/:chargeId/record',
    access: 'admin',
    summary: 'Record that the atelier itself has received a charge',
    params: chargeOfOrder,
    body: wire({ way: receivedWay, receivedOn: day, requestId: z.uuid() }, { way: 'method' }),
    response: order,
  },
  reschedule: {
    method: 'PUT',
    path: '/api/orders/:id/charges',
    access: 'admin',
    summary: 'Change what is not paid yet: the sum stays, and the customer is told',
    params: byId,
    body: rescheduledCharges,
    response: order,
  },
  addExtra: {
    method: 'POST',
    path: '/api/orders/:id/charges',
    access: 'admin',
    summary: 'Propose an extra: it is charged once the customer has accepted it',
    params: byId,
    body: newExtra,
    response: order,
  },
  replyToExtra: {
    method: 'POST',
    path: '/api/orders/:id/extras/:extraId/reply',
    access: 'orderHolder',
    summary: 'Accept or decline an extra; an administrator records what the customer said in the atelier',
    params: extraOfOrder,
    body: z.object({ accepts: z.boolean() }),
    response: order,
  },
  withdrawExtra: {
    method: 'DELETE',
    path: '/api/orders/:id/extras/:extraId',
    access: 'admin',
    summary: 'Withdraw an extra that was not answered',
    params: extraOfOrder,
    response: order,
  },
} as const satisfies Record<string, Endpoint>

export type NewExtra = z.output<typeof newExtra>
export type RescheduledCharges = z.output<typeof rescheduledCharges>
