import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

interface AdminSelectProps extends ComponentProps<'select'> {
  /** For screen readers only; the selected option is visible. */
  label: string
}

/** A native select in a toolbar. */
export function AdminSelect({ label, className, children, ...select }: AdminSelectProps) {
  return (
    <div className={classes('relative flex items-center', className)}>
      <select
        {...select}
        aria-label={label}
        className="h-(--control) w-full cursor-pointer appearance-none truncate rounded-1 border border-line-strong bg-white pr-9 pl-3 text-16 lg:text-[0.9375rem]"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.5}
        className="pointer-events-none absolute right-3 size-4.5 text-ink-2"
      />
    </div>
  )
}
