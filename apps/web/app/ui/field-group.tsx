import type { ReactNode } from 'react'

/** Fields that belong together under a title, on a grid of twelve columns. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-12 gap-x-3.5 gap-y-4.5 sm:gap-x-5 sm:gap-y-5.5">
      {/* Floated, because a legend is no item of its fieldset's grid otherwise. */}
      <legend className="float-left col-span-12 font-title text-h3 leading-(--leading-title)">{title}</legend>
      {children}
    </fieldset>
  )
}
