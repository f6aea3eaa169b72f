import { stockBand } from '@shop/contract/constants'
import { formatBRL } from '@shop/contract/money'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { preloadPicture, storedPicture } from '~/shared/products/pictures.ts'
import { Badge } from '~/ui/badge.tsx'
import { classes } from '~/ui/classes.ts'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { Picture } from '~/ui/picture.tsx'
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
  return (
    <article className="group relative min-w-0">
      <div
        className={classes('relative mb-3 overflow-hidden rounded-1 bg-paper-3 lg:mb-4', pictureClassName)}
      >
        {picture ? (
          <Picture
            {...picture}
            sizes={sizes}
            eager={eager}
            className={classes(
              'size-full object-cover transition-transform duration-(--duration-calm) group-hover:scale-[1.025]',
              soldOut && 'opacity-60 saturate-50',
            )}
          />
        ) : (
          <MissingPicture />
        )}
        <CardStockBadge product={product} />
      </div>
      <h3 className="wrap-anywhere">
        {/* The link covers the whole card, and so does its focus ring. */}
        <Link
          to={product.to}
          // The product's page opens in the colour chosen here.
          state={chosen && { color }}
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

/** What is sewn to order is never sold out, and its last ready units are not the last ones. */
function CardStockBadge({
  product: { stockQuantity: quantity, inStock, toOrder },
}: Pick<ProductCardProps, 'product'>) {
  const band = stockBand(quantity)
  const place = 'absolute bottom-2 left-2 lg:top-3 lg:bottom-auto lg:left-3'
  if (toOrder && band === 'none') {
    return (
      <Badge tone="neutral" className={place}>
        Sob encomenda
      </Badge>
    )
  }
  if (toOrder || band === 'high') return null
  if (!inStock) {
    return (
      <Badge tone="error" className={place}>
        Esgotado
      </Badge>
    )
  }
  return (
    <Badge tone="warning" className={place}>
      {quantity === 1 ? 'Última peça' : `Últimas ${quantity} peças`}
    </Badge>
  )
}
