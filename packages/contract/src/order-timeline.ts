/** How far an order is, for its customer: stages, photos that the atelier shared, the promise and its changes. */
import { addDays } from './calendar-days.ts'
import { day, timestamp } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { promiseReply } from './promise-changes.ts'
import { z } from './zod.ts'

export const promiseChangeCauses = ['atelier', 'late_payment', 'measures'] as const

const timelineStage = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(['bench', 'fitting', 'check']),
  startedAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
})

const timelinePhoto = z.object({
  id: z.int(),
  stageId: z.int().nullable(),
  caption: z.string(),
  takenAt: timestamp,
})

const timelineItem = z.object({
  id: z.int(),
  name: z.string(),
  /** Those of its production plan; empty for a ready unit. */
  stages: z.array(timelineStage),
  /** Newest first. */
  photos: z.array(timelinePhoto),
})

const timelineChange = z.object({
  id: z.int(),
  cause: z.enum(promiseChangeCauses),
  reason: z.string(),
  /** `from` is missing in changes that were recorded without it. */
  before: z.object({ from: day.nullable(), to: day }),
  after: z.object({ from: day, to: day }),
  changedAt: timestamp,
  reply: promiseReply.nullable(),
  repliedAt: timestamp.nullable(),
})

const orderTimeline = z.object({
  items: z.array(timelineItem),
  /** Null where nothing is promised: before the payment of an older order, or once it ended. */
  promise: z.object({ from: day, to: day, readyOn: day.nullable() }).nullable(),
  weddingOn: day.nullable(),
  /** Optional, close to the wedding; also after the delivery. */
  finalFitting: z.object({ from: day, to: day }).nullable(),
  /** Oldest first. */
  changes: z.array(timelineChange),
  /** The change that waits for the customer's reply. */
  openChangeId: z.int().nullable(),
  /** For administrators: the working days to spare of its tightest item; null without a plan, and once it is ready. */
  slack: z.int().nullable().optional(),
})

export const orderTimelines = {
  read: {
    method: 'GET',
    path: '/api/orders/:id/timeline',
    access: 'orderHolder',
    summary: 'Stages with their dates, shared photos, the promise and its changes',
    params: byId,
    response: orderTimeline,
  },
} as const satisfies Record<string, Endpoint>

const finalFittingDays = { before: 7, tolerance: 2 }

/** Seven days before the wedding, two more or less. */
export function finalFittingOf(weddingOn: string): { from: string; to: string } {
  const { before, tolerance } = finalFittingDays
  return { from: addDays(weddingOn, -before - tolerance), to: addDays(weddingOn, -before + tolerance) }
}

export type OrderTimeline = z.output<typeof orderTimeline>
export type TimelineItem = z.output<typeof timelineItem>
export type TimelineStage = z.output<typeof timelineStage>
export type TimelinePhoto = z.output<typeof timelinePhoto>
export type TimelineChange = z.output<typeof timelineChange>
