import { daysText, hoursText } from '@shop/contract/opening-hours'
import type { StoreProfile } from '@shop/contract/store'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { phoneHref, phoneText } from '~/shared/store/phone.ts'

const icon = { 'aria-hidden': true, className: 'size-4.5 flex-none', strokeWidth: 1.5 } as const
const row = 'flex min-h-11 items-center gap-3 text-paper-3 hover:text-white'

export function FooterContact({ profile }: { profile: StoreProfile }) {
  const { whatsapp, phone, email, address, openingHours } = profile
  return (
    <div className="max-sm:col-span-2">
      <p className="mb-2 font-medium text-white">Atendimento</p>
      {whatsapp && (
        <a href={`https://wa.me/${whatsapp}`} rel="noopener" className={row}>
          <MessageCircle {...icon} />
          WhatsApp {phoneText(whatsapp)}
        </a>
      )}
      {phone && (
        <a href={phoneHref(phone)} className={row}>
          <Phone {...icon} />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={row}>
          <Mail {...icon} />
          {email}
        </a>
      )}
      <address className="mt-2 leading-[1.65] text-paper-3 not-italic">
        {address.street}, {address.number}
        {address.complement ? `, ${address.complement}` : ''} · {address.neighborhood}
        <br />
        {address.city}, {address.state} · {address.zipCode}
      </address>
      <ul className="mt-2 leading-[1.65] text-paper-3">
        {openingHours.map((hours) => (
          <li key={hours.from}>
            {daysText(hours)}: {hoursText(hours)}
          </li>
        ))}
      </ul>
    </div>
  )
}
