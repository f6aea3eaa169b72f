import { slackLabels, slackState } from '@shop/contract/slack'
import { classes } from '~/ui/classes.ts'
import { slackText } from './slack-text.ts'

const styles = {
  late: { text: 'text-error', dot: '' },
  at_risk: { text: 'text-warning', dot: 'bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)]' },
  on_time: { text: 'text-ok', dot: 'bg-current' },
} as const

/** The slack in working days. Told apart by the dot too, not by colour alone. */
export function Slack({ slack, className }: { slack: number | null; className?: string }) {
  if (slack === null)
    return (
      <span className={classes('font-semibold text-ink-2', className)}>
        <span aria-hidden="true">—</span>
        <span className="sr-only">Sem folga calculada</span>
      </span>
    )
  const state = slackState(slack)
  const { text, dot } = styles[state]
  return (
    <span
      className={classes(
        'inline-flex flex-none items-center gap-2 font-semibold whitespace-nowrap tabular-nums',
        text,
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'size-2.75 flex-none forced-color-adjust-none rounded-pill border-[1.5px] border-current',
          dot,
        )}
      />
      <span aria-hidden="true">{slackText(slack)}</span>
      <span className="sr-only">
        {slackLabels[state]}: folga de {slack} {Math.abs(slack) === 1 ? 'dia útil' : 'dias úteis'}
      </span>
    </span>
  )
}
