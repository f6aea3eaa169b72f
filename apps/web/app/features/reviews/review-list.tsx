import { useHydrated } from '~/lib/use-hydrated.ts'
import { Button } from '~/ui/button.tsx'
import { ReviewItem } from './review-item.tsx'
import { formatReviewCount } from './review-text.ts'
import type { ShownReviews } from './shown-reviews.ts'
import { useMoreReviews } from './use-more-reviews.ts'

const SHOWN_AT_FIRST = 5

interface ReviewListProps {
  product: { id: number; name: string }
  reviews: Pick<ShownReviews, 'list' | 'total'>
}

/** The newest reviews; the others are in an expandable section that works without JavaScript. */
export function ReviewList({ product, reviews: { list, total } }: ReviewListProps) {
  const hidden = list.slice(SHOWN_AT_FIRST)
  return (
    <>
      <ul className="lg:first:*:first:border-t-0 lg:first:*:first:pt-0">
        {list.slice(0, SHOWN_AT_FIRST).map((review) => (
          <ReviewItem key={review.id} review={review} product={product.name} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <details className="group open:flex open:flex-col">
          <summary className="order-1 inline-flex min-h-11 list-none items-center self-start rounded-1 text-14 font-medium text-wine underline decoration-1 underline-offset-4 hover:text-wine-strong [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Ver todas as {formatReviewCount(total)}</span>
            <span className="hidden group-open:inline">Ver menos avaliações</span>
          </summary>
          <ul>
            {hidden.map((review) => (
              <ReviewItem key={review.id} review={review} product={product.name} />
            ))}
          </ul>
          {list.length < total && <MoreReviews product={product} first={list} />}
        </details>
      )}
    </>
  )
}

interface MoreReviewsProps extends Pick<ReviewListProps, 'product'> {
  first: ShownReviews['list']
}

function MoreReviews({ product, first }: MoreReviewsProps) {
  const { more, state, loadMore } = useMoreReviews(product.id, first)
  const hydrated = useHydrated()
  return (
    <>
      <ul>
        {more.map((review) => (
          <ReviewItem key={review.id} review={review} product={product.name} />
        ))}
      </ul>
      <p role="status" className="text-14 text-error empty:hidden">
        {state === 'failed' && 'Não foi possível carregar mais avaliações. Tente de novo.'}
      </p>
      {hydrated && state !== 'end' && (
        <Button
          variant="outline"
          className="my-4"
          loading={state === 'loading'}
          onClick={() => void loadMore()}
        >
          Ver mais avaliações
        </Button>
      )}
    </>
  )
}
