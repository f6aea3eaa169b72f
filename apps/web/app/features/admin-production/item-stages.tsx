import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import type { ItemStage, ProductionItem } from '@shop/contract/production'
import Check from 'lucide-react/icons/check'
import { classes } from '~/ui/classes.ts'
import { currentStage, daysText, isDone } from './card-text.ts'

const dots = {
  done: 'border-sage bg-sage text-white',
  current: 'border-wine bg-wine-soft',
  coming: 'border-line-strong bg-white',
} as const
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
            <span
              aria-hidden="true"
              className={classes(
                'z-1 grid size-5.5 flex-none forced-color-adjust-none place-items-center rounded-pill border-[1.5px]',
                dots[state],
              )}
            >
              {state === 'done' && <Check className="size-3.5" strokeWidth={2.2} />}
              {state === 'current' && <span className="size-2 rounded-pill bg-wine" />}
            </span>
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
