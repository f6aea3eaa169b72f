import Check from 'lucide-react/icons/check'
import { classes } from './classes.ts'

export interface TimelineStep {
  label: string
  /** The date, such as '28/10' or 'desde 03/11'. */
  note?: string | undefined
  state: 'done' | 'current' | 'coming'
}

const stateLabels = { done: 'Concluído: ', current: 'Agora: ', coming: 'Em seguida: ' } as const

const dots = {
  done: 'border-sage bg-sage text-white',
  current: 'border-wine bg-wine-soft',
  coming: 'border-line-strong bg-paper',
} as const

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
          <Dot state={step.state} />
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

function Dot({ state }: Pick<TimelineStep, 'state'>) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'relative z-1 grid size-6.5 flex-none forced-color-adjust-none place-items-center rounded-pill border-2',
        dots[state],
      )}
    >
      {state === 'done' && <Check className="size-3.5" strokeWidth={2.2} />}
      {state === 'current' && <span className="size-2.5 rounded-pill bg-wine" />}
    </span>
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
