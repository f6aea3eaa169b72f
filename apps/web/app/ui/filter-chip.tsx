import type { ReactNode } from 'react'
import { chipStyle } from './chip.tsx'
import { classes } from './classes.ts'

interface FilterChipProps {
  chosen: boolean
  onChoose: () => void
  count?: number | undefined
  children: ReactNode
}

/** A filter that is on or off. */
export function FilterChip({ chosen, onChoose, count, children }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes(
        chipStyle,
        'flex-none gap-2 whitespace-nowrap',
        chosen
          ? 'border-wine bg-wine-soft font-medium text-wine'
          : 'border-line-strong hover:border-wine hover:text-wine',
      )}
    >
      {children}
      {count !== undefined && (
        <span className={classes('tabular-nums', !chosen && 'text-ink-3')}>{count}</span>
      )}
    </button>
  )
}

/** A row of chips that scrolls sideways on a phone. */
export function FilterChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
    >
      {children}
    </div>
  )
}
