/** What the lines of an order need of the atelier, by the plans of their offers. */
import { missingMeasures } from '@shop/contract/measures'
import { measuresDueOn } from '@shop/contract/measures-due'
import type { OfferKind } from '@shop/contract/offers'
import type { PromisedLine } from '@shop/contract/promise'
import type { Db } from '../../db/connection.ts'
import * as queries from './promises.queries.ts'

export interface Line {
  productId: number
  quantity: number
  offer: OfferKind
  measurementVersionId: number | null
}

export interface PlannedLine {
  offer: OfferKind
  isPlanned: boolean
  hasPlan: boolean
  minutes: number
  days: number
  stages: readonly queries.PlanStage[]
  /** Of a made-to-measure line whose measures are not complete. */
  awaitsMeasures: boolean
}

export async function planLines(db: Db, lines: readonly Line[]): Promise<PlannedLine[]> {
  const products = await queries.productPlans(
    db,
    lines.map(({ productId }) => productId),
  )
  const versionIds = lines.flatMap(({ measurementVersionId: id }) => (id === null ? [] : [id]))
  const given =
    versionIds.length === 0 ? new Map<number, string[]>() : await queries.givenMeasures(db, versionIds)
  return lines.map(({ productId, quantity, offer, measurementVersionId }) => {
    const product = products.get(productId)
    const plan = offer === 'ready' ? undefined : product?.plans[offer]
    // A quantity takes its minutes each, and its days once.
    const stages = (plan ?? []).map((stage) => ({ ...stage, minutes: stage.minutes * quantity }))
    return {
      offer,
      isPlanned: product?.isPlanned ?? false,
      hasPlan: plan !== undefined,
      ...sumOf(stages),
      stages,
      awaitsMeasures:
        offer === 'made_to_measure' && !isComplete(given.get(measurementVersionId ?? 0) ?? null),
    }
  })
}

/** Those of an order that was placed, with the plans of that day. */
export async function placedLines(
  ...[tx, orderId]: Parameters<typeof queries.placedLines>
): Promise<(Omit<PlannedLine, 'stages'> & { itemId: number })[]> {
  return (await queries.placedLines(tx, orderId)).map(({ given, ...line }) => ({
    ...line,
    awaitsMeasures: line.offer === 'made_to_measure' && !isComplete(given),
  }))
}

export function promisedLine(
  line: Omit<PlannedLine, 'stages'>,
  today: string,
  closedDays: readonly string[],
): PromisedLine {
  const { offer, isPlanned, hasPlan, minutes, days, awaitsMeasures } = line
  if (offer === 'ready') return { kind: isPlanned ? 'ready' : 'usual' }
  if (!hasPlan) return { kind: 'usual' }
  const startOn = awaitsMeasures ? measuresDueOn(today, closedDays) : undefined
  return { kind: 'made', work: { minutes, days }, startOn }
}

export function minutesOf(lines: readonly PlannedLine[]): number {
  return lines.reduce((sum, { minutes }) => sum + minutes, 0)
}

function sumOf(stages: readonly queries.PlanStage[]) {
  return stages.reduce(
    (sum, { minutes, days }) => ({ minutes: sum.minutes + minutes, days: sum.days + days }),
    { minutes: 0, days: 0 },
  )
}

function isComplete(given: readonly string[] | null): boolean {
  return given !== null && missingMeasures(given).length === 0
}
