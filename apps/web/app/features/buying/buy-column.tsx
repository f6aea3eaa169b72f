import type { Choice } from '@shop/contract/cart'
import { stockBand } from '@shop/contract/constants'
import type { DeliveryWindow } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Product } from '@shop/contract/products'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { addChoice } from './add-choice.ts'
import { DeliveryNotice, SoldOutNotice } from './delivery-notice.tsx'
import { ColorOptions, SizeOptions } from './product-options.tsx'
import { SizeFinderLink } from './size-finder/size-finder-link.tsx'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import { StockBadge } from './stock-badge.tsx'

interface BuyColumnProps {
  product: ProductToBuy
  /** When the product arrives if it is paid today. */
  delivery: DeliveryWindow
  /** Adds the choice to the cart and shows a toast. */
  onAdd: (choice: Choice) => void
  /** Stars and count under the name, linking to the reviews. */
  rating: ReactNode
  /** Beside the button: favourite and share. */
  favorite: ReactNode
  share: ReactNode
  /** The description. */
  children: ReactNode
}

export function BuyColumn({ product, delivery, onAdd, rating, favorite, share, children }: BuyColumnProps) {
  const [size, setSize] = useState(product.sizes[0])
  const [color, setColor] = useState(product.colors[0])
  const buttons = useRef<HTMLDivElement>(null)
  const soldOut = stockBand(product.stockQuantity) === 'none'

  const add = () => addChoice({ size, color }, onAdd)

  return (
    <div className="grid gap-6.5">
      <div>
        <p className="eyebrow">{product.collection}</p>
        <h1 className="mt-2 mb-1.5 text-[clamp(2.5rem,2rem+1.6vw,3.25rem)]! wrap-anywhere">{product.name}</h1>
        {rating}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-[1.625rem] leading-[1.2] font-medium tabular-nums">
            {formatBRL(product.priceCents)}
          </p>
          <StockBadge quantity={product.stockQuantity} />
        </div>
      </div>
      <SizeOptions
        offered={product.sizes}
        chosen={size}
        onChoose={setSize}
        aside={<SizeFinderLink sizes={product.sizes} onSuggest={setSize} />}
      />
      <ColorOptions offered={product.colors} chosen={color} onChoose={setColor} />
      {soldOut ? <SoldOutNotice /> : <DeliveryNotice delivery={delivery} />}
      <div ref={buttons} className="flex flex-wrap gap-2.5">
        {soldOut ? (
          <Button disabled className="flex-1 px-2.5!">
            Esgotado
          </Button>
        ) : (
          <Button onClick={add} className="flex-1 px-2.5! whitespace-normal!">
            Adicionar ao carrinho
          </Button>
        )}
        {favorite}
        {share}
        <noscript className="w-full text-14 text-ink-2">
          Para comprar, ative o JavaScript do navegador.
        </noscript>
      </div>
      {children}
      {!soldOut && (
        <StickyBuyBar
          standsInFor={buttons}
          priceCents={product.priceCents}
          chosen={[size, color].filter((part) => part !== undefined)}
          onAdd={add}
        />
      )}
    </div>
  )
}

/** The product fields needed to choose and buy it. */
type ProductToBuy = Pick<
  Product,
  'id' | 'name' | 'collection' | 'priceCents' | 'sizes' | 'colors' | 'stockQuantity'
>
