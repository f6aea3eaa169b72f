import { type Ref, useId, useState } from 'react'
import { classes } from './classes.ts'
import { FieldError, Star } from './field.tsx'
import { places, StarShape } from './stars.tsx'

interface StarPickerProps {
  label: string
  name: string
  /** From 1 to 5; 0 while nothing is chosen. */
  value: number
  onChange: (stars: number) => void
  /** The text label of a number of stars. */
  labelOf: (stars: number) => string
  /** Shows the asterisk of a required field. */
  starred?: boolean
  error?: string | undefined
  /** Ref of the first star. */
  ref?: Ref<HTMLInputElement>
}

/** Radios styled as stars, for native keyboard and screen reader support. */
export function StarPicker({
  label,
  name,
  value,
  onChange,
  labelOf,
  starred = false,
  error,
  ref,
}: StarPickerProps) {
  const id = useId()
  const [pointed, setPointed] = useState(0)
  const painted = pointed || value
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="text-14 leading-[1.4] font-medium">
        {label}
        {starred && <Star />}
      </legend>
      <div className="-ml-2 flex items-center" onPointerLeave={() => setPointed(0)}>
        {places.map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 cursor-pointer place-items-center rounded-1 has-focus-visible:shadow-(--focus-ring) forced-colors:has-focus-visible:outline-2"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
          >
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              aria-label={labelOf(stars)}
              onChange={() => onChange(stars)}
              className="absolute inset-0 cursor-pointer appearance-none focus-visible:shadow-none"
            />
            <StarShape
              className={classes(
                'size-7',
                stars <= painted ? 'fill-current text-gold' : 'fill-none text-ink-3',
              )}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2.5 text-14 text-ink-2 max-[22rem]:hidden">
          {painted > 0 && labelOf(painted)}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
