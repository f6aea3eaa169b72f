import { useState } from 'react'
import { FilterChip, FilterChips } from '~/ui/filter-chip.tsx'
import { ReviewList } from './review-list.tsx'
import type { ShownReviews } from './shown-reviews.ts'

interface FilteredReviewsProps {
  product: { id: number; name: string }
  reviews: Pick<ShownReviews, 'list' | 'total'>
}

/** The list, with the choice of those that have a photo where there are any. */
export function FilteredReviews({ product, reviews }: FilteredReviewsProps) {
  const { list, total } = reviews
  const [onlyPhotos, setOnlyPhotos] = useState(false)
  const withPhoto = list.filter(({ photo }) => photo !== undefined)
  if (withPhoto.length === 0) return <ReviewList product={product} reviews={reviews} />
  // Of a list that goes on after this page nothing more is known.
  const count = list.length === total ? withPhoto.length : undefined
  return (
    <>
      <div className="mb-5">
        <FilterChips label="Mostrar avaliações">
          <FilterChip chosen={!onlyPhotos} count={total} onChoose={() => setOnlyPhotos(false)}>
            Todas
          </FilterChip>
          <FilterChip chosen={onlyPhotos} count={count} onChoose={() => setOnlyPhotos(true)}>
            Com foto
          </FilterChip>
        </FilterChips>
      </div>
      <ReviewList
        key={String(onlyPhotos)}
        product={product}
        reviews={onlyPhotos ? { list: withPhoto, total: withPhoto.length } : reviews}
      />
    </>
  )
}
