/** Which promise a line has, by the plan of its offer. The server computes the same from its own data. */
import { measuresDueOn } from '@shop/contract/measures-due'
import { isPlanned, type Offer, type OfferKind, offerOf } from '@shop/contract/offers'
import { type LinePromise, latestPromise, type PromisedLine, promiseLines } from '@shop/contract/promise'
import type { PublicSchedule } from '@shop/contract/schedule'
import { freeHoursOf } from './schedule.ts'

interface Offered {
  offers?: readonly Offer[] | undefined
}

export interface LineToPromise {
  product: Offered | undefined
  offer?: OfferKind | undefined
  quantity: number
  /** Of a made-to-measure line whose measures come later. */
  awaitsMeasures?: boolean
}

/** Undefined where the atelier has no hours left for it. */
export function promisesOf(
  schedule: PublicSchedule,
  lines: readonly LineToPromise[],
  isPickup = false,
): { lines: LinePromise[]; order: ReturnType<typeof latestPromise> } | undefined {
  const wanted = lines.map((line) => promisedLine(schedule, line))
  const promises = promiseLines({ schedule: freeHoursOf(schedule), today: schedule.asOf, isPickup }, wanted)
  return promises && { lines: promises, order: latestPromise(promises) }
}

function promisedLine(schedule: PublicSchedule, line: LineToPromise): PromisedLine {
  const { product, offer = 'ready', quantity, awaitsMeasures = false } = line
  if (product === undefined || !isPlanned(product)) return { kind: 'usual' }
  if (offer === 'ready') return { kind: 'ready' }
  const planId = offerOf(product, offer)?.planId
  const plan = schedule.plans.find(({ id }) => id === planId)
  if (plan === undefined) return { kind: 'usual' }
  return {
    kind: 'made',
    work: { minutes: plan.minutes * quantity, days: plan.days },
    ...(awaitsMeasures && { startOn: measuresDueOn(schedule.asOf, schedule.closedDays) }),
  }
}
