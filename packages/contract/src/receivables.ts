/** What the atelier has received and is still to receive, over all orders. */
import { brl, day, timestamp } from './codecs.ts'
import type { Endpoint } from './endpoint.ts'
import { receivedWayLabels } from './labels.ts'
import { chargeKinds } from './order-charge.ts'
import { wire, wireValues } from './wire.ts'
import { z } from './zod.ts'

export const receivableStates = ['late', 'due', 'paid', 'all'] as const

/** At most so many charges of each group are listed; their number and sum are of all. */
export const receivablesMax = 200

const period = {
  /** First and last day: on which a charge is due, or was paid. */
  from: day,
  to: day,
}

export const receivable = wire(
  {
    id: z.int(),
    orderId: z.int(),
    number: z.int(),
    customer: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
    /** She finds the order in her account; otherwise with a link that is emailed to her. */
    hasAccount: z.boolean(),
    /** The first of the order. */
    product: z.object({ name: z.string(), imageUrl: z.string().nullable() }).nullable(),
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
    /** Which part of how many it is; null for any other charge. */
    part: z.object({ position: z.int(), count: z.int() }).nullable(),
    isLate: z.boolean(),
    /** Calendar days since the due day; 0 unless it is late. */
    daysLate: z.int(),
  },
  { amountCents: 'amount', refundedCents: 'refunded' },
)

const group = {
  count: z.int(),
  sumCents: brl,
  charges: z.array(receivable),
}
const groupNames = { sumCents: 'total' } as const

export const receivablesOfPeriod = z.object({
  /** The day in São Paulo from which lateness is counted. */
  today: day,
  late: wire({ ...group, oldestDays: z.int() }, groupNames),
  due: wire(group, groupNames),
  /** Its sum is without what was returned. */
  paid: wire(group, groupNames),
})

/** On the dashboard: what is late, and what has been for long. */
export const lateCharges = wire(
  {
    count: z.int(),
    sumCents: brl,
    oldestDays: z.int(),
    longCount: z.int(),
    /** The first few of them, the oldest first. */
    long: z.array(receivable),
  },
  { sumCents: 'total' },
)

export const receivables = {
  list: {
    method: 'GET',
    path: '/api/charges',
    access: 'admin',
    summary:
      'The charges that are late, due or paid in a period; if today is in it, also those that are late since before',
    query: z.object({ ...period, state: z.enum(receivableStates).optional() }),
    response: receivablesOfPeriod,
  },
  exportCsv: {
    method: 'GET',
    path: '/api/charges/export',
    access: 'admin',
    summary: 'Charges received and orders delivered in a period, as CSV for the accountant',
    query: z.object({ from: day.optional(), to: day.optional() }),
    produces: 'text/csv',
    response: z.string(),
  },
} as const satisfies Record<string, Endpoint>

export type Receivable = z.output<typeof receivable>
export type ReceivableState = (typeof receivableStates)[number]
export type ReceivablesOfPeriod = z.output<typeof receivablesOfPeriod>
export type LateCharges = z.output<typeof lateCharges>
