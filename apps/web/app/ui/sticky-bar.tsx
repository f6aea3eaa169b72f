import type { ReactNode } from 'react'

interface StickyBarProps {
  shown: boolean
  children: ReactNode
}

/** At the lower edge of a narrow window. While it is shown, what takes the focus is scrolled clear of it. */
export function StickyBar({ shown, children }: StickyBarProps) {
  return (
    <div className="sticky-bar lg:hidden" data-shown={shown} inert={!shown}>
      {children}
    </div>
  )
}
