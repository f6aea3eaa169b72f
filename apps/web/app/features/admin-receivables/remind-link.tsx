import type { Receivable } from '@shop/contract/receivables'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useStore } from '~/shared/admin/store-query.ts'
import { ButtonAnchor } from '~/ui/button.tsx'
import { reminderLink } from './reminder.ts'

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const

/** Opens WhatsApp, or an e-mail, with a message that is ready to send. */
export function RemindLink({ charge }: { charge: Receivable }) {
  const { token } = useAdmin()
  const { data: store } = useStore(token)
  const sender = { name: store?.profile.name ?? '', origin: window.location.origin }
  const link = store && reminderLink(charge, sender)
  if (!link) return null
  const isChat = link.way === 'WhatsApp'
  return (
    <ButtonAnchor
      href={link.href}
      {...(isChat && { target: '_blank', rel: 'noopener noreferrer' })}
      variant={charge.isLate ? 'primary' : 'neutral'}
      size="small"
      className="max-lg:flex-1"
    >
      {isChat ? <MessageCircle {...icon} /> : <Mail {...icon} />}
      Lembrar
      <span className="sr-only">
        {' '}
        {charge.customer.name} por {link.way}
      </span>
    </ButtonAnchor>
  )
}
