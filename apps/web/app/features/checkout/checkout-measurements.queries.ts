import { measurementSheetsOf } from '~/shared/measures/measurement-sheets.queries.ts'

/** Her measurement sheets; a guest has none. */
export function measurementsAtCheckout(token: string | undefined) {
  if (token !== undefined) return measurementSheetsOf(token)
  return { ...measurementSheetsOf(''), queryFn: async () => [] }
}
