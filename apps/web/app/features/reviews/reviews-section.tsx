import { REVIEWS_ID } from './rating-link.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { FilteredReviews } from './review-filter.tsx'
import { formatRemoved, unreviewedText } from './review-text.ts'
import { ReviewWriting } from './review-writing.tsx'
import type { ReviewedProduct } from './reviewed-product.ts'
import type { ShownReviews } from './shown-reviews.ts'

interface ReviewsSectionProps {
  product: ReviewedProduct
  reviews: ShownReviews
  /** Called with the reloaded reviews after the user has posted one. */
  onReloaded: (reviews: ShownReviews) => void
}

/** The button to write stands below the summary; its form, once open, above the list. */
export function ReviewsSection({ product, reviews, onReloaded }: ReviewsSectionProps) {
  const some = reviews.total > 0
  return (
    <section id={REVIEWS_ID} aria-labelledby="reviews" className="page scroll-mt-4 py-16 lg:py-24">
      <div className="group/reviews grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <p className="eyebrow mb-3">Quem já vestiu</p>
          <h2 id="reviews" className="text-h2!">
            Avaliações
          </h2>
          {some && <RatingSummary {...reviews} />}
        </div>
        <div className="lg:has-[form:not([hidden])]:col-start-2 lg:has-[form:not([hidden])]:row-start-1">
          <ReviewWriting product={product} onReloaded={onReloaded} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:group-has-[form:not([hidden])]/reviews:row-span-1 lg:group-has-[form:not([hidden])]/reviews:row-start-2">
          {some ? (
            // A different first review means a different list: the reviews loaded after the previous one do not
            // continue it.
            <FilteredReviews key={reviews.list[0]?.id} product={product} reviews={reviews} />
          ) : (
            <p className="text-18 text-ink-2">{unreviewedText(product.name)}</p>
          )}
          {reviews.removed > 0 && <p className="mt-5 text-14 text-ink-3">{formatRemoved(reviews.removed)}</p>}
        </div>
      </div>
    </section>
  )
}
