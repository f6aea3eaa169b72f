import Search from 'lucide-react/icons/search'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is searched for: the accessible name and the placeholder. */
  label: string
}

/** A search in a toolbar, above the list that it filters. */
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
        className="h-(--control) w-full rounded-1 border border-line-strong bg-white pr-3 pl-10 text-(length:--field-text)"
      />
    </div>
  )
}
