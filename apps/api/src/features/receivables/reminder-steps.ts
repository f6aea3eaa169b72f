/** When customers are reminded of a charge. Pure: the job passes the database's clock. */
import { addDays } from '@shop/contract/calendar-days'
import { lastLateDay } from '@shop/contract/charge-days'
import { firstReminderHour } from '../../lib/reminder-time.ts'

/** Days after the due day. */
const steps = [-5, 0, 3, 10] as const
type Step = (typeof steps)[number]

/**
 * How long the last step may still be sent. Shorter than the outbox stores its emails: it is what knows that a reminder
 * was sent.
 */
const LAST_STEP_DAYS = 20

/** The due days of charges of which a reminder may be due. */
export function reminderPeriod(today: string) {
  const [first, last] = [steps[0], steps[steps.length - 1] ?? 0]
  return { from: addDays(today, -last - LAST_STEP_DAYS), to: addDays(today, -first) }
}

interface Due {
  dueOn: string
  /** When the order was placed, or its charge agreed or moved. */
  since: Date
}

/** The latest step that was reached; missed ones before it are not made up for. */
export function reachedStep({ dueOn, since }: Due, today: string, closedDays: readonly string[]) {
  const lateUntil = lastLateDay(today, closedDays)
  // In a long recess a charge may be on time for longer than the first step after its day.
  const step = steps.findLast((days) => addDays(dueOn, days) <= today && (days <= 0 || dueOn <= lateUntil))
  if (step === undefined || startOf(addDays(dueOn, step), firstReminderHour) < since) return undefined
  return step
}

/** Identifies a reminder: a charge that is moved to another day has new ones. */
export function reminderKey({ id, dueOn }: { id: number; dueOn: string }, step: Step): string {
  return `${id}:${dueOn}:${step}`
}

/** São Paulo has had no summer time since 2019; calendar-days.ts relies on it too. */
function startOf(day: string, hour: number): Date {
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00-03:00`)
}
