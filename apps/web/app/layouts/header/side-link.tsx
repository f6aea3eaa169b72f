import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '~/ui/badge.tsx'

interface SideLinkProps {
  to: string
  icon: ReactNode
  count?: number
  /** Read by screen readers instead of the number, which is only visual. */
  formatCount?: string
  children: ReactNode
}

export function SideLink({ to, icon, count = 0, formatCount, children }: SideLinkProps) {
  return (
    <Link to={to} className="flex min-h-12.5 items-center gap-3.5 text-16 hover:text-wine">
      {icon}
      {children}
      {count > 0 && (
        <>
          <span className="sr-only">{formatCount}</span>
          <span aria-hidden="true" className="ml-auto">
            <Badge tone="wine">{count}</Badge>
          </span>
        </>
      )}
    </Link>
  )
}

export function SideWaiting() {
  return <p className="flex min-h-12.5 items-center text-ink-3">Carregando...</p>
}
