/** Of the legal pages' content. */
export const policiesKey = 'policies'
