import type { ReactNode } from 'react'

interface StickyBarProps {
  shown: boolean
  children: ReactNode
}

/** At the bottom of a narrow window. While it is shown, the focused element is scrolled clear of it. */
export function StickyBar({ shown, children }: StickyBarProps) {
  return (
    <div className="sticky-bar lg:hidden" data-shown={shown} inert={!shown}>
      {children}
    </div>
  )
}
