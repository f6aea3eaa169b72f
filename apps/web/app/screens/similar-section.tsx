import { FavoriteButton } from '~/features/favorites/favorite-button.tsx'
import type { StoredCard } from '~/features/products/card-product.ts'
import { CARD_SIZES, CardSection } from '~/features/products/card-section.tsx'
import { ProductCard } from '~/features/products/product-card.tsx'
import { collectionPath } from '~/paths.ts'
import { TextLink } from '~/ui/text-link.tsx'

interface SimilarSectionProps {
  id: string
  /** Of the product on the page. */
  collection: string
  products: readonly StoredCard[]
}

/** Products like the one on the page, below everything else. */
export function SimilarSection({ id, collection, products }: SimilarSectionProps) {
  return (
    <CardSection
      id={id}
      eyebrow="Na mesma coleção e por perto"
      title="Parecidos"
      link={<TextLink to={collectionPath(collection)}>Ver toda a coleção {collection}</TextLink>}
    >
      {products.map((product) => (
        <li key={product.key} className="min-w-0">
          <ProductCard
            product={product}
            sizes={CARD_SIZES}
            action={<FavoriteButton productId={product.id} name={product.name} variant="round" />}
          />
        </li>
      ))}
    </CardSection>
  )
}
