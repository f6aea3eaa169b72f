import { stockBand } from '@shop/contract/constants'
import { formatBRL } from '@shop/contract/money'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { preloadPicture, storedPicture } from '~/shared/products/pictures.ts'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { Badge } from '~/ui/badge.tsx'
import { classes } from '~/ui/classes.ts'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { Picture } from '~/ui/picture.tsx'
import { AlternatePicture } from './alternate-picture.tsx'
import type { CardProduct } from './card-product.ts'
import { ColorSwatches } from './color-swatches.tsx'

interface ProductCardProps {
  product: CardProduct
  /** The rendered width of the picture, as the `sizes` of its sources. */
  sizes: string
  /** In the first row of a page: its picture is loaded eagerly. */
  eager?: boolean
  /** A control on the picture's upper right corner. */
  action?: ReactNode
  pictureClassName?: string
}

export function ProductCard({
  product,
  sizes,
  eager = false,
  action,
  pictureClassName = 'aspect-3/4',
}: ProductCardProps) {
  const soldOut = !product.inStock
  const [color, setColor] = useState<string>()
  const chosen = product.colorPictures?.find((one) => one.color === color)
  const picture = chosen ? storedPicture(chosen) : product.picture
  const [pointedAt, setPointedAt] = useState(false)
  const pictureStyle = classes(
    'size-full object-cover transition-transform duration-(--duration-calm) group-hover:scale-[1.025]',
    soldOut && 'opacity-60 saturate-50',
  )
  return (
    <article className="group relative min-w-0">
      <div
        className={classes('relative mb-3 overflow-hidden rounded-1 bg-paper-3 lg:mb-4', pictureClassName)}
      >
        {picture ? (
          <Picture {...picture} sizes={sizes} eager={eager} className={pictureStyle} />
        ) : (
          <MissingPicture />
        )}
        {pointedAt && picture?.alternate && (
          <AlternatePicture
            key={picture.alternate.url}
            picture={{ ...picture, ...picture.alternate }}
            sizes={sizes}
            className={pictureStyle}
          />
        )}
        <CardBadge product={product} />
      </div>
      <h3 className="wrap-anywhere">
        {/* The link covers the whole card, and so does its focus ring. */}
        <Link
          to={product.to}
          // The product's page opens in the colour chosen here.
          state={chosen && { color }}
          // A finger has no hover, and its tap leaves for the page.
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(true)}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setPointedAt(true)}
          className="after:absolute after:inset-0 after:rounded-1 group-hover:text-wine focus-visible:shadow-none focus-visible:after:shadow-(--focus-ring)"
        >
          {product.name}
        </Link>
      </h3>
      <p className="mt-0.5 text-14 text-ink-3">{product.collection}</p>
      <p className={classes('mt-2 font-medium tabular-nums', soldOut && 'text-ink-3')}>
        {formatBRL(product.priceCents)}
      </p>
      <ColorSwatches
        colors={product.colors}
        pictures={product.colorPictures ?? []}
        chosen={picture?.color}
        onChoose={setColor}
        onIntent={(next) => preloadPicture(storedPicture(next), sizes)}
      />
      {/* A sibling above the link, so that neither takes the other's clicks. */}
      {action && <div className="absolute top-1.5 right-1.5 z-1 lg:top-2 lg:right-2">{action}</div>}
    </article>
  )
}

/** One at most. What is sewn to order is never sold out, and its last ready units are not the last ones. */
function CardBadge({ product }: Pick<ProductCardProps, 'product'>) {
  const { lowStock } = useStoreNumbers()
  const { stockQuantity: quantity, inStock, toOrder, sizeRange } = product
  const band = stockBand(quantity, lowStock)
  const place = 'absolute bottom-2 left-2 lg:top-3 lg:bottom-auto lg:left-3'
  if (!inStock) {
    return (
      <Badge tone="error" className={place}>
        Esgotado
      </Badge>
    )
  }
  if (!toOrder && band !== 'high') {
    return (
      <Badge tone="warning" className={place}>
        {quantity === 1 ? 'Última peça' : `Últimas ${quantity} peças`}
      </Badge>
    )
  }
  const text = toOrder && band === 'none' ? 'Sob encomenda' : sizeRange
  return (
    text !== undefined && (
      <Badge tone="paper" className={place}>
        {text}
      </Badge>
    )
  )
}
