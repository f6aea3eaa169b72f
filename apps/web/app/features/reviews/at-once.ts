/** The maximum number of reviews in one response. */
export const REVIEWS_AT_ONCE = 100
