/**
 * The work at the bench. A seamstress reads these responses: of the customer they have the first name and the day of
 * the wedding, and no field for anything else.
 */
import { centimetres } from './centimetres.ts'
import { day, flag, id, idNumber, searchText, timestamp } from './codecs.ts'
import { byId, type Endpoint, nothing } from './endpoint.ts'
import { optionalText } from './fields.ts'
import { measuredBy } from './measured-by.ts'
import { heelMaxMm, measureValues } from './measurements.ts'
import { offerKinds } from './offers.ts'
import { orderStatus } from './order.ts'
import { stageKinds } from './production-plans.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

export const longestCaption = 200

const stage = z.object({ id: z.int(), name: z.string(), kind: z.enum(stageKinds) })

const itemStage = z.object({
  ...stage.shape,
  /** Working days of the plan, as it was when the order was placed. */
  days: z.int(),
  startedAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
})

/** What keeps an item from being sewn: measures that are not locked. */
const awaitedMeasures = z.object({
  /** The customer has sent all of them: the atelier has to check and lock them. */
  sent: z.boolean(),
  dueOn: day.nullable(),
})

const card = z.object({
  /** Of the line of the order. */
  id: z.int(),
  orderId: z.int(),
  orderNumber: z.int(),
  firstName: z.string(),
  weddingOn: day.nullable(),
  productName: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
  imageUrl: z.string().nullable(),
  offer: z.enum(offerKinds),
  /** Empty: it has no production plan. In the order of the work. */
  stages: z.array(itemStage),
  readyOn: day.nullable(),
  promisedTo: day.nullable(),
  /** Null without a plan or without a promise. */
  slack: z.int().nullable(),
  /** Working days that are left with the margin, and those that the work still needs. */
  daysLeft: z.int().nullable(),
  daysNeeded: z.int(),
  awaitedMeasures: awaitedMeasures.nullable(),
  /** The promise was moved, and she has not said anything yet. */
  awaitsPromiseReply: z.boolean(),
})

export const boardFilters = ['atRisk', 'thisWeek', 'waitingMeasures', 'waitingBride'] as const
const filterFlags = {
  atRisk: flag.optional(),
  thisWeek: flag.optional(),
  waitingMeasures: flag.optional(),
  waitingBride: flag.optional(),
}

const board = z.object({
  items: z.array(card),
  /** Of all open items, whatever is filtered. */
  counts: z.object({
    all: z.int(),
    atRisk: z.int(),
    thisWeek: z.int(),
    waitingMeasures: z.int(),
    waitingBride: z.int(),
  }),
  /** The columns, in the order of the work. */
  stages: z.array(stage),
})

const photo = z.object({
  id: z.int(),
  stageId: z.int().nullable(),
  caption: z.string(),
  shared: z.boolean(),
  takenAt: timestamp,
})

/** The measures that it is cut from. */
const workMeasures = wire(
  {
    values: measureValues,
    heelMm: centimetres(0, heelMaxMm).nullable(),
    measuredOn: day,
    measuredBy: z.enum(measuredBy),
    note: z.string().nullable(),
    lockedAt: timestamp,
  },
  { heelMm: 'heel' },
)

const item = z.object({
  ...card.shape,
  orderStatus,
  photos: z.array(photo),
  /** Every stage of every planned line of the order is finished: it can be set to Pronto. */
  orderCanBeReady: z.boolean(),
})

const stageMoves = ['start', 'finish', 'back'] as const

const move = z
  .object({
    /** The stage that the caller sees as the current one. */
    stageId: idNumber,
    move: z.enum(stageMoves),
    /** Required to go back. */
    reason: optionalText(300),
  })
  .refine(({ move, reason }) => move !== 'back' || Boolean(reason), {
    path: ['reason'],
    error: 'Escreva o motivo para voltar a etapa.',
  })

const path = '/api/production/items/:id'

export const production = {
  board: {
    method: 'GET',
    path: '/api/production',
    access: 'production',
    summary: 'What is being sewn: the items of paid, open orders, least slack first',
    query: z.object({ ...filterFlags, stage: id.optional(), search: searchText.optional() }),
    response: board,
  },
  item: {
    method: 'GET',
    path,
    access: 'production',
    summary: 'One item with its stages and photos',
    params: byId,
    response: item,
  },
  measures: {
    method: 'GET',
    path: `${path}/measures`,
    access: 'production',
    summary: 'The locked measures of an item, without a name; the reading is recorded',
    params: byId,
    response: z.object({ locked: workMeasures.nullable() }),
  },
  move: {
    method: 'PUT',
    path,
    access: 'production',
    summary:
      'Begin or finish the current stage, or go back one with a reason; 409 `stage_moved` with the current one if another person moved it',
    params: byId,
    body: move,
    response: item,
  },
  setReady: {
    method: 'POST',
    path: `${path}/ready`,
    access: 'production',
    summary: 'Set the order to Pronto, once all its stages are finished; the customer gets an e-mail',
    params: byId,
    response: item,
  },
  addPhoto: {
    method: 'POST',
    path: `${path}/photos`,
    access: 'production',
    summary: 'Add a photo of the work, in the field file; the customer does not see it until it is shared',
    params: byId,
    multipart: true,
    status: 201,
    response: photo,
  },
  changePhoto: {
    method: 'PUT',
    path: '/api/item-photos/:id',
    access: 'production',
    summary: 'Share a photo with the customer, or end that; at most one e-mail a day says so',
    params: byId,
    body: z.object({ shared: z.boolean(), caption: optionalText(longestCaption) }),
    response: photo,
  },
  removePhoto: {
    method: 'DELETE',
    path: '/api/item-photos/:id',
    access: 'production',
    summary: 'Delete a photo',
    params: byId,
    status: 204,
    response: nothing,
  },
  photo: {
    method: 'GET',
    path: '/api/item-photos/:id',
    access: 'orderHolder',
    summary: 'The bytes of a photo; for the customer only while it is shared',
    params: byId,
    produces: 'image/webp',
    response: z.unknown(),
  },
} as const satisfies Record<string, Endpoint>

export type Board = z.output<typeof board>
export type BoardFilter = (typeof boardFilters)[number]
export type BoardQuery = z.output<typeof production.board.query>
export type ProductionCard = z.output<typeof card>
export type ProductionItem = z.output<typeof item>
export type ItemStage = z.output<typeof itemStage>
export type ItemPhoto = z.output<typeof photo>
export type StageMove = (typeof stageMoves)[number]
export type MoveInput = z.output<typeof move>
export type WorkMeasures = z.output<typeof workMeasures>
