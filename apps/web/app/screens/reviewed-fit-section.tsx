import type { ComponentProps } from 'react'
import { FitSection } from '~/features/product-page/fit-section.tsx'
import { FitVoices } from '~/features/reviews/fit-voices.tsx'

type ReviewedFitSectionProps = Omit<ComponentProps<typeof FitSection>, 'children'> &
  ComponentProps<typeof FitVoices>

/** How a product fits: what the atelier says, and what women who bought it say. */
export function ReviewedFitSection({ reviews, ...facts }: ReviewedFitSectionProps) {
  return (
    <FitSection {...facts}>
      <FitVoices reviews={reviews} />
    </FitSection>
  )
}
