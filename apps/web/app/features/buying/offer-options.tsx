import { formatBRL } from '@shop/contract/money'
import {
  isPlanned,
  type Offer,
  type OfferKind,
  offerKinds,
  offerLabels,
  openOffers,
} from '@shop/contract/offers'
import { listOf } from '~/lib/format-list.ts'
import { ArrivalMark } from '~/shared/delivery/arrival.tsx'
import { ChoiceButton } from '~/ui/choice-button.tsx'
import type { OfferDate, OfferDates } from './offer-dates.ts'

interface OfferedProduct {
  sizes: readonly string[]
  stockQuantity: number
  variants?: ReadonlyArray<{ size: string; color: string; stockQuantity: number }> | undefined
  offers?: readonly Offer[] | undefined
}

interface OfferOptionsProps {
  product: OfferedProduct
  chosen: OfferKind
  /** When each arrives; undefined until the atelier's hours are known, or for a product without plans. */
  dates: OfferDates | undefined
  onChoose: (kind: OfferKind) => void
}

/** How the product can be had. Only for a product with more than one way. */
export function OfferOptions({ product, chosen, dates, onChoose }: OfferOptionsProps) {
  const offers = openOffers(product)
  if (offers.length < 2) return null
  return (
    <fieldset>
      <legend className="mb-2.5 text-14 font-medium">Como você quer a sua?</legend>
      <div className="overflow-hidden rounded-1 border border-line-strong bg-white">
        {offers.map((offer) => (
          <ChoiceButton
            key={offer.kind}
            name="offer"
            value={offer.kind}
            chosen={offer.kind === chosen}
            onChoose={(value) => onChoose(offerKinds.find((kind) => kind === value) ?? 'ready')}
            className="flex min-h-18 items-center gap-3.5 border-0! px-3.5 py-2.5 not-first:border-t! sm:px-4.5 has-checked:bg-wine-soft has-checked:inset-ring has-checked:inset-ring-wine"
          >
            <span
              aria-hidden="true"
              className="grid size-5.5 flex-none place-items-center rounded-full border border-line-strong bg-white in-[:has(>:checked)]:border-6 in-[:has(>:checked)]:border-wine"
            />
            <span className="min-w-0">
              <span className="block font-medium">{offerLabels[offer.kind]}</span>
              <span className="block text-14 text-ink-2">{describe(offer, product)}</span>
            </span>
            {isPlanned(product) && <OfferDateText kind={offer.kind} date={dates?.[offer.kind]} />}
          </ChoiceButton>
        ))}
      </div>
      {isPlanned(product) && offers.some(({ kind }) => kind === 'made_to_measure') && (
        <p className="mt-1.5 text-13 text-ink-3">
          * a partir do dia em que as suas medidas estiverem completas
        </p>
      )}
    </fieldset>
  )
}

/** Keeps its place while the dates are loading. */
function OfferDateText({ kind, date }: { kind: OfferKind; date: OfferDate | undefined }) {
  return (
    <span className="ml-auto grid min-h-10 w-28 flex-none content-center justify-items-end text-14 tabular-nums sm:w-32">
      {date && (
        <>
          {date.text}
          {kind === 'made_to_measure' && '*'}
          {date.arrival && <ArrivalMark arrival={date.arrival} />}
        </>
      )}
    </span>
  )
}

function describe({ kind, priceChangeCents }: Offer, product: OfferedProduct): string {
  if (kind === 'ready') return readyText(product)
  const text = kind === 'made_to_order' ? 'no seu tamanho' : 'cortada nas suas medidas'
  if (priceChangeCents === 0) return text
  const sign = priceChangeCents > 0 ? '+' : '−'
  return `${text} · ${sign} ${formatBRL(Math.abs(priceChangeCents))}`
}

/** 'P e M · Off-White · 2 peças' */
function readyText({ sizes, stockQuantity, variants = [] }: OfferedProduct): string {
  if (stockQuantity === 0) return 'nenhuma peça pronta agora'
  const left = variants.filter((variant) => variant.stockQuantity > 0)
  const parts = [
    sizes.filter((size) => left.some((variant) => variant.size === size)),
    [...new Set(left.map(({ color }) => color))],
  ]
  const units = stockQuantity === 1 ? '1 peça' : `${stockQuantity} peças`
  return [...parts.filter((part) => part.length > 0).map((part) => listOf(part)), units].join(' · ')
}
