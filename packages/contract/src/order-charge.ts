/** A charge of an order, as the API returns it. */
import { brl, day, timestamp } from './codecs.ts'
import { receivedWayLabels } from './labels.ts'
import { wire, wireValues } from './wire.ts'
import { z } from './zod.ts'

export const chargeKinds = ['whole', 'deposit', 'part', 'extra'] as const

export const plannedCharge = wire(
  { kind: z.enum(['deposit', 'part']), amountCents: brl, dueOn: day },
  { amountCents: 'amount' },
)

export const orderCharge = wire(
  {
    id: z.int(),
    kind: z.enum(chargeKinds),
    /** What an extra is for. */
    description: z.string().nullable(),
    amountCents: brl,
    dueOn: day,
    paidAt: timestamp.nullable(),
    paymentMethod: z.enum(['card', 'pix']).nullable(),
    /** How the atelier itself received it. */
    receivedWay: wireValues(receivedWayLabels).nullable(),
    refundedCents: brl,
    /** It is not to be paid any more. */
    cancelledAt: timestamp.nullable(),
  },
  { amountCents: 'amount', refundedCents: 'refunded' },
)

export const orderExtra = wire(
  {
    id: z.int(),
    description: z.string(),
    amountCents: brl,
    dueOn: day,
    proposedAt: timestamp,
  },
  { amountCents: 'amount' },
)

export type OrderCharge = z.output<typeof orderCharge>
export type OrderExtra = z.output<typeof orderExtra>
