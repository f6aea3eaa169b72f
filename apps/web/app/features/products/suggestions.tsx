import { type ReactNode, useId } from 'react'
import type { StoredCard } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

interface SuggestionsProps {
  title: string
  products: readonly StoredCard[]
  actionOf: (product: StoredCard) => ReactNode
}

/** A row of products below a page without other content. */
export function Suggestions({ title, products, actionOf }: SuggestionsProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="border-t border-line pt-10">
      <h2 id={id} className="mb-6">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
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
    </section>
  )
}
