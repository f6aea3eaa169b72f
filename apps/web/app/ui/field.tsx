import { TriangleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  lead?: ReactNode
  hint?: string
  error?: string | undefined
  className?: string
}

const control =
  'h-[50px] w-full rounded-1 border bg-white px-[0.95rem] text-16 text-ink transition-colors read-only:border-line read-only:bg-paper-2 read-only:text-ink-2'

/** A line of text with its label above it; hint and error are read out with the field. */
export function Field({ label, lead, hint, error, className, ...input }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-14 leading-[1.4] font-medium">
        {label}
      </label>
      <div className="relative flex items-center">
        {lead && <span className="pointer-events-none absolute left-[0.9rem] text-ink-3">{lead}</span>}
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={classes(
            control,
            lead ? 'pl-11' : undefined,
            error
              ? 'border-error bg-[var(--color-error-paper)] inset-ring inset-ring-error'
              : 'border-line-strong',
          )}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-13 leading-[1.45] text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-2 text-14 leading-[1.4] text-error">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" strokeWidth={1.7} />
          {error}
        </p>
      )}
    </div>
  )
}
