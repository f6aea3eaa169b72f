import type { StoreProfile } from '@shop/contract/store'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { toast } from '~/lib/toasts.ts'
import { phoneHref } from '~/shared/store/phone.ts'
import { Button, ButtonAnchor } from '~/ui/button.tsx'

const icon = { 'aria-hidden': true, className: 'size-4.5 flex-none', strokeWidth: 1.5 } as const

/** Contact data in the store profile is a link; missing data shows a notice when clicked. */
export function QuickContact({ profile }: { profile: StoreProfile }) {
  const { phone, whatsapp, email } = profile
  return (
    <ul aria-label="Contato rápido" className="flex gap-3 max-sm:flex-col">
      <li className="grid">
        <QuickLink href={phone && phoneHref(phone)} icon={<Phone {...icon} />} label="Ligar Agora" />
      </li>
      <li className="grid">
        <QuickLink
          href={whatsapp && `https://wa.me/${whatsapp}`}
          icon={<MessageCircle {...icon} />}
          label="WhatsApp"
        />
      </li>
      <li className="grid">
        <QuickLink href={email && `mailto:${email}`} icon={<Mail {...icon} />} label="E-mail Direto" />
      </li>
    </ul>
  )
}

function QuickLink({ href, icon, label }: { href: string | null; icon: ReactNode; label: string }) {
  if (href === null) {
    return (
      <Button variant="outline" onClick={() => void showNotImplemented()} className="needs-scripts">
        {icon}
        {label}
      </Button>
    )
  }
  return (
    <ButtonAnchor variant="outline" href={href}>
      {icon}
      {label}
    </ButtonAnchor>
  )
}

/** Only a store without this way of contact needs the text. */
async function showNotImplemented() {
  const { notices } = await import('@shop/contract/notices')
  toast(notices.notImplemented)
}
