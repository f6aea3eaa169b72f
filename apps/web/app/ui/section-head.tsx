import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface SectionHeadProps {
  /** Names the section by `aria-labelledby`. */
  id: string
  eyebrow: string
  title: ReactNode
  titleClassName?: string
  /** At the right of the title; below it on a phone. */
  children?: ReactNode
}

export function SectionHead({ id, eyebrow, title, titleClassName, children }: SectionHeadProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 max-sm:flex-col max-sm:items-start">
      <div>
        <p className="eyebrow mb-3">{eyebrow}</p>
        <h2 id={id} className={classes('text-h2!', titleClassName)}>
          {title}
        </h2>
      </div>
      {children}
    </div>
  )
}
