/** The card on an order's page with the measures of one line: where other parts of the admin area lead to. */
import { adminOrderPath } from '~/admin-paths.ts'
import { ApiError } from '~/lib/api.ts'

/** The id of the card's title, which takes the focus. */
export const measuresCardId = (itemId: number) => `measures-${itemId}`

/** False if the card is not on this page. */
export function focusMeasures(itemId: number): boolean {
  const title = document.getElementById(measuresCardId(itemId))
  title?.focus()
  title?.closest('section')?.scrollIntoView({ block: 'nearest' })
  return title !== null
}

/** An order whose measures are not locked goes no further: leads to the card, by a link if it is on another page. */
export function leadToMeasures(error: unknown, orderNumber: number) {
  if (!(error instanceof ApiError) || error.code !== 'measures_missing') return undefined
  const { items } = error.details
  const itemId: unknown = Array.isArray(items) ? items[0] : undefined
  if (typeof itemId !== 'number' || focusMeasures(itemId)) return undefined
  return { text: 'Ver as medidas', to: `${adminOrderPath(orderNumber)}#${measuresCardId(itemId)}` }
}
