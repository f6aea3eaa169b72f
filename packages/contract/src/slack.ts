/** How many working days an item has to spare. Pure, days as text, no zod: the board and the tests share this file. */

import { addWorkingDays } from './dates.ts'
import { workingDaysBetween } from './deadlines.ts'

/** A plan's stage as far as time is concerned; its days are those of the plan as it was when the order was placed. */
export interface StageTime {
  days: number
  /** In São Paulo; null while it has not begun. */
  startedOn: string | null
  isFinished: boolean
}

export interface WorkCalendar {
  today: string
  marginDays: number
  closedDays: readonly string[]
}

interface Work {
  readyOn: string
  stages: readonly StageTime[]
}

export type SlackInput = WorkCalendar & Work

/** Up to here an item counts as endangered. */
const mostAtRisk = 2

export function slackOf({ readyOn, stages, ...calendar }: SlackInput): number {
  const { left, needed } = createDayCount(calendar)({ readyOn, stages })
  return left - needed
}

/**
 * Counts the working days until the last day on which an item may be ready, and those it still needs. Hundreds of items
 * share a few days: each span is counted once.
 */
export function createDayCount({ today, marginDays, closedDays }: WorkCalendar) {
  const daysUntilReady = remembered((readyOn) => {
    const last = addWorkingDays(readyOn, marginDays, closedDays)
    return last < today
      ? -workingDaysBetween(last, today, closedDays)
      : workingDaysBetween(today, last, closedDays)
  })
  const daysSince = remembered((day) => (day < today ? workingDaysBetween(day, today, closedDays) : 0))
  // A stage that takes longer than planned still needs a day.
  const daysOf = ({ days, startedOn, isFinished }: StageTime): number => {
    if (isFinished) return 0
    return startedOn === null ? days : Math.max(1, days - daysSince(startedOn))
  }
  return ({ readyOn, stages }: Work) => ({
    left: daysUntilReady(readyOn),
    needed: stages.reduce((sum, stage) => sum + daysOf(stage), 0),
  })
}

function remembered(count: (day: string) => number) {
  const counts = new Map<string, number>()
  return (day: string): number => {
    const known = counts.get(day) ?? count(day)
    counts.set(day, known)
    return known
  }
}

export type SlackState = 'late' | 'at_risk' | 'on_time'

export function slackState(slack: number): SlackState {
  if (slack < 0) return 'late'
  return slack <= mostAtRisk ? 'at_risk' : 'on_time'
}

export const slackLabels: Record<SlackState, string> = {
  late: 'Atrasada',
  at_risk: 'Em risco',
  on_time: 'No prazo',
}
