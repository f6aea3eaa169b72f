import { type Choice, unitsOf } from '@shop/contract/cart'
import type { DeliveryWindow } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import {
  isPlanned,
  madeToMeasureSize,
  type OfferKind,
  offerLabels,
  offerOf,
  offerPrice,
  openOffers,
  usualOffer,
} from '@shop/contract/offers'
import type { ProductFit } from '@shop/contract/size-finder'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { deferred } from '~/lib/deferred.tsx'
import { formatDelivery } from '~/shared/delivery/delivery-text.ts'
import { PlanLine } from '~/shared/plan/plan-line.tsx'
import { showChosenVariant } from '~/shared/products/chosen-variant.ts'
import { addChoice } from './add-choice.ts'
import { DeliveryNotice, MeasuresNotice, SoldOutNotice } from './delivery-notice.tsx'
import { LateButton, LateNote } from './late-button.tsx'
import { MainButton } from './main-button.tsx'
import { type OfferDates, otherInTime } from './offer-dates.ts'
import { OfferOptions } from './offer-options.tsx'
import { ColorOptions, SizeOptions } from './product-options.tsx'
import { firstSize, isUnavailable, type ProductToBuy } from './product-to-buy.ts'
import { SizeFinderLink } from './size-finder/size-finder-link.tsx'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import { StockBadge } from './stock-badge.tsx'

const OfferPromise = deferred(() => import('./offer-promise.tsx').then((module) => module.OfferPromise))

interface BuyColumnProps {
  product: ProductToBuy
  /** Undefined for a product whose size says nothing about bust, waist and hip. */
  finder: Omit<ProductFit, 'sizes'> | undefined
  /** When the product arrives if it is paid today. */
  delivery: DeliveryWindow
  deliveryStates: readonly string[]
  /** The chosen colour, which the gallery shows too. */
  color: string | undefined
  onColor: (color: string) => void
  /** The visitor points at a colour or focuses it, and may choose it next. */
  onColorIntent: (color: string) => void
  /** Adds the choice to the cart and shows the result. */
  onAdd: (choice: Choice) => void
  /** The visitor chooses a size, points at the button or focuses it, and may click it next. */
  onAddIntent: () => void
  /** In place of the main button, while the chosen size and colour has no unit. */
  soldOutForm: (choice: { size: string; color: string }) => ReactNode
  /** Stars and count under the name, linking to the reviews. */
  rating: ReactNode
  /** A small one of the chosen colour. */
  picture: ReactNode
  /** Beside the button: favourite and share. */
  favorite: ReactNode
  share: ReactNode
  /** The description. */
  children: ReactNode
}

export function BuyColumn(props: BuyColumnProps) {
  const { product, finder, delivery, deliveryStates, color, onColor, onColorIntent, onAdd, onAddIntent } =
    props
  const { soldOutForm, rating, picture, favorite, share, children } = props
  const [size, setSize] = useState(() => firstSize(product, color))
  const [offer, setOffer] = useState(() => usualOffer(product))
  const [baseSize, setBaseSize] = useState<string>()
  const [dates, setDates] = useState<OfferDates>()
  const buttons = useRef<HTMLDivElement>(null)
  const measured = offer === 'made_to_measure'
  const chosen = {
    size: measured ? madeToMeasureSize : size,
    color,
    offer,
    baseSize: measured ? baseSize : undefined,
  }
  const units = unitsOf(product, { size: chosen.size ?? '', color: color ?? '', offer })
  const soldOut = units === 0
  const priceCents = offerPrice(product.priceCents, offerOf(product, offer)?.priceChangeCents ?? 0)
  const chooseSize = (next: string) => {
    setSize(next)
    onAddIntent()
  }
  const suggest = (suggested: string) => {
    setSize(suggested)
    setBaseSize(suggested)
  }
  const switchTo = (kind: OfferKind) => {
    setOffer(kind)
    // The button that was pressed is gone; the chosen way is where she goes on.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[name=offer]:checked')?.focus())
  }
  const chooseSewn = () => switchTo('made_to_order')
  const chooseMadeToMeasure = (base: string | undefined) => {
    setBaseSize(base)
    if (!measured) switchTo('made_to_measure')
  }

  const planned = isPlanned(product)
  const isLate = dates?.[offer]?.arrival === 'late'
  const buyable = openOffers(product).filter(({ kind }) => kind !== 'ready' || product.stockQuantity > 0)
  const other =
    dates &&
    otherInTime(
      dates,
      buyable.map(({ kind }) => kind),
    )
  const chosenSize = chosen.size
  useEffect(
    () => showChosenVariant({ productId: product.id, size: chosenSize, color }),
    [product.id, chosenSize, color],
  )
  const add = () => addChoice(chosen, onAdd)
  const finderLink = finder && (
    <SizeFinderLink
      product={{ ...finder, name: product.name, sizes: product.sizes }}
      isMeasured={measured}
      onSuggest={suggest}
      onMadeToMeasure={offerOf(product, 'made_to_measure') && chooseMadeToMeasure}
    />
  )

  return (
    <div className="grid gap-6.5">
      <div>
        <p className="eyebrow">{product.collection}</p>
        <h1 className="mt-2 mb-1.5 text-[clamp(2.5rem,2rem+1.6vw,3.25rem)]! wrap-anywhere">{product.name}</h1>
        {rating}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-[1.625rem] leading-[1.2] font-medium tabular-nums">{formatBRL(priceCents)}</p>
          <StockBadge offer={offer} quantity={units} />
        </div>
        {planned && offer !== 'ready' && !soldOut && <PlanLine text={dates?.[offer]?.plan} />}
      </div>
      <OfferOptions product={product} chosen={offer} dates={dates} onChoose={setOffer} />
      {planned && !soldOut && (
        <OfferPromise
          product={product}
          offer={offer}
          deliveryStates={deliveryStates}
          onDates={setDates}
          onChoose={switchTo}
        />
      )}
      {measured ? (
        <MeasuresNotice baseSize={baseSize} finder={finderLink} />
      ) : (
        <SizeOptions
          offered={product.sizes}
          chosen={size}
          onChoose={chooseSize}
          isSoldOut={(one) => unitsOf(product, { size: one, color: color ?? '', offer }) === 0}
          aside={finderLink}
        />
      )}
      <ColorOptions offered={product.colors} chosen={color} onChoose={onColor} onIntent={onColorIntent} />
      {soldOut ? (
        <div className="grid gap-4">
          {isUnavailable(product) && <SoldOutNotice />}
          {size !== undefined && color !== undefined && soldOutForm({ size, color })}
        </div>
      ) : (
        !planned && <DeliveryNotice delivery={delivery} states={deliveryStates} />
      )}
      <div ref={buttons} className="flex flex-wrap gap-2.5">
        {isLate && !soldOut ? (
          <LateButton other={other} onChoose={switchTo} />
        ) : (
          <MainButton
            soldOut={soldOut}
            size={size}
            onAdd={add}
            onIntent={onAddIntent}
            onSewn={offerOf(product, 'made_to_order') && chooseSewn}
          />
        )}
        {favorite}
        {share}
        <noscript className="w-full text-14 text-ink-2">
          Para comprar, ative o JavaScript do navegador.
        </noscript>
        {isLate && !soldOut && <LateNote offer={offer} />}
      </div>
      {children}
      {!soldOut && !isLate && (
        <StickyBuyBar
          standsInFor={buttons}
          priceCents={priceCents}
          name={product.name}
          way={offer === 'made_to_order' ? offerLabels[offer] : undefined}
          picture={picture}
          arrives={planned ? dates?.[offer]?.between : formatDelivery(delivery)}
          chosen={[chosen.size, color].filter((part) => part !== undefined)}
          onAdd={add}
          onAddIntent={onAddIntent}
        />
      )}
    </div>
  )
}
