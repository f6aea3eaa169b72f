import { formatBRL } from '@shop/contract/money'
import { labelledChoice } from '@shop/contract/offers'
import type { OrderItem as Item } from '@shop/contract/order'
import { useState } from 'react'
import { Link } from 'react-router'
import { productPath } from '~/paths.ts'
import { writeReview } from '~/shared/reviews/write-review.ts'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { TextLink } from '~/ui/text-link.tsx'

interface OrderItemProps {
  item: Item
  /** A delivered item can be reviewed. */
  delivered: boolean
  /** One level below the order's own heading. */
  heading: 'h3' | 'h4'
}

export function OrderItem({ item, delivered, heading: Heading }: OrderItemProps) {
  const { name, quantity, unitPriceCents, productId } = item
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-x-4.5 sm:items-center">
      {productId === null ? <span /> : <Thumbnail url={item.imageUrl} />}
      <div className="min-w-0">
        <Heading className="font-title text-[1.4rem]! leading-[1.15]! wrap-anywhere">
          {productId === null ? (
            name
          ) : (
            <Link to={productPath(productId)} className="rounded-1 hover:text-wine">
              {name}
            </Link>
          )}
        </Heading>
        <p className="text-14 text-ink-2">
          Qtd. {quantity} · {labelledChoice(item)}
        </p>
        {delivered && productId !== null && (
          <TextLink to={`${productPath(productId)}#reviews`} state={writeReview}>
            <span>
              Escrever avaliação<span className="sr-only"> de {name}</span>
            </span>
          </TextLink>
        )}
      </div>
      <p className="text-right leading-[1.4] font-medium tabular-nums">
        {formatBRL(unitPriceCents)}
        {quantity > 1 && <span className="block text-14 font-normal text-ink-2">cada</span>}
      </p>
    </li>
  )
}

/** Decorative: the name is next to it, so the alt text is empty. */
function Thumbnail({ url }: { url: string | null }) {
  const [missing, setMissing] = useState(url === null)
  return (
    <div className="aspect-3/4 w-18 overflow-hidden rounded-1 bg-paper-3">
      {missing || url === null ? (
        <MissingPicture />
      ) : (
        <img
          src={url}
          alt=""
          width={72}
          height={96}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
