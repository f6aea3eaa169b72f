import { relatedProducts } from '@shop/contract/related-products'
import type { RouterContextProvider } from 'react-router'
import { renderContext } from '~/context.ts'
import { loadPart } from '~/lib/load.ts'
import { cardOf, type StoredCard } from './card-product.ts'
import { type Complement, complementOf } from './complement.ts'

/** The product whose page it is. */
interface Origin {
  colors: readonly string[]
  collection: string
}

export interface RelatedCards {
  /** Whether the atelier chose the complements. */
  chosen: boolean
  complements: Complement[]
  similar: StoredCard[]
  /** Whose pages the sections lead to: that of all complements, and the product's own. */
  collections: { complements: string | undefined; own: string | undefined }
}

/** What is shown below a product, or null on failure, which is only logged: the page works without it. */
export async function loadRelated(
  id: number,
  context: Readonly<RouterContextProvider>,
): Promise<((product: Origin, shownCollections: ReadonlySet<string>) => RelatedCards) | null> {
  const response = await loadPart(relatedProducts.read, { params: { id } }, context)
  if ('failure' in response) {
    context.get(renderContext).reportError(new Error(`no related products: ${response.failure}`))
    return null
  }
  const { chosen, complements, similar } = response.value
  return ({ colors, collection }, shownCollections) => {
    const ifShown = (name: string | undefined) =>
      name !== undefined && shownCollections.has(name) ? name : undefined
    const [first, ...others] = new Set(complements.map((one) => one.collection))
    return {
      chosen,
      complements: complements.map((product) => complementOf(product, colors)),
      similar: similar.map(cardOf),
      collections: {
        complements: others.length === 0 ? ifShown(first) : undefined,
        own: ifShown(collection),
      },
    }
  }
}
