import Check from 'lucide-react/icons/check'
import { classes } from '~/ui/classes.ts'
import { type Step, steps } from './steps.ts'

interface StepperProps {
  current: Step
  /** Disables the buttons of completed steps, which lead back to them. */
  disabled: boolean
  onGo: (step: Step) => void
}

export function Stepper({ current, disabled, onGo }: StepperProps) {
  return (
    <ol
      aria-label="Etapas"
      className="mt-4 grid grid-cols-[repeat(4,minmax(min-content,1fr))] gap-x-1.5 lg:gap-x-0"
    >
      {steps.map(({ number, label }) => {
        const done = number < current
        return (
          <li
            key={number}
            aria-current={number === current ? 'step' : undefined}
            className={classes(
              'border-t-2 pt-1.5 lg:pt-2.5',
              number <= current ? 'border-wine' : 'border-line',
            )}
          >
            {done ? (
              <button
                type="button"
                disabled={disabled}
                onClick={() => onGo(number)}
                className="flex min-h-11 w-full items-start rounded-1 text-left text-wine hover:text-wine-strong"
              >
                <Name number={number} label={label} done />
              </button>
            ) : (
              <span
                className={classes(
                  'flex min-h-11 items-start',
                  number === current ? 'font-medium text-ink' : 'text-ink-3',
                )}
              >
                <Name number={number} label={label} />
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Name({ number, label, done = false }: { number: number; label: string; done?: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0 lg:gap-x-3">
      <em className="font-title text-[1.375rem] leading-[1.1] font-normal lining-nums" aria-hidden="true">
        {number}
      </em>
      {done && <Check aria-hidden="true" className="size-4 lg:order-1" strokeWidth={1.7} />}
      <span className="text-13 leading-[1.4] max-lg:w-full lg:text-16">
        {label}
        {done && <span className="sr-only">, concluída</span>}
      </span>
    </span>
  )
}
