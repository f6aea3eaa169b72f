import type { ReactNode, Ref } from 'react'

interface EmptyStateProps {
  /** Inside the arch; hidden from screen readers, because the text says the same. */
  icon: ReactNode
  title: string
  /** 'h1' when it is the only heading of the page. */
  heading?: 'h1' | 'h2'
  /** For a page that moves focus here when its last entry was removed. */
  titleRef?: Ref<HTMLHeadingElement>
  /** A sentence on what to do next, and the controls to do it with. */
  children: ReactNode
}

const focusable = { tabIndex: -1, className: 'outline-none focus-visible:shadow-none' }

/** An empty page or list: a drawing in a watercolour arch, a title, a next step. In a compact density a plain panel. */
export function EmptyState({ icon, title, heading: Heading = 'h2', titleRef, children }: EmptyStateProps) {
  return (
    <div className="empty-state mx-auto grid max-w-136 justify-items-center gap-4 pt-10 pb-14 text-center lg:pt-12 lg:pb-16">
      <div
        aria-hidden="true"
        className="empty-state__arch relative mb-3 grid h-47.5 w-37.5 place-items-center text-ink"
      >
        <Wash />
        <span className="relative">{icon}</span>
      </div>
      <Heading ref={titleRef} {...(titleRef && focusable)}>
        {title}
      </Heading>
      <div className="empty-state__text grid w-full justify-items-center gap-4">{children}</div>
    </div>
  )
}

/** The watercolour arch: uneven edges, and a second layer that is smaller than the first. */
function Wash() {
  return (
    <svg viewBox="0 0 150 190" className="empty-state__wash absolute inset-0 size-full">
      <path
        d="M11 187c-1-9 1-15 0-24s1-17 0-26 1-19 0-29-2-20 1-31 5-22 11-32 13-19 23-26 19-12 30-12 22 4 31 11 16 16 22 27 8 21 10 32 0 20 1 30-1 18 0 27 1 17 0 26 1 18-1 26c-8 2-14 0-22 1s-15 1-23 0-15 2-23 1-14-1-21 0-14-1-22 0-11 0-17-1z"
        className="fill-paper-3"
      />
      <path
        d="M20 178c-1-8 1-15 0-23s1-16 0-24 1-18 0-27 0-19 3-28 6-19 12-27 12-15 20-20 16-8 24-7 18 4 25 10 12 14 17 23 7 18 8 28 0 18 1 27-2 17-1 25 1 15 0 22 1 14-1 20c-7 2-13 0-20 1s-14-1-21 0-13 1-20 1-13-2-20-1-17 1-27 0z"
        className="fill-wine opacity-10"
      />
    </svg>
  )
}
