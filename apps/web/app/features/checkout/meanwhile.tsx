import type { Order } from '@shop/contract/order'
import type { StoreProfile } from '@shop/contract/store'
import MessageCircle from 'lucide-react/icons/message-circle'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { paths } from '~/paths.ts'
import { TextAnchor, TextLink } from '~/ui/text-link.tsx'

interface MeanwhileProps {
  order: Pick<Order, 'number'>
  profile: Pick<StoreProfile, 'whatsapp'>
}

const icon = {
  'aria-hidden': true,
  className: 'mt-0.5 size-5.5 flex-none text-gold',
  strokeWidth: 1.5,
} as const

/** What she may want while she waits. New documents, because the provider's script must not remain on the next page. */
export function Meanwhile({ order, profile: { whatsapp } }: MeanwhileProps) {
  const greeting = encodeURIComponent(`Olá! É sobre o pedido nº ${order.number}.`)
  return (
    <section aria-labelledby="meanwhile">
      <h2 id="meanwhile" className="mb-4">
        Enquanto isso
      </h2>
      <ul className="border-t border-line">
        <Row
          icon={<MessageCircle {...icon} />}
          title="Fale com o ateliê"
          text={
            whatsapp
              ? 'A mensagem já leva o número do pedido.'
              : 'Responda ao e-mail do pedido ou escreva para nós.'
          }
        >
          {whatsapp ? (
            <TextAnchor href={`https://wa.me/${whatsapp}?text=${greeting}`} rel="noopener">
              Abrir o WhatsApp
            </TextAnchor>
          ) : (
            <TextLink to={paths.contact} reloadDocument>
              Escrever ao ateliê
            </TextLink>
          )}
        </Row>
        <Row
          icon={<RotateCcw {...icon} />}
          title="Mudou de ideia?"
          text="Prazos e condições para desistir, trocar ou ajustar."
        >
          <TextLink to={paths.returns} reloadDocument>
            Política de Trocas
          </TextLink>
        </Row>
      </ul>
    </section>
  )
}

interface RowProps {
  icon: ReactNode
  title: string
  text: string
  /** The way on. */
  children: ReactNode
}

function Row({ icon: rowIcon, title, text, children }: RowProps) {
  return (
    <li className="flex gap-4 border-b border-line py-4">
      {rowIcon}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6">
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          <p className="text-14 text-ink-2">{text}</p>
        </div>
        {children}
      </div>
    </li>
  )
}
