import { openStateAt } from '@shop/contract/open-state'
import type { OpeningHours } from '@shop/contract/opening-hours'
import { useMinute } from '~/lib/use-minute.ts'
import { formatOpening } from '~/shared/contact/format-opening.ts'
import { classes } from '~/ui/classes.ts'

interface OpenNowProps {
  hours: readonly OpeningHours[]
  closedDays: readonly string[]
}

/**
 * Rendered in the browser only: the page is cached for hours and shared by all visitors, so the server cannot render
 * the current state. Its line is reserved from the start, to avoid a layout shift.
 */
export function OpenNow({ hours, closedDays }: OpenNowProps) {
  const now = useMinute()
  const state = now && openStateAt(now, hours, closedDays)
  return (
    <p className="needs-scripts flex min-h-6 items-center gap-2.5 text-14 font-medium">
      {state && (
        <>
          <span
            aria-hidden="true"
            className={classes('size-2.5 rounded-pill', state.open ? 'bg-ok' : 'bg-line-strong')}
          />
          <span className={state.open ? 'text-ok' : 'text-ink-2'}>{formatOpening(state)}</span>
        </>
      )}
    </p>
  )
}
