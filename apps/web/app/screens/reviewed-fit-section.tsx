import type { ComponentProps } from 'react'
import { FitSection } from '~/features/product-page/fit-section.tsx'
import { FitReviews } from '~/features/reviews/fit-reviews.tsx'

type ReviewedFitSectionProps = Omit<ComponentProps<typeof FitSection>, 'children'> &
  ComponentProps<typeof FitReviews>

/** How a product fits: what the atelier says, and what women who bought it say. */
export function ReviewedFitSection({ reviews, ...facts }: ReviewedFitSectionProps) {
  return (
    <FitSection {...facts}>
      <FitReviews reviews={reviews} />
    </FitSection>
  )
}
