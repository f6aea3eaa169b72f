import { measures } from '@shop/contract/measures'
import type { Measure } from './find-size.ts'

export const measureLabels: Record<Measure, string> = {
  bust: measures.bust.label,
  waist: measures.waist.label,
  hip: measures.hip.label,
}

/** The same number as on the drawing. */
export function Numeral({ children }: { children: number }) {
  return (
    <span
      aria-hidden="true"
      className="mr-2 font-title text-[1.35rem] leading-none font-normal text-wine italic"
    >
      {children}
    </span>
  )
}
