/** How well the promises were held: delivered orders against what was promised first and last, and every change. */
import { day } from './codecs.ts'
import { reportPeriods } from './constants.ts'
import type { Endpoint } from './endpoint.ts'
import { promiseChangeCauses } from './order-timeline.ts'
import { z } from './zod.ts'

/** Against one of the two promises. */
const held = z.object({
  onTime: z.int(),
  /** Calendar days from the last promised day to the delivery, below zero if it came earlier; null without any. */
  meanDays: z.number().nullable(),
})

const deliveries = z.object({
  delivered: z.int(),
  /** As promised when the order was placed. */
  first: held,
  /** As it stood in the end, after every change. */
  last: held,
})

const promiseReport = z.object({
  period: z.object({ from: day, to: day }),
  total: deliveries,
  /** By the month of the delivery; `changes` by their own. */
  months: z.array(z.object({ name: z.string(), ...deliveries.shape, changes: z.int() })),
  /** The most frequent first. Late measures move a promise day by day: an order counts once. */
  causes: z.array(z.object({ cause: z.enum(promiseChangeCauses), changes: z.int(), orders: z.int() })),
  /** What the atelier wrote, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), changes: z.int() })),
  replies: z.object({ accepted: z.int(), talk: z.int(), cancel: z.int(), none: z.int() }),
})

export const promiseReports = {
  read: {
    method: 'GET',
    path: '/api/reports/promises',
    access: 'admin',
    summary: 'Deliveries against their promises, and the changes of promises, of the last months',
    query: z.object({ months: z.enum(reportPeriods).optional() }),
    response: promiseReport,
  },
} as const satisfies Record<string, Endpoint>

export type PromiseReport = z.output<typeof promiseReport>
export type PromiseDeliveries = z.output<typeof deliveries>
