/** Comes along with the way to a product's reviews when somebody wants to write one: its form opens by itself. */
export const writeReview = { writeReview: true }

export function wantsToWriteReview(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'writeReview' in state
}
