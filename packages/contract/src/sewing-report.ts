/**
 * The sewing on the admin dashboard, apart from the rest: the whole admin area polls that, and this reads every open
 * item.
 */
import { brl, day, timestamp } from './codecs.ts'
import type { Endpoint } from './endpoint.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

/** The total count and the first few entries. */
function waiting<Item extends z.ZodType>(item: Item) {
  return z.object({ count: z.int(), first: z.array(item) })
}

/** An item that is being sewn, or waits to be. */
const sewnItem = z.object({
  /** Of the line of the order. */
  id: z.int(),
  orderNumber: z.int(),
  firstName: z.string(),
  productName: z.string(),
  imageUrl: z.string().nullable(),
  weddingOn: day.nullable(),
  readyOn: day.nullable(),
  /** Working days to spare, and what they follow from. */
  slack: z.int().nullable(),
  daysLeft: z.int().nullable(),
  daysNeeded: z.int(),
  /** The stage that is worked on, and how many of all are finished. */
  stage: z.string().nullable(),
  stagesDone: z.int(),
  stages: z.int(),
  /** Of measures that are awaited: sent and to be checked, or missing. */
  measuresSent: z.boolean(),
})

/** The order of an entry, as far as the dashboard shows it. */
const orderEntry = wire(
  {
    number: z.int(),
    customerName: z.string(),
    /** Of its first line. */
    productName: z.string().nullable(),
    totalCents: brl,
    at: timestamp,
  },
  { totalCents: 'total' },
)

/** What the atelier has to sew, from the items that are open. */
const sewing = z.object({
  /** Late or endangered, the least slack first. */
  atRisk: waiting(sewnItem),
  dueThisWeek: waiting(sewnItem),
  awaitingMeasures: waiting(sewnItem),
  awaitingFitting: waiting(sewnItem),
  /** Promises that were moved three days ago or earlier, and to which the customer has said nothing. */
  unansweredChanges: waiting(orderEntry),
  toSend: waiting(orderEntry),
  /** Paid in the last days. */
  newSales: waiting(orderEntry),
})

export const sewingReports = {
  read: {
    method: 'GET',
    path: '/api/reports/sewing',
    access: 'admin',
    summary:
      'Items at risk, due or waiting for somebody, and orders to send and just sold: counts and the first few',
    response: sewing,
  },
} as const satisfies Record<string, Endpoint>

export type Sewing = z.output<typeof sewing>
export type SewnItem = z.output<typeof sewnItem>
export type OrderEntry = z.output<typeof orderEntry>
