import { FavoriteButton } from '~/features/favorites/favorite-button.tsx'
import type { StoredCard } from '~/features/products/card-product.ts'
import { CardItem, CardSection } from '~/features/products/card-section.tsx'
import { collectionPath } from '~/paths.ts'
import { TextLink } from '~/ui/text-link.tsx'

interface SimilarSectionProps {
  id: string
  /** Of the product on the page, if the shop shows it. */
  collection: string | undefined
  products: readonly StoredCard[]
}

/** Products like the one on the page, below everything else. */
export function SimilarSection({ id, collection, products }: SimilarSectionProps) {
  return (
    <CardSection
      id={id}
      eyebrow="Na mesma coleção e por perto"
      title="Parecidos"
      link={
        collection !== undefined && (
          <TextLink to={collectionPath(collection)}>Ver toda a coleção {collection}</TextLink>
        )
      }
    >
      {products.map((product) => (
        <CardItem
          key={product.key}
          product={product}
          action={<FavoriteButton productId={product.id} name={product.name} variant="round" />}
        />
      ))}
    </CardSection>
  )
}
