import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface SectionHeadProps {
  /** Names the section by `aria-labelledby`. */
  id: string
  eyebrow: string
  title: ReactNode
  titleClassName?: string
  /** Of a part of a section: smaller, and the distance to what follows is the caller's. */
  small?: boolean
  /** Below the title, before what stands at its right: on a phone a link follows what it is about. */
  note?: ReactNode
  /** At the right of the title; below it on a phone. */
  children?: ReactNode
}

export function SectionHead(props: SectionHeadProps) {
  const { id, eyebrow, title, titleClassName, small = false, note, children } = props
  return (
    <div
      className={classes(
        'flex flex-wrap items-end justify-between gap-x-8 gap-y-1 max-sm:flex-col max-sm:items-start',
        !small && 'mb-8',
      )}
    >
      <div>
        <p className={classes('eyebrow', small ? 'mb-2' : 'mb-3')}>{eyebrow}</p>
        <h2
          id={id}
          className={classes(small ? 'text-[clamp(2rem,1.7rem+1vw,2.5rem)]!' : 'text-h2!', titleClassName)}
        >
          {title}
        </h2>
        {note && <p className="mt-2 text-ink-2">{note}</p>}
      </div>
      {children}
    </div>
  )
}
