/** When the atelier sends what it sews to order: by the same promise that the shop's pages show. */
import { addDays } from '@shop/contract/calendar-days'
import { subtractWorkingDays } from '@shop/contract/dates'
import { measuresDueOn } from '@shop/contract/measures-due'
import type { Offer } from '@shop/contract/offers'
import { type PromisedLine, promiseLines } from '@shop/contract/promise'
import type { PublicSchedule } from '@shop/contract/schedule'

/** Google accepts no later day. */
const MOST_DAYS = 365

/**
 * The last day on which an offer is sent if it is ordered today. Undefined if that is more than a year away, or if the
 * atelier has no hours for it. Computed once for each plan: a catalogue has few, and a hundred thousand products.
 */
export function shipDaysOf(schedule: PublicSchedule): (offer: Offer) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (offer) => {
    const key = `${offer.kind} ${offer.planId ?? ''}`
    if (!known.has(key)) known.set(key, shipDay(schedule, offer))
    return known.get(key)
  }
}

function shipDay(schedule: PublicSchedule, offer: Offer): string | undefined {
  const { asOf: today, closedDays, shipDays, weeks } = schedule
  const freeMinutes = new Map(weeks.map(({ week, freeMinutes: free }) => [week, free]))
  const [promise] =
    promiseLines({ schedule: { ...schedule, freeMinutes }, today }, [lineOf(schedule, offer)]) ?? []
  if (promise === undefined) return undefined
  const day = subtractWorkingDays(promise.to, shipDays.max, closedDays)
  return day <= addDays(today, MOST_DAYS) ? day : undefined
}

function lineOf({ plans, asOf, closedDays }: PublicSchedule, { kind, planId }: Offer): PromisedLine {
  const plan = plans.find(({ id }) => id === planId)
  if (plan === undefined) return { kind: 'usual' }
  const work = { minutes: plan.minutes, days: plan.days }
  // Nobody has been measured yet.
  return kind === 'made_to_measure'
    ? { kind: 'made', work, startOn: measuresDueOn(asOf, closedDays) }
    : { kind: 'made', work }
}
