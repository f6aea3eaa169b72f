import type { AppointmentType } from '@shop/contract/appointments'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { dayAndMonth } from '@shop/contract/format-days'
import type { StoreProfile } from '@shop/contract/store'
import { weekdayText } from '@shop/contract/weekday-text'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Video from 'lucide-react/icons/video'
import type { ReactNode } from 'react'
import { companionsText, noticeText, timeText } from '~/shared/appointments/appointment-text.ts'
import { KindIcon } from './kinds.tsx'

const icon = {
  'aria-hidden': true,
  className: 'mt-0.5 size-5 flex-none text-gold',
  strokeWidth: 1.5,
} as const

interface SummaryCardProps {
  type: AppointmentType
  startsAt: Date | undefined
  companions: number
  address: StoreProfile['address']
  children: ReactNode
}

/** What is about to be booked, and what happens next. */
export function SummaryCard({ type, startsAt, companions, address, children }: SummaryCardProps) {
  const { kind, name, noticeHours } = type
  const notice = noticeText(noticeHours)
  return (
    <section
      aria-labelledby="summary"
      className="grid gap-4 bg-paper-2 p-6 max-lg:-mx-(--page-margin) max-lg:px-(--page-margin) lg:sticky lg:top-24 lg:p-8"
    >
      <h2 id="summary">Seu encontro</h2>
      <div aria-live="polite" aria-atomic="true">
        {startsAt ? <Moment startsAt={startsAt} minutes={type.minutes} /> : <p>Escolha um dia e uma hora.</p>}
      </div>
      <hr className="stitch" />
      <ul className="grid gap-2.5 text-14 text-ink-2">
        <li className="flex gap-3">
          <span className="flex-none text-gold [&_svg]:size-5">
            <KindIcon kind={kind} />
          </span>
          <span className="wrap-anywhere">
            {[name, companionsText(companions)].filter(Boolean).join(', ')}
          </span>
        </li>
        <li className="flex gap-3">
          {kind === 'video' ? <Video {...icon} /> : <MapPin {...icon} />}
          {kind === 'video'
            ? 'Pelo navegador: o ateliê envia o link da chamada'
            : `${address.street}, ${address.number}, ${address.city}`}
        </li>
        <li className="flex gap-3">
          <Mail {...icon} />
          Enviamos a confirmação por e-mail e, dois dias antes, perguntamos se você vem. Dá para remarcar ou
          cancelar {notice}.
        </li>
      </ul>
      {children}
    </section>
  )
}

function Moment({ startsAt, minutes }: { startsAt: Date; minutes: number }) {
  const day = saoPauloDay(startsAt)
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  return (
    <>
      <p className="font-title text-[2.25rem] leading-[1.1]">{dayAndMonth(day)}</p>
      <p className="text-18">
        {weekdayText(day)}, das {timeText(startsAt)} às {timeText(endsAt)}
      </p>
    </>
  )
}
