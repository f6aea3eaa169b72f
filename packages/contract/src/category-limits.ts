/** Apart from the schemas: the form of a category uses it too. The database has the same limits. */
export const categoryLimits = { description: 400, alt: 300 } as const
