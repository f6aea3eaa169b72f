import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface ChoiceButtonProps {
  /** The same for all buttons of a group. */
  name: string
  value: string
  chosen: boolean
  onChoose: (value: string) => void
  /** The visitor points at the button or focuses it. */
  onIntent?: ((value: string) => void) | undefined
}

/** A radio styled as a button, for native keyboard and screen reader support. */
export function ChoiceButton({
  name,
  value,
  chosen,
  onChoose,
  onIntent,
  className,
  children,
}: ChoiceButtonProps & { className: string; children: ReactNode }) {
  return (
    <label
      className={classes(
        'relative cursor-pointer border border-line-strong bg-white transition-colors',
        'hover:border-wine has-checked:border-wine has-checked:forced-color-adjust-none',
        'has-focus-visible:shadow-(--focus-ring) forced-colors:has-focus-visible:outline-2',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        onChange={() => onChoose(value)}
        onPointerEnter={() => onIntent?.(value)}
        onFocus={() => onIntent?.(value)}
        className="absolute inset-0 cursor-pointer appearance-none focus-visible:shadow-none"
      />
      {children}
    </label>
  )
}
