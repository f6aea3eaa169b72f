import { type OfferKind, offerLabels, offerPrice, openOffers } from '@shop/contract/offers'
import type { PublicSchedule } from '@shop/contract/schedule'
import { arrivalOf } from '@shop/contract/wedding'
import { useEffect, useMemo } from 'react'
import { listOf } from '~/lib/format-list.ts'
import { useToken } from '~/lib/session.ts'
import { paths } from '~/paths.ts'
import { formatDelivery } from '~/shared/delivery/delivery-text.ts'
import { PromiseBox } from '~/shared/delivery/promise-box.tsx'
import { promisesOf } from '~/shared/delivery/promise-of.ts'
import { shortWindow } from '~/shared/delivery/promise-text.ts'
import { useSchedule } from '~/shared/delivery/schedule.ts'
import { useWeddingDay } from '~/shared/delivery/wedding-day.ts'
import { orderPlan } from '~/shared/plan/order-plan.ts'
import { planLine } from '~/shared/plan/plan-text.ts'
import { TextButton, TextLink } from '~/ui/text-link.tsx'
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
  const { schedule, failed, reload } = useSchedule(true)
  const weddingOn = useWeddingDay()
  const windows = useMemo(() => schedule && windowsOf(schedule, product), [schedule, product])
  const dates = useMemo(
    () => windows && schedule && datesOf(product, windows, schedule, weddingOn),
    [product, windows, schedule, weddingOn],
  )
  useEffect(() => {
    if (dates) onDates(dates)
  }, [dates, onDates])
  const chosen = windows?.get(offer)
  return (
    <PromiseBox
      note={useToken() === undefined ? 'Fica só neste aparelho.' : 'Fica na sua conta.'}
      window={chosen}
      arrival={dates?.[offer]?.arrival}
      subject={offerLabels[offer]}
      problem={problemOf({
        isFailed: failed && !schedule,
        isFull: schedule !== undefined && !chosen,
        reload,
      })}
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

interface Problem {
  isFailed: boolean
  isFull: boolean
  reload: () => void
}

function problemOf({ isFailed, isFull, reload }: Problem) {
  if (isFailed)
    return (
      <>
        <p>Não foi possível calcular a data agora.</p>
        <TextButton onClick={reload}>Tentar novamente</TextButton>
      </>
    )
  if (!isFull) return undefined
  return (
    <p>
      O ateliê não tem horas livres para esta forma por enquanto.{' '}
      <TextLink to={paths.contact}>Fale com o ateliê</TextLink>
    </p>
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
  product: PromisedProduct,
  windows: ReturnType<typeof windowsOf>,
  schedule: PublicSchedule,
  weddingOn: string | undefined,
): OfferDates {
  return Object.fromEntries(
    [...windows].map(([kind, window]) => [
      kind,
      {
        text: shortWindow(window),
        between: formatDelivery(window),
        arrival: weddingOn === undefined ? undefined : arrivalOf(window.to, weddingOn, schedule),
        plan: planOf(product, kind, window.readyOn, schedule),
      },
    ]),
  )
}

function planOf(
  { priceCents, offers }: PromisedProduct,
  offer: OfferKind,
  readyOn: string,
  schedule: PublicSchedule,
) {
  const change = openOffers({ offers }).find(({ kind }) => kind === offer)?.priceChangeCents ?? 0
  const lines = [{ offer, quantity: 1, unitPriceCents: offerPrice(priceCents, change) }]
  const plan = orderPlan(schedule, { lines, readyOn })
  return plan && planLine(plan.charges)
}
