/** When which fitting of an order should take place. Pure. */
import type { ProposedFitting } from '@shop/contract/appointments'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { addWorkingDays } from '@shop/contract/dates'
import { finalFittingOf } from '@shop/contract/order-timeline'

export const lastFittingName = 'Última prova'
export const finalFittingName = 'Tira-teima'

const lastFittingDays = { before: 15, tolerance: 3 }
/** How long the work can wait for her. */
const WORKING_DAYS_TO_COME = 5

export interface Stage {
  name: string
  kind: 'bench' | 'fitting' | 'check'
  days: number
  startedAt: Date | null
  finishedAt: Date | null
}

export interface FittedItem {
  id: number
  productName: string
  /** In their order; none of what is ready. */
  stages: readonly Stage[]
}

interface Calendar {
  today: string
  weddingOn: string | null
}

/** All that an item can be fitted for, whether it is time or not. */
export function fittingNames({ stages }: FittedItem): string[] {
  const ofStages = stages.filter(({ kind }) => kind === 'fitting').map(({ name }) => name)
  return [...ofStages, lastFittingName, finalFittingName]
}

/** Of items that are sewn; of an order with nothing but ready ones, the last look at the first of them. */
export function proposeFittings(items: readonly FittedItem[], calendar: Calendar): ProposedFitting[] {
  const sewn = items.filter(({ stages }) => stages.length > 0)
  const proposed =
    sewn.length > 0
      ? sewn.flatMap((item) => [
          ...ofStages(item, calendar.today),
          ...lastFitting(item, calendar),
          ...finalFitting(item, calendar),
        ])
      : items.slice(0, 1).flatMap((item) => finalFitting(item, calendar))
  return proposed
    .filter(({ to }) => to >= calendar.today)
    .map((one) => ({ ...one, from: later(one.from, calendar.today) }))
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
}

/** Once it has begun, or the stage before it has: then nothing else stands between. */
function ofStages({ id, productName, stages }: FittedItem, today: string): ProposedFitting[] {
  return stages.flatMap(({ name, kind, startedAt, finishedAt }, index) => {
    if (kind !== 'fitting' || finishedAt !== null) return []
    const before = stages[index - 1]
    const begins = startedAt === null ? endOf(before) : saoPauloDay(startedAt)
    if (begins === undefined) return []
    const from = later(begins, today)
    const to = addWorkingDays(from, WORKING_DAYS_TO_COME)
    return [{ itemId: id, productName, name, from, to, isOptional: false }]
  })
}

/** Undefined while it has not begun. */
function endOf(stage: Stage | undefined): string | undefined {
  if (stage === undefined || stage.startedAt === null) return undefined
  if (stage.finishedAt !== null) return saoPauloDay(stage.finishedAt)
  return addWorkingDays(saoPauloDay(stage.startedAt), stage.days)
}

function lastFitting({ id, productName }: FittedItem, { weddingOn }: Calendar): ProposedFitting[] {
  if (weddingOn === null) return []
  const { before, tolerance } = lastFittingDays
  const from = addDays(weddingOn, -before - tolerance)
  const to = addDays(weddingOn, -before + tolerance)
  return [{ itemId: id, productName, name: lastFittingName, from, to, isOptional: false }]
}

function finalFitting({ id, productName }: FittedItem, { weddingOn }: Calendar): ProposedFitting[] {
  if (weddingOn === null) return []
  return [{ itemId: id, productName, name: finalFittingName, ...finalFittingOf(weddingOn), isOptional: true }]
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
