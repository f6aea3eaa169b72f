import type { Arrival } from '@shop/contract/wedding'
import { classes } from '~/ui/classes.ts'

const texts: Record<Arrival, string> = { early: 'com folga', tight: 'apertado', late: 'não chega' }
const tones: Record<Arrival, string> = { early: 'text-ok', tight: 'text-warning', late: 'text-error' }
/** Full, half and empty: never by colour alone. */
const dots: Record<Arrival, string> = {
  early: 'bg-current',
  tight: 'bg-linear-to-r from-current from-50% to-transparent to-50%',
  late: '',
}

/** Whether it arrives in time for the wedding. */
export function ArrivalMark({ arrival, className }: { arrival: Arrival; className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-13', tones[arrival], className)}>
      <span
        aria-hidden="true"
        className={classes('size-2.5 flex-none rounded-pill border border-current', dots[arrival])}
      />
      {texts[arrival]}
    </span>
  )
}
