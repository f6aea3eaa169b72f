import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  /** Rendered before the label, such as the number of the drawing it belongs to. */
  mark?: ReactNode
  /** Shows the asterisk of a required field; screen readers use `required` itself. */
  starred?: boolean
  /** A short text at the other end of the label's row, such as 'Opcional'. */
  aside?: string
  lead?: ReactNode
  /** A control inside the field, at its right end. */
  tail?: ReactNode
  /** Rendered directly below the control, above the hint. */
  meter?: ReactNode
  hint?: string
  error?: string | undefined
  className?: string
}

const control =
  'h-(--control) w-full rounded-1 border px-(--field-padding) text-(length:--field-text) text-ink transition-colors read-only:border-line read-only:bg-paper-2 read-only:text-ink-2 focus-visible:shadow-(--focus-ring)'

/** A text input with a label above it; hint and error are announced with the field. */
export function Field({
  label,
  mark,
  starred = false,
  aside,
  lead,
  tail,
  meter,
  hint,
  error,
  className,
  ...input
}: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className="flex justify-between gap-4 text-14 leading-[1.4] font-medium">
        <span>
          {mark}
          {label}
          {starred && <Star />}
        </span>
        {aside && <span className="font-normal text-ink-3">{aside}</span>}
      </label>
      <div className="relative flex items-center">
        {lead && <span className="pointer-events-none absolute left-[0.9rem] text-ink-3">{lead}</span>}
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={classes(control, lead ? 'pl-11' : undefined, tail ? 'pr-13' : undefined, edge(error))}
        />
        {tail && <span className="absolute right-[3px] flex">{tail}</span>}
      </div>
      {meter}
      {hint && (
        <p id={`${id}-hint`} className="text-13 leading-[1.45] text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The border and background of a control, with and without an error. */
export function edge(error: string | undefined) {
  return error
    ? 'border-error bg-(--color-error-paper) inset-ring inset-ring-error focus-visible:shadow-(--focus-ring)'
    : 'border-line-strong bg-white'
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-2 text-14 leading-[1.4] text-error">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" strokeWidth={1.7} />
      {children}
    </p>
  )
}

export function Star() {
  return (
    <span aria-hidden="true" className="text-wine">
      {' '}
      *
    </span>
  )
}
