import type { ReactNode } from 'react'
import { SectionHead } from '~/ui/section-head.tsx'
import type { StoredCard } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

interface ProductSectionProps {
  id: string
  eyebrow: string
  title: string
  products: readonly StoredCard[]
  actionOf: (product: StoredCard) => ReactNode
  /** A link beside the title. */
  link: ReactNode
  /** Below the products. */
  children?: ReactNode
}

/** Rows of four products, of two on a phone. */
export function ProductSection({
  id,
  eyebrow,
  title,
  products,
  actionOf,
  link,
  children,
}: ProductSectionProps) {
  return (
    <section aria-labelledby={id} className="page py-16 lg:py-24">
      <SectionHead id={id} eyebrow={eyebrow} title={title}>
        {link}
      </SectionHead>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-6 lg:grid-cols-4 lg:gap-y-12">
        {products.map((product) => (
          <li key={product.key} className="min-w-0">
            <ProductCard
              product={product}
              sizes="(min-width: 90rem) 302px, (min-width: 64rem) 21vw, 43vw"
              action={actionOf(product)}
            />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
