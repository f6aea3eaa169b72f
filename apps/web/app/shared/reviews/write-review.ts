/** Navigation state of a link to a product's reviews that opens the review form. */
export const writeReview = { writeReview: true }

export function wantsToWriteReview(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'writeReview' in state
}
