import type { ReactNode } from 'react'

/** Related fields below a title, on a grid of twelve columns. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-12 gap-x-3.5 gap-y-4.5 sm:gap-x-5 sm:gap-y-5.5">
      {/* Floated, because otherwise a legend does not take part in its fieldset's grid. */}
      <legend className="float-left col-span-12 font-title text-h3 leading-(--leading-title)">{title}</legend>
      {children}
    </fieldset>
  )
}
