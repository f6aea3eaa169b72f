import { failures } from '@shop/contract/failures'
import { reviews } from '@shop/contract/reviews'
import type { RouterContextProvider } from 'react-router'
import { renderContext } from '~/context.ts'
import { loadPart } from '~/lib/load.ts'
import { REVIEWS_PAGE_SIZE } from './page-size.ts'
import { type ShownReviews, shownReviews } from './shown-reviews.ts'

/** The reviews of a product, or null on failure, which is only logged: the page works without them. */
export async function loadReviews(
  productId: number,
  context: Readonly<RouterContextProvider>,
): Promise<ShownReviews | null> {
  const response = await loadPart(reviews.list, { query: { productId, limit: REVIEWS_PAGE_SIZE } }, context)
  if ('value' in response) return shownReviews(response.value)
  context.get(renderContext).reportError(new Error(failures.listReviews.message))
  return null
}
