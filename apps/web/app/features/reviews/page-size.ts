/** The maximum number of reviews in one response. */
export const REVIEWS_PAGE_SIZE = 100
