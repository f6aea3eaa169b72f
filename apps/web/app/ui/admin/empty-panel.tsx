import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { HangerDrawing } from '../hanger-drawing.tsx'

interface EmptyPanelProps {
  title: string
  /** Represents the missing content; an empty hanger by default. */
  icon?: LucideIcon
  children?: ReactNode
}

/** An empty list, with a hint how to fill it. */
export function EmptyPanel({ title, icon: Icon, children }: EmptyPanelProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-1 border border-line bg-white px-6 py-14 text-center">
      <span
        aria-hidden="true"
        className="mb-3 grid h-44 w-33 place-items-center rounded-arch bg-paper-3 text-ink-2"
      >
        {Icon ? <Icon className="size-16" strokeWidth={0.8} /> : <HangerDrawing />}
      </span>
      <h2 className="text-[1.75rem] font-medium">{title}</h2>
      <div className="grid max-w-105 justify-items-center gap-4 text-ink-2">{children}</div>
    </div>
  )
}
