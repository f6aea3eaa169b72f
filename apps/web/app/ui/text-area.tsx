import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import { edge, FieldError, Star } from './field.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string
  /** Shows the asterisk of a required field; screen readers use `required` itself. */
  starred?: boolean
  /** A short text at the other end of the label's row. */
  aside?: string
  hint?: string | undefined
  error?: string | undefined
  className?: string
}

/** A multi-line text input with a label above it. */
export function TextArea({ label, starred = false, aside, hint, error, className, ...area }: TextAreaProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className="flex justify-between gap-4 text-14 leading-[1.4] font-medium">
        <span>
          {label}
          {starred && <Star />}
        </span>
        {aside && <span className="font-normal text-ink-3">{aside}</span>}
      </label>
      <textarea
        rows={4}
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={classes(
          'w-full resize-y rounded-1 border px-(--field-padding) py-3 text-(length:--field-text) leading-normal text-ink transition-colors focus-visible:shadow-(--focus-ring) disabled:border-line disabled:bg-paper-2',
          edge(error),
        )}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-13 leading-[1.45] text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
