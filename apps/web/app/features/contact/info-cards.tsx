import { daysText, hoursText } from '@shop/contract/opening-hours'
import type { Store } from '@shop/contract/store'
import { numbersOf, replyTimeText } from '@shop/contract/store-numbers'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { phoneHref, phoneText } from '~/shared/store/phone.ts'
import { OpenNow } from './open-now.tsx'

const icon = {
  'aria-hidden': true,
  className: 'mt-0.5 size-5.5 flex-none text-wine',
  strokeWidth: 1.25,
} as const
const link =
  'inline-flex min-h-11 items-center wrap-anywhere hover:text-wine hover:underline hover:underline-offset-4'

/** Where, when and how the atelier can be reached; empty fields of the profile are left out. */
export function InfoCards({ store }: { store: Store }) {
  const { profile, closedDays } = store
  const { phone, whatsapp, email, address, openingHours } = profile
  return (
    <div className="grid content-start gap-4">
      <Card icon={<Clock {...icon} />} title="Horário de atendimento">
        <OpenNow hours={openingHours} closedDays={closedDays} />
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-ink-2">
          {openingHours.map((hours) => (
            <div key={`${hours.from}-${hours.opens}`} className="contents">
              <dt>{daysText(hours)}</dt>
              <dd className="text-right tabular-nums">{hoursText(hours)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {(phone !== null || whatsapp !== null) && (
        <Card icon={<Phone {...icon} />} title="Telefone e WhatsApp">
          <div className="grid justify-items-start text-ink-2">
            {phone !== null && (
              <a href={phoneHref(phone)} className={link}>
                {phone}
              </a>
            )}
            {whatsapp !== null && (
              <a href={`https://wa.me/${whatsapp}`} rel="noopener" className={link}>
                WhatsApp {phoneText(whatsapp)}
              </a>
            )}
          </div>
        </Card>
      )}
      <Card icon={<Mail {...icon} />} title="E-mail">
        {email !== null && (
          <a href={`mailto:${email}`} className={`${link} text-ink-2`}>
            {email}
          </a>
        )}
        <p className="text-ink-2">Respondemos em até {replyTimeText(numbersOf(store))}.</p>
      </Card>
      <Card icon={<MapPin {...icon} />} title="Endereço">
        <address className="text-ink-2 not-italic">
          {address.street}, {address.number}
          {address.complement ? `, ${address.complement}` : ''}
          <br />
          {address.neighborhood} · {address.city}, {address.state}
          <br />
          CEP {address.zipCode}
        </address>
      </Card>
    </div>
  )
}

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[auto_1fr] gap-x-4 border border-line bg-white px-5 py-5 sm:px-6">
      {icon}
      <div className="min-w-0">
        <h3 className="mb-1">{title}</h3>
        {children}
      </div>
    </section>
  )
}
