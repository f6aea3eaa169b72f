import { firstName } from './review-text.ts'
import type { ShownReview } from './shown-reviews.ts'

const MOST = 3

/** Up to three women who published their size and height, for a section on how the product fits. */
export function FitReviews({ reviews }: { reviews: readonly ShownReview[] }) {
  const withFit = reviews.filter(({ size, height }) => size !== undefined && height !== undefined)
  if (withFit.length === 0) return null
  return (
    <ul aria-label="Como vestiu em outras noivas" className="mt-7 border-b border-line">
      {withFit.slice(0, MOST).map(({ id, name, size, height, heel, fit }) => (
        <li key={id} className="flex items-center gap-4 border-t border-line py-3">
          <span className="grid h-11 w-10.5 flex-none place-items-center rounded-arch border border-line bg-white px-1 text-center text-13 leading-none font-medium">
            {shortSize(size ?? '')}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-medium wrap-anywhere">
              {firstName(name)}, <span className="tabular-nums">{height}</span>
            </span>
            <span className="block text-14 text-ink-2 empty:hidden">
              {[heel, (size ?? '').length > SHORT && size].filter(Boolean).join(' · ')}
            </span>
          </span>
          {fit !== undefined && <span className="text-right text-14 text-ink-2">{fit}</span>}
        </li>
      ))}
    </ul>
  )
}

const SHORT = 4

/** A size such as 'Sob medida' does not fit into the arch. */
function shortSize(size: string) {
  return size.length > SHORT ? '·' : size
}
