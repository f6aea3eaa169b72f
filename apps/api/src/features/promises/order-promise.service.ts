/**
 * The promise of an order, computed and its hours booked in the transaction that places it, under one lock for all
 * bookings. Payment does not change it. Docs: docs/decisions/0066-capacity-promise.md.
 */
import { addDays } from '@shop/contract/calendar-days'
import type { OrderDraft } from '@shop/contract/order-draft'
import {
  type Booking,
  bookingsUntil,
  type DeliveryPromise,
  latestPromise,
  promiseEndingOn,
  promiseLines,
  type Schedule,
} from '@shop/contract/promise'
import { arrivalOf, isWeddingDay, latestWish, wrongWeddingDay } from '@shop/contract/wedding'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { lockCapacity, readFree, readToday } from '../schedule/schedule.service.ts'
import { readSchedule, type ScheduleTerms } from '../store/store.service.ts'
import { type PlannedLine, promisedLine } from './line-plans.service.ts'
import * as queries from './promises.queries.ts'

/** A browser that knew fewer free hours shows a later day, but not by more than this. */
const MOST_DAYS_LATER = 92

type Wishes = Pick<
  OrderDraft,
  'weddingOn' | 'promise' | 'tightAccepted' | 'wishedOn' | 'overbook' | 'fulfilment'
>

interface PromiseRequest {
  draft: Wishes
  lines: readonly PlannedLine[]
  /** The order that is sent again: what it holds counts as free. */
  orderId?: number | undefined
  sender: 'buyer' | 'atelier'
}

export interface OrderPromise {
  columns: {
    /** Empty for an order without offers: its window is counted from payment. */
    promisedFrom: string | null
    promisedTo: string | null
    promisedReadyOn: string | null
    weddingOn: string | null
    wishedOn: string | null
  }
  /** Of each line. */
  bookings: readonly (readonly Booking[])[]
  lines: readonly PlannedLine[]
}

export async function promiseOrder(tx: Tx, request: PromiseRequest): Promise<OrderPromise> {
  const { draft, lines, orderId, sender } = request
  const { weddingOn = null, wishedOn = null, fulfilment } = draft
  const isComputed = wishedOn !== null || lines.some(({ isPlanned, hasPlan }) => isPlanned || hasPlan)
  if (!isComputed && weddingOn === null) return unpromised(lines)
  const [terms, today] = [await readSchedule(tx), await readToday(tx)]
  rejectWrongDays(draft, today, terms)
  const isPickup = fulfilment === 'pickup'
  const isMade = lines.some(({ hasPlan }) => hasPlan)
  if (isMade) await lockCapacity(tx)
  const schedule = isMade
    ? await readFree(tx, { terms, today, exceptOrderId: orderId, isUnpaid: sender === 'buyer' })
    : { ...terms, freeMinutes: new Map<string, number>() }
  const wanted = lines.map((line) => promisedLine(line, today, terms.closedDays))
  const promises = promiseLines({ schedule, today, isPickup }, wanted)
  if (promises === undefined) throw new AppError('offer_unavailable')
  const soonest = latestPromise(promises)
  const promise = isComputed ? agreedPromise(soonest, { draft, terms, today, isPickup, sender }) : soonest
  if (sender === 'buyer') rejectLate(draft, promise, terms)
  const columns = isComputed ? columnsOf(promise) : emptyColumns
  const isOverbooked = promise.readyOn < soonest.readyOn
  return {
    columns: { ...columns, weddingOn, wishedOn },
    bookings: isOverbooked
      ? overbooked(schedule, { today, readyOn: promise.readyOn, lines })
      : promises.map(({ bookings }) => bookings),
    lines,
  }
}

/** Writes what `promiseOrder` returned, once the lines of the order exist. */
export async function bookHours(tx: Tx, orderId: number, { bookings, lines }: OrderPromise): Promise<void> {
  if (lines.every(({ hasPlan }) => !hasPlan)) return
  const ids = await queries.itemIds(tx, orderId)
  const ofLine = (at: number) => ids[at] ?? raise('every line has its row')
  await queries.book(
    tx,
    orderId,
    bookings.flatMap((rows, at) => rows.map((row) => ({ ...row, orderItemId: ofLine(at) }))),
  )
  await queries.copyPlans(
    tx,
    orderId,
    lines.flatMap(({ stages }, at) => stages.map((stage) => ({ ...stage, orderItemId: ofLine(at) }))),
  )
}

interface Agreement {
  draft: Wishes
  terms: ScheduleTerms
  today: string
  isPickup: boolean
  sender: PromiseRequest['sender']
}

/** What the browser says about days is only compared: a window is always one of the formula. */
function agreedPromise(
  soonest: DeliveryPromise,
  { draft, terms, today, isPickup, sender }: Agreement,
): DeliveryPromise {
  const to = draft.wishedOn ?? draft.promise?.to
  if (to === undefined || to === soonest.to) return soonest
  const agreed = promiseEndingOn(terms, to, isPickup)
  if (agreed.to === soonest.to || (draft.wishedOn === undefined && to > addDays(soonest.to, MOST_DAYS_LATER)))
    return soonest
  if (agreed.to > soonest.to) return agreed
  if (sender === 'atelier' && draft.overbook === true) return notBefore(today, agreed)
  const { from, to: possible } = soonest
  throw new AppError('promise_changed', { details: { from, to: possible } })
}

/** The window of a day that is near begins in the past: nothing arrives there. */
function notBefore(today: string, { readyOn, from, to }: DeliveryPromise): DeliveryPromise {
  const later = (day: string) => (day < today ? today : day)
  return { readyOn: later(readyOn), from: later(from), to: later(to) }
}

function rejectWrongDays({ weddingOn, wishedOn }: Wishes, today: string, terms: ScheduleTerms) {
  if (weddingOn !== undefined && !isWeddingDay(weddingOn, today)) throw wrongDay('weddingOn', wrongWeddingDay)
  if (wishedOn === undefined) return
  if (wishedOn < today) throw wrongDay('wishedOn', 'Escolha uma data de entrega a partir de hoje.')
  if (wishedOn > latestWish(weddingOn, today, terms))
    throw wrongDay('wishedOn', 'Escolha uma data de entrega mais cedo.')
}

function rejectLate({ weddingOn, tightAccepted }: Wishes, promise: DeliveryPromise, terms: ScheduleTerms) {
  if (weddingOn === undefined) return
  const { from, to } = promise
  const arrival = arrivalOf(to, weddingOn, terms)
  if (arrival === 'late') throw new AppError('too_late_for_wedding', { details: { from, to } })
  if (arrival === 'tight' && tightAccepted !== true)
    throw new AppError('tight_not_accepted', { details: { from, to } })
}

/** The atelier agreed on a day that its hours do not allow: they are booked nevertheless, and the week shows it. */
function overbooked(
  schedule: Schedule,
  { today, readyOn, lines }: { today: string; readyOn: string; lines: readonly PlannedLine[] },
): Booking[][] {
  const free = new Map(schedule.freeMinutes)
  return lines.map(({ minutes }) => {
    const bookings = bookingsUntil({ ...schedule, freeMinutes: free }, { start: today, readyOn, minutes })
    for (const { week, minutes: taken } of bookings)
      free.set(week, (free.get(week) ?? schedule.weeklyMinutes) - taken)
    return bookings
  })
}

export function columnsOf({ from, to, readyOn }: DeliveryPromise): queries.PromiseColumns {
  return { promisedFrom: from, promisedTo: to, promisedReadyOn: readyOn }
}

/** Of an order without offers and without a wedding date: nothing is computed before payment. */
function unpromised(lines: readonly PlannedLine[]): OrderPromise {
  return { columns: { ...emptyColumns, weddingOn: null, wishedOn: null }, bookings: [], lines }
}

const emptyColumns = { promisedFrom: null, promisedTo: null, promisedReadyOn: null }

function wrongDay(field: string, message: string) {
  return new AppError('invalid_input', { fields: { [field]: message } })
}

function raise(message: string): never {
  throw new Error(message)
}
