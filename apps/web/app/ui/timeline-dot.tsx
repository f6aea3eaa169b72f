import Check from 'lucide-react/icons/check'
import { classes } from './classes.ts'

export type StepState = 'done' | 'current' | 'coming'

const colors: Record<StepState, string> = {
  done: 'border-sage bg-sage text-white',
  current: 'border-wine bg-wine-soft',
  coming: 'border-line-strong bg-white',
}

const sizes = { medium: 'size-6.5 border-2', small: 'size-5.5 border-[1.5px]' } as const

/** The mark of one step in a list of steps; its state is said in words beside it. */
export function TimelineDot({ state, size = 'medium' }: { state: StepState; size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'relative z-1 grid flex-none forced-color-adjust-none place-items-center rounded-pill',
        sizes[size],
        colors[state],
      )}
    >
      {state === 'done' && <Check className="size-3.5" strokeWidth={2.2} />}
      {state === 'current' && (
        <span className={classes('rounded-pill bg-wine', size === 'small' ? 'size-2' : 'size-2.5')} />
      )}
    </span>
  )
}
