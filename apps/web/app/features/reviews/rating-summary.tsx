import { formatNumber } from '@shop/contract/numbers'
import { Stars } from '~/ui/stars.tsx'
import { averageText, formatReviewCount, formatStars, starCount } from './review-text.ts'
import type { ShownReviews } from './shown-reviews.ts'

type RatingSummaryProps = Pick<ShownReviews, 'average' | 'total' | 'histogram'>

/** The average rating and its distribution. */
export function RatingSummary({ average, total, histogram }: RatingSummaryProps) {
  const text = averageText(average)
  return (
    <>
      <p className="mt-5 mb-6 flex items-center gap-4.5">
        <span className="text-[3.25rem] leading-none tracking-[-0.02em] tabular-nums">{text}</span>
        <span className="grid gap-1">
          <Stars value={average} label={formatStars(text)} />
          <span className="text-14 text-ink-2">{formatReviewCount(total)}</span>
        </span>
      </p>
      <ul aria-label="Notas" className="grid gap-1">
        {histogram
          .map((count, index) => <Bar key={index} stars={index + 1} count={count} total={total} />)
          .toReversed()}
      </ul>
    </>
  )
}

function Bar({ stars, count, total }: { stars: number; count: number; total: number }) {
  const share = total === 0 ? 0 : count / total
  return (
    <li className="grid min-h-8 grid-cols-[5.2rem_1fr_2rem] items-center gap-3 text-14">
      {starCount(stars)}
      <span aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-paper-3">
        <span
          className="block h-full forced-color-adjust-none bg-gold"
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span className="text-right text-ink-3 tabular-nums">{formatNumber(count)}</span>
    </li>
  )
}
