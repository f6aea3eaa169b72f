import { type OfferKind, offerLabels, openOffers } from '@shop/contract/offers'
import type { PublicSchedule } from '@shop/contract/schedule'
import { type ReactNode, useEffect, useState } from 'react'
import { productPath } from '~/paths.ts'
import { ArrivalMark } from '~/shared/delivery/arrival.tsx'
import { useWeddingDay } from '~/shared/delivery/wedding-day.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import type { OfferDate, OfferDates, PromisedProduct } from './offer-dates.ts'
import { fetchInTime, type ProductInTime } from './products-in-time.ts'

const MOST = 3
/** Beside the text, or below it where a long name leaves no room. */
const button = 'min-h-11! max-w-full px-5! whitespace-normal! max-sm:w-full'

interface InTimeProps {
  product: PromisedProduct
  offer: OfferKind
  dates: OfferDates
  schedule: PublicSchedule
  onChoose: (kind: OfferKind) => void
}

/** What arrives in time instead: the same product in another way, then others of its collection. */
export function InTime({ product, offer, dates, schedule, onChoose }: InTimeProps) {
  const own = openOffers(product).flatMap(({ kind }) => {
    const date = dates[kind]
    const isHad = kind !== 'ready' || product.stockQuantity > 0
    return kind !== offer && isHad && date?.arrival && date.arrival !== 'late' ? [{ kind, date }] : []
  })
  const others = useOthers(product, schedule, MOST - own.length)
  if (own.length + others.length === 0) return null
  return (
    <div className="mt-3 grid gap-2">
      <p className="text-14 text-ink-2">O que chega:</p>
      {own.map(({ kind, date }) => (
        <InTimeRow key={kind} title={offerLabels[kind]} date={date}>
          <Button variant="outline" onClick={() => onChoose(kind)} className={button}>
            Ver esta
          </Button>
        </InTimeRow>
      ))}
      {others.map(({ id, name, kind, date }) => (
        <InTimeRow key={id} title={`${name}, ${offerLabels[kind].toLowerCase()}`} date={date}>
          <ButtonLink to={productPath(id)} variant="outline" className={button}>
            Ver {name}
          </ButtonLink>
        </InTimeRow>
      ))}
    </div>
  )
}

interface InTimeRowProps {
  title: string
  date: OfferDate
  children: ReactNode
}

function InTimeRow({ title, date, children }: InTimeRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-1 bg-white px-4 py-3">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
          {date.text}
          {date.arrival && <ArrivalMark arrival={date.arrival} />}
        </p>
      </div>
      {children}
    </div>
  )
}

function useOthers(product: PromisedProduct, schedule: PublicSchedule, most: number): ProductInTime[] {
  const weddingOn = useWeddingDay()
  const [found, setFound] = useState<ProductInTime[]>([])
  const { id, collection } = product
  useEffect(() => {
    if (weddingOn === undefined || most <= 0) return
    let isCurrent = true
    fetchInTime({ exceptId: id, collection, schedule, weddingOn }).then(
      (products) => isCurrent && setFound(products),
      // The page works without them.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [id, collection, schedule, weddingOn, most])
  return found.slice(0, Math.max(0, most))
}
