import type { ReactNode } from 'react'
import { SectionHead } from '~/ui/section-head.tsx'
import type { StoredCard } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

/** The rendered width of a picture in such a row. */
export const CARD_SIZES = '(min-width: 90rem) 302px, (min-width: 64rem) 21vw, 43vw'

interface CardSectionProps {
  /** Of the heading. */
  id: string
  eyebrow: string
  title: string
  /** At the right of the title, below it on a phone. */
  link?: ReactNode
  /** Below the title. */
  note?: ReactNode
  /** One item for each product. */
  children: ReactNode
  /** Below the products. */
  footer?: ReactNode
}

/** A section of a page with rows of four cards, of two on a phone. */
export function CardSection({ id, eyebrow, title, link, note, children, footer }: CardSectionProps) {
  return (
    <section aria-labelledby={id} className="page py-16 lg:py-24">
      <SectionHead id={id} eyebrow={eyebrow} title={title} note={note}>
        {link}
      </SectionHead>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-6 lg:grid-cols-4 lg:gap-y-12">{children}</ul>
      {footer}
    </section>
  )
}

interface CardItemProps {
  product: StoredCard
  action: ReactNode
}

/** An item that is a card and nothing else. */
export function CardItem({ product, action }: CardItemProps) {
  return (
    <li className="min-w-0">
      <ProductCard product={product} sizes={CARD_SIZES} action={action} />
    </li>
  )
}
