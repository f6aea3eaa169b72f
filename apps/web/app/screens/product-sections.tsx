import { picturesOf } from '@shop/contract/pictures'
import { hasFabricFacts, hasFitFacts } from '~/features/product-page/facts.ts'
import type { finderOf, PageProduct } from '~/features/product-page/page-product.ts'
import { PageSections, type PageSectionsProps } from '~/features/product-page/page-sections.tsx'
import type { RelatedCards } from '~/features/products/load-related.ts'
import { REVIEWS_ID } from '~/features/reviews/rating-link.tsx'
import { reviewedProduct } from '~/features/reviews/reviewed-product.ts'
import type { ShownReviews } from '~/features/reviews/shown-reviews.ts'
import { useSite } from '~/layouts/use-site.ts'
import { deferred } from '~/lib/deferred.tsx'
import { productPath } from '~/paths.ts'

const FabricSection = deferred(() =>
  import('~/features/product-page/fabric-section.tsx').then((module) => module.FabricSection),
)
const FitSection = deferred(() =>
  import('./reviewed-fit-section.tsx').then((module) => module.ReviewedFitSection),
)
const ServiceSection = deferred(() =>
  import('~/features/product-page/service-section.tsx').then((module) => module.ServiceSection),
)
const ReviewsSection = deferred(() =>
  import('~/features/reviews/reviews-section.tsx').then((module) => module.ReviewsSection),
)
const ComplementsSection = deferred(() =>
  import('./complements-section.tsx').then((module) => module.ComplementsSection),
)
const SimilarSection = deferred(() => import('./similar-section.tsx').then((module) => module.SimilarSection))
const ProductInquiry = deferred(() =>
  import('~/features/product-inquiry/product-inquiry.tsx').then((module) => module.ProductInquiry),
)

interface ProductSectionsProps {
  product: PageProduct
  finder: ReturnType<typeof finderOf>
  /** Null if they could not be loaded. */
  related: RelatedCards | null
  reviews: ShownReviews | null
  onReloaded: (reviews: ShownReviews) => void
}

/** Everything below the gallery of a product's page; each section is a deferred part. */
export function ProductSections({ product, finder, related, reviews, onReloaded }: ProductSectionsProps) {
  const { id, name, facts = {} } = product
  const site = useSite()
  const sections: PageSectionsProps['sections'] = [
    hasFabricFacts(facts) && {
      id: 'tecido',
      label: 'Tecido e cuidado',
      part: <FabricSection id="tecido" facts={facts} />,
    },
    hasFitFacts(facts) && {
      id: 'como-veste',
      label: 'Como veste',
      tinted: true,
      part: (
        <FitSection
          id="como-veste"
          facts={facts}
          picture={picturesOf(product.pictures, product.colors[0])[0]}
          isMeasured={finder !== undefined}
          reviews={reviews?.list ?? []}
        />
      ),
    },
    {
      id: 'provas',
      label: 'Provas e trocas',
      part: (
        <ServiceSection
          id="provas"
          address={site.store.profile.address}
          deliveryStates={site.store.deliveryStates}
          adjustment={finder}
        />
      ),
    },
    {
      id: 'inquiry',
      joined: true,
      part: (
        <ProductInquiry
          product={{ id, name }}
          url={new URL(productPath(id), site.origin).href}
          store={site.store}
        />
      ),
    },
    related &&
      related.complements.length > 0 && {
        id: 'complements',
        label: 'Complete o look',
        part: (
          <ComplementsSection
            id="complements"
            name={name}
            chosen={related.chosen}
            complements={related.complements}
            collection={related.collections.complements}
          />
        ),
      },
    reviews && {
      id: REVIEWS_ID,
      tinted: true,
      label: reviews.total > 0 ? `Avaliações · ${reviews.total}` : 'Avaliações',
      part: <ReviewsSection product={reviewedProduct(product)} reviews={reviews} onReloaded={onReloaded} />,
    },
    related &&
      related.similar.length > 0 && {
        id: 'similar',
        label: 'Parecidos',
        part: <SimilarSection id="similar" collection={related.collections.own} products={related.similar} />,
      },
  ]
  return <PageSections sections={sections} />
}
