import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '~/ui/badge.tsx'

interface SideLinkProps {
  to: string
  icon: ReactNode
  count?: number
  children: ReactNode
}

export function SideLink({ to, icon, count = 0, children }: SideLinkProps) {
  return (
    <Link to={to} className="flex min-h-12.5 items-center gap-3.5 text-16 hover:text-wine">
      {icon}
      {children}
      {count > 0 && (
        <Badge tone="wine" className="ml-auto">
          {count}
        </Badge>
      )}
    </Link>
  )
}

export function SideWaiting() {
  return <p className="flex min-h-12.5 items-center text-ink-3">Carregando...</p>
}
