import type { ReactNode } from 'react'

/** A part of an appointment's dialog. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5">
      <h3 className="mb-2 font-text text-[0.9375rem] font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  )
}
