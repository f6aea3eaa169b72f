import { relatedProducts } from '@shop/contract/related-products'
import type { RouterContextProvider } from 'react-router'
import { renderContext } from '~/context.ts'
import { loadPart } from '~/lib/load.ts'
import { cardOf, type StoredCard } from './card-product.ts'
import { type Complement, complementOf } from './complement.ts'

export interface RelatedCards {
  /** Whether the atelier chose the complements. */
  chosen: boolean
  complements: Complement[]
  similar: StoredCard[]
}

/** What is shown below a product, or null on failure, which is only logged: the page works without it. */
export async function loadRelated(
  id: number,
  context: Readonly<RouterContextProvider>,
): Promise<((colors: readonly string[]) => RelatedCards) | null> {
  const response = await loadPart(relatedProducts.read, { params: { id } }, context)
  if ('failure' in response) {
    context.get(renderContext).reportError(new Error(`no related products: ${response.failure}`))
    return null
  }
  const { chosen, complements, similar } = response.value
  return (colors) => ({
    chosen,
    complements: complements.map((product) => complementOf(product, colors)),
    similar: similar.map(cardOf),
  })
}
