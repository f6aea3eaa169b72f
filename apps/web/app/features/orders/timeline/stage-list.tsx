import type { TimelineItem, TimelineStage } from '@shop/contract/order-timeline'
import type { ReactNode } from 'react'
import { classes } from '~/ui/classes.ts'
import { type StepState, TimelineDot } from '~/ui/timeline-dot.tsx'
import { stageDates, stateOf } from './stage-text.ts'

const stateLabels: Record<StepState, string> = {
  done: 'Concluída: ',
  current: 'Agora: ',
  coming: 'Em seguida: ',
}

interface StageListProps {
  item: TimelineItem
  now: Date
  /** The small photo of a stage, if one was shared. */
  photoOf: (stage: TimelineStage) => ReactNode
}

/** The stages from the first to the last, each with its dates. */
export function StageList({ item, now, photoOf }: StageListProps) {
  if (item.stages.length === 0) return null
  return (
    <ol aria-label={`Etapas de ${item.name}`} className="grid">
      {item.stages.map((stage) => {
        const state = stateOf(stage)
        const dates = stageDates(stage, now)
        return (
          <li
            key={stage.id}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative flex gap-5 pb-6 last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-6.5 bottom-0 left-3 border-l-2 border-dashed border-line-strong in-[li:last-child]:hidden"
            />
            <TimelineDot state={state} />
            <p className="min-w-0 flex-1 pt-0.5 leading-[1.4] wrap-anywhere">
              <span className="sr-only">{stateLabels[state]}</span>
              <span className={classes(state === 'coming' ? 'text-ink-2' : 'font-medium')}>{stage.name}</span>
              {dates !== undefined && (
                <span className="block text-14 text-ink-3">
                  <span className="sr-only">, </span>
                  {dates}
                </span>
              )}
            </p>
            {photoOf(stage)}
          </li>
        )
      })}
    </ol>
  )
}
