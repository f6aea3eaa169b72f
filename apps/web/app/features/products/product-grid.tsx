import type { ReactNode, Ref } from 'react'
import type { StoredCard } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

/** The number of products in the widest first row. */
const FIRST_ROW = 3

interface ProductGridProps {
  products: readonly StoredCard[]
  ref?: Ref<HTMLUListElement>
  /** Whether the first row is above the fold. */
  first?: boolean
  actionOf: (product: StoredCard) => ReactNode
}

/** Next to a sidebar of 256 px from 1024 px on, full width below. */
export function ProductGrid({ products, ref, first = false, actionOf }: ProductGridProps) {
  return (
    <ul
      ref={ref}
      className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-2 lg:gap-y-12 xl:grid-cols-3"
    >
      {products.map((product, position) => (
        <li key={product.key} className="min-w-0">
          <ProductCard
            product={product}
            sizes="(min-width: 90rem) 309px, (min-width: 80rem) 22vw, (min-width: 64rem) 29vw, (min-width: 40rem) 30vw, 43vw"
            eager={first && position < FIRST_ROW}
            action={actionOf(product)}
          />
        </li>
      ))}
    </ul>
  )
}
