import { FavoriteButton } from '~/features/favorites/favorite-button.tsx'
import type { CardProduct, StoredCard } from '~/features/products/card-product.ts'
import { CardItem, CardSection } from '~/features/products/card-section.tsx'
import { FeaturedProducts } from '~/features/products/featured-products.tsx'
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
      <CardSection
        id="selection"
        eyebrow="A coleção"
        title="Seleção do ateliê"
        link={total > 1 && <TextLink to={path}>Ver as {total} peças</TextLink>}
        footer={
          <div className="mt-10 text-center lg:mt-12">
            <ButtonLink to={path} variant="outline" className="max-sm:w-full">
              Ver toda a coleção
            </ButtonLink>
          </div>
        }
      >
        {cardsOf(products)}
      </CardSection>
    </div>
  )
}

export function Accessories({ products }: { products: readonly StoredCard[] }) {
  const collection = products[0]?.collection
  if (collection === undefined) return null
  return (
    <CardSection
      id="accessories"
      eyebrow="Para completar"
      title={collection}
      link={<TextLink to={collectionPath(collection)}>Ver {collection.toLowerCase()}</TextLink>}
    >
      {cardsOf(products)}
    </CardSection>
  )
}

function cardsOf(products: readonly StoredCard[]) {
  return products.map((product) => <CardItem key={product.key} product={product} action={heartOf(product)} />)
}

function heartOf({ id, name }: Pick<StoredCard, 'id' | 'name'>) {
  return <FavoriteButton productId={id} name={name} variant="round" />
}
