import type { OrderTimeline } from '@shop/contract/order-timeline'
import type { PublicSchedule } from '@shop/contract/schedule'
import Clock from 'lucide-react/icons/clock'
import { slackText } from '~/shared/production/slack-text.ts'
import { classes } from '~/ui/classes.ts'
import { newSlack, type PromiseTexts, usualReadyDay, weddingWarning } from './change-promise-form.ts'

interface PromiseWarningProps {
  texts: PromiseTexts
  timeline: OrderTimeline
  schedule: PublicSchedule
}

const tones = {
  error: 'border-error bg-error-soft',
  warning: 'border-warning bg-warning-soft',
  ok: 'border-ok bg-ok-soft',
} as const

/** What the new window means for the wedding and for the work. */
export function PromiseWarning({ texts, timeline, schedule }: PromiseWarningProps) {
  const { from, to, readyOn } = texts
  const warning = weddingWarning(to, timeline.weddingOn, schedule)
  const ready = readyOn || (from === '' ? '' : usualReadyDay(from, schedule))
  const slack = ready === '' ? undefined : newSlack(timeline, ready, schedule.closedDays)
  return (
    // Present from the start, so that screen readers announce what the dates change.
    <div role="status" className="empty:hidden">
      {(warning || slack !== undefined) && (
        <div className={classes('flex gap-3 border-l-3 px-4 py-3', tones[warning?.tone ?? 'ok'])}>
          <Clock aria-hidden="true" className="mt-0.5 size-5 flex-none" strokeWidth={1.5} />
          <div>
            {warning && <p className="font-semibold">{warning.text}</p>}
            {slack !== undefined && <p>Com este prazo a folga passa a {slackText(slack)}.</p>}
          </div>
        </div>
      )}
    </div>
  )
}
