import type { StoreProfile } from '@shop/contract/store'
import { paths } from '~/paths.ts'
import { phoneHref } from '~/shared/store/phone.ts'
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'

interface NoHoursProps {
  reason: 'none' | 'failed'
  profile: StoreProfile
}

const texts = {
  none: {
    title: 'A agenda ainda não está aberta',
    text: 'No momento não há horas para marcar por aqui. Escreva ou ligue: combinamos o dia com você.',
  },
  failed: {
    title: 'Não foi possível abrir a agenda',
    text: 'Tente de novo em instantes, ou escreva: combinamos o dia com você.',
  },
} as const

/** Nothing can be booked here: the other ways to the atelier. */
export function NoHours({ reason, profile: { phone, whatsapp } }: NoHoursProps) {
  const { title, text } = texts[reason]
  return (
    <Notice tone={reason === 'failed' ? 'warning' : 'neutral'}>
      <h2>{title}</h2>
      <p className="mt-2 text-ink-2">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <ButtonLink to={`${paths.contact}?assunto=visita`}>Escrever ao ateliê</ButtonLink>
        {whatsapp !== null && (
          <ButtonAnchor href={`https://wa.me/${whatsapp}`} variant="outline">
            WhatsApp
          </ButtonAnchor>
        )}
        {phone !== null && (
          <ButtonAnchor href={phoneHref(phone)} variant="outline">
            Ligar
          </ButtonAnchor>
        )}
      </div>
    </Notice>
  )
}
