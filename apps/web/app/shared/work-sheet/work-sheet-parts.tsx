import type { ReactNode } from 'react'

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-ink-2">{label}</dt>
      <dd className="text-14 wrap-anywhere">{children}</dd>
    </div>
  )
}

export function Tick({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 text-13">
      <span aria-hidden="true" className="size-3.75 border border-ink" />
      {children}
    </span>
  )
}
