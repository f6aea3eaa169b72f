import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface ScreenHeadProps {
  title: ReactNode
  /** One line below the title: the count, or that the list is loading. */
  note?: ReactNode
  children?: ReactNode
}

/** On a phone the layout's own bar shows the title, so it is rendered on wide screens only. */
export function ScreenHead({ title, note, children }: ScreenHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 lg:mb-6 lg:min-h-12 lg:flex-nowrap lg:items-end">
      {/* A long note wraps rather than pushing a small button to a new line. */}
      <div className={classes('min-w-0', Boolean(note) && 'max-lg:flex-1 max-lg:basis-44')}>
        <h1 className="text-[2.375rem]! font-medium max-lg:hidden">{title}</h1>
        <p role="status" className="text-14 text-ink-2 lg:mt-1.5 lg:text-[0.9375rem]">
          {note}
        </p>
      </div>
      {children && <div className="flex flex-wrap items-center gap-2 lg:gap-3">{children}</div>}
    </div>
  )
}
