import Search from 'lucide-react/icons/search'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is searched for: the accessible name and the placeholder. */
  label: string
}

export function SearchField({ label, className, ...input }: SearchFieldProps) {
  return (
    <div className={classes('relative flex items-center', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-3 size-4.5 text-ink-2"
        strokeWidth={1.5}
      />
      <input
        {...input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="search"
        className="h-(--control) w-full rounded-1 border border-line-strong bg-white pr-3 pl-10 text-16 lg:text-[0.9375rem]"
      />
    </div>
  )
}
