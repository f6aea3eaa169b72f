import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import { edge, FieldError, Star } from './field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string
  /** Shows the asterisk of a required field; screen readers use `required` itself. */
  starred?: boolean
  error?: string | undefined
  className?: string
}

/** A native select with a label above it. */
export function SelectField({
  label,
  starred = false,
  error,
  className,
  children,
  ...select
}: SelectFieldProps) {
  const id = useId()
  return (
    <div className={classes('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-14 leading-[1.4] font-medium">
        {label}
        {starred && <Star />}
      </label>
      <div className="relative flex items-center">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={classes(
            'h-[50px] w-full cursor-pointer appearance-none truncate rounded-1 border pr-11 pl-[0.95rem] text-16 text-ink transition-colors',
            edge(error),
          )}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="pointer-events-none absolute right-[0.95rem] size-5 text-ink-2"
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
