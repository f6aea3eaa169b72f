import { classes } from './classes.ts'
import { type StepState, TimelineDot } from './timeline-dot.tsx'

export interface TimelineStep {
  label: string
  /** The date, such as '28/10' or 'desde 03/11'. */
  note?: string | undefined
  state: StepState
}

const stateLabels = { done: 'Concluído: ', current: 'Agora: ', coming: 'Em seguida: ' } as const

const textStyles = { done: 'text-ink-2', current: 'font-medium text-ink', coming: 'text-ink-3' } as const

/** A step indicator: horizontal where there is room, vertical on a phone. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label={label} className="grid sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step, position) => (
        <li
          key={step.label}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={classes(
            'relative flex min-h-13 gap-4 text-14 leading-[1.35] sm:flex-col sm:items-center sm:gap-2.5 sm:text-center',
            textStyles[step.state],
          )}
        >
          {position > 0 && <Line reached={step.state !== 'coming'} />}
          <TimelineDot state={step.state} />
          <span className="max-sm:pt-0.5">
            <span className="sr-only">{stateLabels[step.state]}</span>
            {step.label}
            {step.note && (
              <span className="block text-13 font-normal text-ink-3">
                <span className="sr-only">, </span>
                {step.note}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The line from the previous step to this one. */
function Line({ reached }: { reached: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'absolute max-sm:-top-6.5 max-sm:left-3 max-sm:h-6.5 max-sm:w-0.5 sm:top-3 sm:-left-1/2 sm:h-0.5 sm:w-full',
        reached ? 'bg-sage' : 'bg-line',
      )}
    />
  )
}
