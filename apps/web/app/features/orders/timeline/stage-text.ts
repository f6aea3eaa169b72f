import { saoPauloDay } from '@shop/contract/calendar-days'
import type { TimelineStage } from '@shop/contract/order-timeline'
import { shortDay } from '~/shared/orders/short-day.ts'
import type { StepState } from '~/ui/timeline-dot.tsx'

type Times = Pick<TimelineStage, 'startedAt' | 'finishedAt'>

export function stateOf({ startedAt, finishedAt }: Times): StepState {
  if (finishedAt !== null) return 'done'
  return startedAt === null ? 'coming' : 'current'
}

/** '26 a 28/10', '29/10 a 06/11', '09/11', 'desde 10/11'; nothing before it begins. */
export function stageDates({ startedAt, finishedAt }: Times, now: Date): string | undefined {
  if (startedAt === null) return undefined
  if (finishedAt === null) return `desde ${shortDay(startedAt, now)}`
  const [first, last] = [shortDay(startedAt, now), shortDay(finishedAt, now)]
  if (first === last) return last
  const isOneMonth = saoPauloDay(startedAt).slice(0, 7) === saoPauloDay(finishedAt).slice(0, 7)
  return `${isOneMonth ? first.slice(0, 2) : first} a ${last}`
}
