import { picturesOf } from '@shop/contract/pictures'
import type { Product } from '@shop/contract/products'
import { type BestReview, bestReviewsLimit } from '@shop/contract/reviews'
import type { Db } from '../../db/connection.ts'
import { readProducts } from '../products/products.service.ts'
import * as queries from './best-reviews.queries.ts'
import { NO_NAME } from './reviews.service.ts'

/** Enough to find three of different products and customers where one of them has written many. */
const CANDIDATES = 40

type Candidate = Awaited<ReturnType<typeof queries.newest>>[number]

export async function readBestReviews(db: Db): Promise<BestReview[]> {
  const chosen = differing(await queries.newest(db, CANDIDATES))
  const ids = chosen.map(({ productId }) => productId)
  const products = new Map((await readProducts(db, ids)).map((product) => [product.id, product]))
  return chosen.flatMap((review) => {
    const product = products.get(review.productId)
    return product ? [present(review, product)] : []
  })
}

/** The first of each product and of each customer. */
function differing(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = []
  for (const review of candidates) {
    const { productId, userId } = review
    const isRepeated = chosen.some(
      (one) => one.productId === productId || (userId !== null && one.userId === userId),
    )
    if (!isRepeated) chosen.push(review)
    if (chosen.length === bestReviewsLimit) break
  }
  return chosen
}

function present({ id, comment, authorName, purchaseId }: Candidate, product: Product): BestReview {
  const [first, second] = picturesOf(product.pictures, product.colors[0])
  return {
    id,
    comment,
    userName: authorName ?? NO_NAME,
    verifiedPurchase: purchaseId !== null,
    // The second one is usually the back, which the lists do not show.
    product: { id: product.id, name: product.name, picture: second ?? first ?? null },
  }
}
