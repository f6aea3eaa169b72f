import { Stars } from '~/ui/stars.tsx'
import { averageText, formatReviewCount, formatStars } from './review-text.ts'

export const REVIEWS_ID = 'avaliacoes'

/** Stars and review count below a product's name, linking to its reviews. */
export function RatingLink({ average, total }: { average: number; total: number }) {
  if (total === 0) return null
  const text = averageText(average)
  return (
    <a href={`#${REVIEWS_ID}`} className="group inline-flex min-h-11 items-center gap-2.5 rounded-1 text-14">
      <Stars value={average} label={formatStars(text)} size="small" />
      <span className="text-ink-2 underline decoration-1 underline-offset-4 group-hover:text-wine">
        <span aria-hidden="true">{text} · </span>
        {formatReviewCount(total)}
      </span>
    </a>
  )
}
