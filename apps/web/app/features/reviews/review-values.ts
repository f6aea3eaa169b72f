import { zodResolver } from '@hookform/resolvers/zod'
import {
  heightWrong,
  parseHeight,
  type ReviewFitKind,
  reviewFitLabels,
  reviewHeelMaxMm,
} from '@shop/contract/review-fit'
import { newReview } from '@shop/contract/reviews'
import { parseTypedMeasure } from '@shop/contract/typed-measure'
import { z } from '@shop/contract/zod'

const { rating, title, comment } = newReview.shape
const heelWrong = `Use até ${reviewHeelMaxMm / 10} cm, como 7,5.`

/** As typed; what is blank is not published. */
const reviewForm = z.object({
  rating,
  title,
  comment,
  wornSize: z.string().transform((size) => size || null),
  heightCm: z.string().transform((typed, context) => {
    const height = parseHeight(typed)
    if (height !== undefined) return height
    context.addIssue({ code: 'custom', message: heightWrong })
    return z.NEVER
  }),
  heel: z.string().transform((typed, context) => {
    if (typed.trim() === '') return null
    const heel = parseTypedMeasure(typed)
    if (heel !== undefined && heel <= reviewHeelMaxMm) return heel
    context.addIssue({ code: 'custom', message: heelWrong })
    return z.NEVER
  }),
  fit: z.string().transform((typed): ReviewFitKind | null => fits.find((fit) => fit === typed) ?? null),
})

export const fits: readonly ReviewFitKind[] = ['tight', 'right', 'loose']
export const fitText = (fit: ReviewFitKind) =>
  reviewFitLabels[fit].charAt(0).toUpperCase() + reviewFitLabels[fit].slice(1)

export type ReviewTexts = z.input<typeof reviewForm>
export type ReviewValues = z.output<typeof reviewForm>
export const reviewRules = zodResolver(reviewForm)
export const emptyReview: ReviewTexts = {
  ...{ rating: 0, title: '', comment: '' },
  ...{ wornSize: '', heightCm: '', heel: '', fit: '' },
}
