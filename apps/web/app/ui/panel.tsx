import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface PanelProps {
  title: ReactNode
  /** The number of open entries inside. */
  count?: number | undefined
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A white box with a header row. */
export function Panel({ title, count, aside, className, children }: PanelProps) {
  return (
    <section className={classes('min-w-0 rounded-1 border border-line bg-white', className)}>
      <div className="flex min-h-13 flex-wrap items-center gap-x-2.5 border-b border-line px-4 py-1.5 lg:px-5">
        <h2 className="py-1.5 font-text text-[0.9375rem] leading-[1.3] font-semibold tracking-normal">
          {title}
        </h2>
        {count !== undefined && (
          <span className="grid h-6 min-w-6 place-items-center rounded-pill bg-wine-soft px-1.5 text-13 font-semibold text-wine">
            {count}
          </span>
        )}
        {aside && <div className="ml-auto flex items-center gap-2">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
