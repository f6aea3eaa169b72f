import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { paths } from '~/paths.ts'
import { Notice } from '~/ui/notice.tsx'
import { SectionHead } from '~/ui/section-head.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

interface FeaturedProductsProps {
  products: readonly CardProduct[]
  /** Shown in place of the list when it could not be fetched. */
  failure: string | null
  actionOf: (product: CardProduct) => ReactNode
}

export function FeaturedProducts({ products, failure, actionOf }: FeaturedProductsProps) {
  return (
    <section aria-labelledby="featured" className="page py-16 lg:py-24">
      <SectionHead
        id="featured"
        eyebrow="Escolhas do ateliê"
        title="DESTAQUES"
        titleClassName="tracking-[0.06em]!"
      >
        <TextLink to={paths.collections}>Ver toda a coleção</TextLink>
      </SectionHead>
      {failure !== null && (
        <Notice
          tone="error"
          icon={<TriangleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" strokeWidth={1.5} />}
        >
          {failure}
        </Notice>
      )}
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:grid-cols-3 sm:gap-x-6">
        {products.map((product) => (
          // On a phone the first product takes the full width, so that three leave no gap.
          <li key={product.key} className="max-sm:first:col-span-2">
            <ProductCard
              product={product}
              sizes="(min-width: 80rem) 410px, (min-width: 40rem) 30vw, 92vw"
              action={actionOf(product)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
