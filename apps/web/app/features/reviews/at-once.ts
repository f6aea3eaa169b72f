/** The most reviews that one answer carries. */
export const REVIEWS_AT_ONCE = 100
