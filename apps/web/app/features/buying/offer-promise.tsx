import { type OfferKind, offerLabels, openOffers } from '@shop/contract/offers'
import type { PublicSchedule } from '@shop/contract/schedule'
import { arrivalOf } from '@shop/contract/wedding'
import { useEffect, useMemo } from 'react'
import { listOf } from '~/lib/format-list.ts'
import { formatDelivery } from '~/shared/delivery/delivery-text.ts'
import { PromiseBox } from '~/shared/delivery/promise-box.tsx'
import { promisesOf } from '~/shared/delivery/promise-of.ts'
import { shortWindow } from '~/shared/delivery/promise-text.ts'
import { useSchedule } from '~/shared/delivery/schedule.ts'
import { useWeddingDay } from '~/shared/delivery/wedding-day.ts'
import { InTime } from './in-time.tsx'
import type { OfferDates, PromisedProduct } from './offer-dates.ts'

interface OfferPromiseProps {
  product: PromisedProduct
  /** The chosen one. */
  offer: OfferKind
  deliveryStates: readonly string[]
  onDates: (dates: OfferDates) => void
  onChoose: (kind: OfferKind) => void
}

/** When the product arrives, in each way in which it can be had, and whether that is in time for the wedding. */
export function OfferPromise({ product, offer, deliveryStates, onDates, onChoose }: OfferPromiseProps) {
  const { schedule } = useSchedule(true)
  const weddingOn = useWeddingDay()
  const windows = useMemo(() => schedule && windowsOf(schedule, product), [schedule, product])
  const dates = useMemo(
    () => windows && schedule && datesOf(windows, schedule, weddingOn),
    [windows, schedule, weddingOn],
  )
  useEffect(() => {
    if (dates) onDates(dates)
  }, [dates, onDates])
  const chosen = windows?.get(offer)
  return (
    <PromiseBox
      note="Fica só neste aparelho."
      window={chosen}
      arrival={dates?.[offer]?.arrival}
      subject={offerLabels[offer]}
      withoutDate={
        <p className="min-h-20 px-5 pb-4 text-14 leading-[1.5] text-ink-2 sm:min-h-14">
          {chosen && (
            <span className="block text-16 font-medium text-ink">Receba {formatDelivery(chosen)}</span>
          )}
          <span className="whitespace-nowrap">Frete Grátis</span>
          {`\u00a0· Entregamos em ${listOf(deliveryStates)}, ou retire no ateliê.`}
        </p>
      }
    >
      {schedule && dates && (
        <InTime product={product} offer={offer} dates={dates} schedule={schedule} onChoose={onChoose} />
      )}
    </PromiseBox>
  )
}

function windowsOf(schedule: PublicSchedule, product: PromisedProduct) {
  return new Map(
    openOffers(product).flatMap(({ kind }) => {
      const promise = promisesOf(schedule, [{ product, offer: kind, quantity: 1 }])
      return promise ? [[kind, promise.order] as const] : []
    }),
  )
}

function datesOf(
  windows: ReturnType<typeof windowsOf>,
  schedule: PublicSchedule,
  weddingOn: string | undefined,
): OfferDates {
  return Object.fromEntries(
    [...windows].map(([kind, window]) => [
      kind,
      {
        text: shortWindow(window),
        arrival: weddingOn === undefined ? undefined : arrivalOf(window.to, weddingOn, schedule),
      },
    ]),
  )
}
