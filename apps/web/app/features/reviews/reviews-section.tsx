import { REVIEWS_ID } from './rating-link.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewList } from './review-list.tsx'
import { formatRemoved } from './review-text.ts'
import { ReviewWriting } from './review-writing.tsx'
import type { ShownReviews } from './shown-reviews.ts'

interface ReviewsSectionProps {
  productId: number
  reviews: ShownReviews
  /** Called with the reloaded reviews after the user has posted one. */
  onReloaded: (reviews: ShownReviews) => void
}

export function ReviewsSection({ productId, reviews, onReloaded }: ReviewsSectionProps) {
  const some = reviews.total > 0
  return (
    <section
      id={REVIEWS_ID}
      aria-labelledby="reviews"
      className="page scroll-mt-4 pt-8 pb-20 lg:pt-16 lg:pb-24"
    >
      <div className="grid gap-8 border-t border-line pt-10 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] lg:gap-16 lg:pt-12">
        <div>
          <h2 id="reviews" className="text-h2!">
            Avaliações
          </h2>
          {some && <RatingSummary {...reviews} />}
        </div>
        <div>
          <ReviewWriting productId={productId} onReloaded={onReloaded} />
          {some ? (
            // A different first review means a different list: the reviews loaded after the previous one do not
            // continue it.
            <ReviewList key={reviews.list[0]?.id} productId={productId} reviews={reviews} />
          ) : (
            <p className="text-ink-2">Esta peça ainda não recebeu avaliações.</p>
          )}
          {reviews.removed > 0 && <p className="mt-5 text-14 text-ink-3">{formatRemoved(reviews.removed)}</p>}
        </div>
      </div>
    </section>
  )
}
