import type { Order } from '@shop/contract/order'
import { adminCustomerPath } from '~/admin-paths.ts'
import { chatPath } from '~/shared/store/phone.ts'
import { ButtonAnchor } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { CustomerCpf } from './customer-cpf.tsx'

export function CustomerPanel({ order: { id, customer, erased } }: { order: Order }) {
  const { name, email, phone, cpf } = customer
  const chat = chatPath(phone)
  const found = email ?? phone
  return (
    <Panel title="Cliente" aside={found && <TextLink to={adminCustomerPath(found)}>Ver cadastro</TextLink>}>
      <div className="grid gap-0.5 p-4 lg:px-5">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="wrap-anywhere text-ink-2">
          {erased ? 'Dados apagados a pedido da cliente' : (email ?? 'Sem e-mail')}
        </p>
        {phone && <p className="text-ink-2">{phone}</p>}
        {cpf && <CustomerCpf orderId={id} masked={cpf} />}
        {(chat || email) && (
          <div className="mt-2.5 flex gap-2">
            {chat && (
              <ButtonAnchor variant="neutral" size="small" href={chat} target="_blank" rel="noreferrer">
                WhatsApp
              </ButtonAnchor>
            )}
            {email && (
              <ButtonAnchor variant="neutral" size="small" href={`mailto:${email}`}>
                E-mail
              </ButtonAnchor>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}
