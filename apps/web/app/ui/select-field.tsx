import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import { edge, FieldError, Star } from './field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string
  /** In a toolbar: the label is for screen readers only, because the selected option is visible. */
  labelHidden?: boolean
  /** Shows the asterisk of a required field; screen readers use `required` itself. */
  starred?: boolean
  error?: string | undefined
  className?: string
}

/** A native select with a label above it. */
export function SelectField({
  label,
  labelHidden = false,
  starred = false,
  error,
  className,
  children,
  ...select
}: SelectFieldProps) {
  const id = useId()
  return (
    <div
      className={classes('grid min-w-0 gap-1.5', labelHidden ? 'content-center' : 'content-start', className)}
    >
      {!labelHidden && (
        <label htmlFor={id} className="text-14 leading-[1.4] font-medium">
          {label}
          {starred && <Star />}
        </label>
      )}
      <div className="relative flex items-center">
        <select
          {...select}
          id={id}
          aria-label={labelHidden ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={classes(
            'h-(--control) w-full cursor-pointer appearance-none truncate rounded-1 border text-(length:--field-text) text-ink transition-colors',
            labelHidden ? 'pr-9 pl-3' : 'pr-11 pl-(--field-padding)',
            edge(error),
          )}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className={classes(
            'pointer-events-none absolute text-ink-2',
            labelHidden ? 'right-3 size-4.5' : 'right-[0.95rem] size-5',
          )}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
