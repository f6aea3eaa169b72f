/** A row of the board as those who sew see it. The last name stays behind here. */
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { formOfAddress } from '@shop/contract/form-of-address'
import { missingMeasures } from '@shop/contract/measures'
import type { ProductionCard } from '@shop/contract/production'
import { type createDayCount, slackState, type WorkCalendar } from '@shop/contract/slack'
import { mondayOf } from '@shop/contract/weeks'
import { pictureUrl } from '../../lib/picture.ts'
import type { ItemRow } from './production.queries.ts'

const ANY_DAY = '2026-01-01'

export type CountWork = ReturnType<typeof createDayCount>

export function presentCard(row: ItemRow, countWork: CountWork): ProductionCard {
  const {
    id,
    orderId,
    orderNumber,
    weddingOn,
    productName,
    size,
    color,
    quantity,
    offer,
    readyOn,
    promisedTo,
  } = row
  const stages = row.stages.map(({ startedAt, finishedAt, ...stage }) => ({
    ...stage,
    startedAt: startedAt === null ? null : new Date(startedAt),
    finishedAt: finishedAt === null ? null : new Date(finishedAt),
  }))
  const isMeasured = offer === 'made_to_measure' && !row.isLocked
  return {
    ...{
      id,
      orderId,
      orderNumber,
      weddingOn,
      productName,
      size,
      color,
      quantity,
      offer,
      readyOn,
      promisedTo,
      stages,
    },
    firstName: formOfAddress(row.customerName),
    imageUrl: row.pictureHash === null ? null : pictureUrl(row.pictureHash),
    ...timeOf(stages, readyOn, countWork),
    awaitedMeasures: isMeasured
      ? { sent: missingMeasures(row.given ?? []).length === 0, dueOn: row.measuresDueOn }
      : null,
    awaitsPromiseReply: row.awaitsPromiseReply,
  }
}

function timeOf(stages: ProductionCard['stages'], readyOn: string | null, countWork: CountWork) {
  const times = stages.map(({ days, startedAt, finishedAt }) => ({
    days,
    // Of a finished one the day does not matter, and to find it takes time.
    startedOn: startedAt === null || finishedAt !== null ? null : saoPauloDay(startedAt),
    isFinished: finishedAt !== null,
  }))
  // Without a promised day the work is still counted; any day will do.
  const { left, needed } = countWork({ readyOn: readyOn ?? ANY_DAY, stages: times })
  const isKnown = readyOn !== null && stages.length > 0
  return {
    daysNeeded: needed,
    daysLeft: readyOn === null ? null : left,
    slack: isKnown ? left - needed : null,
  }
}

/** The first that is not finished, or the last. */
export function currentStage(stages: ProductionCard['stages']) {
  return stages.find(({ finishedAt }) => finishedAt === null) ?? stages.at(-1)
}

export function isAtRisk({ slack }: ProductionCard): boolean {
  return slack !== null && slackState(slack) !== 'on_time'
}

/** Due by Sunday, or before and still not ready. */
export function isDueThisWeek({ readyOn }: ProductionCard, { today }: Pick<WorkCalendar, 'today'>): boolean {
  return readyOn !== null && readyOn <= addDays(mondayOf(today), 6)
}

export function awaitsMeasures({ awaitedMeasures }: ProductionCard): boolean {
  return awaitedMeasures !== null
}

/** Nothing can go on before she has come for a fitting, or said whether the new date suits her. */
export function awaitsBride(card: ProductionCard): boolean {
  const stage = currentStage(card.stages)
  const isFitting = stage?.kind === 'fitting' && stage.startedAt !== null && stage.finishedAt === null
  return isFitting || card.awaitsPromiseReply
}

/** Least slack first; what has none comes last, by its day. */
export function bySlack(one: ProductionCard, other: ProductionCard): number {
  return (
    (one.slack ?? Number.MAX_SAFE_INTEGER) - (other.slack ?? Number.MAX_SAFE_INTEGER) ||
    (one.readyOn ?? '9999').localeCompare(other.readyOn ?? '9999') ||
    one.id - other.id
  )
}
