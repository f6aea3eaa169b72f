import { FavoriteButton } from '~/features/favorites/favorite-button.tsx'
import type { CardProduct, StoredCard } from '~/features/products/card-product.ts'
import { FeaturedProducts } from '~/features/products/featured-products.tsx'
import { ProductSection } from '~/features/products/product-section.tsx'
import { collectionPath, paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { TextLink } from '~/ui/text-link.tsx'

interface FeaturedProps {
  products: readonly CardProduct[]
  failure: string | null
}

export function Featured({ products, failure }: FeaturedProps) {
  // The samples of a shop without featured products cannot be favorites.
  const actionOf = ({ id, name }: CardProduct) => id !== undefined && heartOf({ id, name })
  return <FeaturedProducts products={products} failure={failure} actionOf={actionOf} />
}

interface SelectionProps {
  products: readonly StoredCard[]
  /** How many products the shop has. */
  total: number
}

export function Selection({ products, total }: SelectionProps) {
  if (products.length === 0) return null
  const path = `${paths.collections}?sort=selection`
  return (
    <div className="border-t border-line">
      <ProductSection
        id="selection"
        eyebrow="A coleção"
        title="Seleção do ateliê"
        products={products}
        actionOf={heartOf}
        link={total > 1 && <TextLink to={path}>Ver as {total} peças</TextLink>}
      >
        <div className="mt-10 text-center lg:mt-12">
          <ButtonLink to={path} variant="outline" className="max-sm:w-full">
            Ver toda a coleção
          </ButtonLink>
        </div>
      </ProductSection>
    </div>
  )
}

export function Accessories({ products }: { products: readonly StoredCard[] }) {
  const collection = products[0]?.collection
  if (collection === undefined) return null
  return (
    <ProductSection
      id="accessories"
      eyebrow="Para completar"
      title={collection}
      products={products}
      actionOf={heartOf}
      link={<TextLink to={collectionPath(collection)}>Ver {collection.toLowerCase()}</TextLink>}
    />
  )
}

function heartOf({ id, name }: Pick<StoredCard, 'id' | 'name'>) {
  return <FavoriteButton productId={id} name={name} variant="round" />
}
