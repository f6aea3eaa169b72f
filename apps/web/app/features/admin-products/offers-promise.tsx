import { formatDate } from '@shop/contract/dates'
import { type OfferKind, offerKinds, offerLabels } from '@shop/contract/offers'
import Calendar from 'lucide-react/icons/calendar'
import { promisesOf } from '~/shared/delivery/promise-of.ts'
import { useSchedule } from '~/shared/delivery/schedule.ts'
import { Notice } from '~/ui/notice.tsx'
import { changeCents, type OffersDraft } from './offers-draft.ts'

/** What the product's page would say today, with what is chosen in the form. */
export function OffersPromise({ draft }: { draft: OffersDraft }) {
  const { schedule } = useSchedule(true)
  if (schedule === undefined) return null
  const offers = offerKinds
    .filter((kind) => draft[kind].isOpen)
    .map((kind) => ({
      kind,
      planId: draft[kind].planId,
      priceChangeCents: changeCents(draft[kind].change) ?? 0,
    }))
  if (offers.length === 0) return null
  const windowText = (kind: OfferKind) => {
    const promise = promisesOf(schedule, [{ product: { offers }, offer: kind, quantity: 1 }])?.order
    if (promise === undefined) return 'sem horas livres'
    const days = `${short(promise.from)} a ${short(promise.to)}`
    return kind === 'made_to_measure' ? `${days}, a partir das medidas` : days
  }
  return (
    <Notice
      tone="info"
      icon={<Calendar aria-hidden="true" className="mt-0.5 size-5 flex-none text-info" strokeWidth={1.5} />}
    >
      <p className="text-14">
        Hoje a página promete:{' '}
        {offers.map(({ kind }) => `${offerLabels[kind].toLowerCase()} ${windowText(kind)}`).join('; ')}.
      </p>
    </Notice>
  )
}

function short(day: string): string {
  return formatDate(day).slice(0, 5)
}
