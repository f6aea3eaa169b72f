import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import type { ItemStage, ProductionItem } from '@shop/contract/production'
import { classes } from '~/ui/classes.ts'
import { TimelineDot } from '~/ui/timeline-dot.tsx'
import { currentStage, daysText, isDone } from './card-text.ts'

const labels = { done: 'Concluída: ', current: 'Agora: ', coming: 'Em seguida: ' } as const

export function ItemStages({ item }: { item: ProductionItem }) {
  const current = isDone(item) ? undefined : currentStage(item)
  return (
    <ol aria-label="Etapas">
      {item.stages.map((stage, at) => {
        const state = stage.finishedAt !== null ? 'done' : stage === current ? 'current' : 'coming'
        return (
          <li
            key={stage.id}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative flex min-h-9 items-center gap-3.5"
          >
            {at > 0 && (
              <span
                aria-hidden="true"
                className="absolute -top-2 left-2.5 h-4 border-l-2 border-dashed border-line"
              />
            )}
            <TimelineDot state={state} size="small" />
            <span className={classes('flex-1 wrap-anywhere', state === 'current' && 'font-semibold')}>
              <span className="sr-only">{labels[state]}</span>
              {stage.name}
            </span>
            <span className="text-14 text-ink-2 tabular-nums">
              <span className="sr-only">, </span>
              {timeText(stage)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** '19/10 a 21/10', 'desde 09/11 · 9 dias' or '4 dias'. */
function timeText({ startedAt, finishedAt, days }: ItemStage): string {
  const short = (instant: Date) => formatDate(instant).slice(0, 5)
  if (startedAt === null) return daysText(days)
  if (finishedAt === null) return `desde ${short(startedAt)} · ${daysText(days)}`
  return saoPauloDay(startedAt) === saoPauloDay(finishedAt)
    ? short(finishedAt)
    : `${short(startedAt)} a ${short(finishedAt)}`
}
