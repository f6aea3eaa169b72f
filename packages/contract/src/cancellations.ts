/** What the dialog about cancelling a paid order shows, and what the atelier pays on top where it failed. */
import { brl, day, timestamp } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { optionalText } from './fields.ts'
import { order, receivedWay } from './order.ts'
import { chargeKinds } from './order-charge.ts'
import { cancellation } from './orders.ts'
import { retentionBands } from './payment-plan-settings.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

/** A charge of which money can be returned; the newest payment first, because that is returned first. */
const returnableCharge = wire(
  {
    id: z.int(),
    label: z.string(),
    kind: z.enum(chargeKinds),
    paidAt: timestamp,
    /** Null: the atelier itself received it, and returns it in the same way. */
    method: z.enum(['card', 'pix']).nullable(),
    receivedWay: receivedWay.nullable(),
    leftCents: brl,
    /** Until when the provider can return it. */
    refundableUntil: timestamp.nullable(),
    /** The provider no longer can: the atelier returns it and records how. */
    isByHand: z.boolean(),
  },
  { leftCents: 'left' },
)

export const cancellationTerms = wire(
  {
    /** Received and not returned yet; 0 while the bank decides about the money. */
    paidCents: brl,
    priceCents: brl,
    /** How far the work had come, by the furthest item. */
    band: z.enum(retentionBands),
    percents: z.object({ none: z.int(), measured: z.int(), cut: z.int(), fitted: z.int() }),
    /** What the band suggests to keep; 0 if the customer accepted no text of the owner. */
    suggestedCents: brl,
    mostCents: brl,
    /** False also within the days of the law: the text does not count yet. */
    hasOwnText: z.boolean(),
    /** She has withdrawn by law: all that she paid returns. */
    hasWithdrawn: z.boolean(),
    charges: z.array(returnableCharge),
    /** What was not paid yet, and then never is. */
    dueCents: brl,
  },
  {
    paidCents: 'paid',
    priceCents: 'price',
    suggestedCents: 'suggested',
    mostCents: 'most',
    hasOwnText: 'ownText',
    hasWithdrawn: 'withdrawn',
    dueCents: 'due',
  },
)

const compensation = wire(
  {
    amountCents: brl,
    /** When and how the atelier paid it. */
    paidOn: day,
    way: receivedWay,
    note: optionalText(500),
    /** Chosen by the client: a repeated request with the same id is the same compensation. */
    requestId: z.uuid(),
  },
  { amountCents: 'amount' },
)

export const cancellations = {
  preview: {
    method: 'GET',
    path: '/api/orders/:id/cancellation-terms',
    access: 'admin',
    summary: 'What was paid, how far the work has come, and what cancelling now returns',
    params: byId,
    response: cancellationTerms,
  },
  email: {
    method: 'POST',
    path: '/api/orders/:id/cancellation-email',
    access: 'admin',
    summary: 'The e-mail that a cancellation would send; nothing is changed',
    params: byId,
    body: cancellation,
    response: z.object({ subject: z.string(), text: z.string() }),
  },
  compensate: {
    method: 'POST',
    path: '/api/orders/:id/compensations',
    access: 'admin',
    summary: 'Record what the atelier paid on top for an order that it failed to deliver; it is no revenue',
    params: byId,
    body: compensation,
    response: order,
  },
} as const satisfies Record<string, Endpoint>

export type CancellationTerms = z.output<typeof cancellationTerms>
export type NewCompensation = z.output<typeof compensation>
