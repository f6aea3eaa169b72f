import { formatStreet } from '@shop/contract/address-line'
import { deliveryWorkingDays } from '@shop/contract/constants'
import { formatDeliveryWindow } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import { pickupLabel } from '@shop/contract/pickup-text'
import { adminCustomerPath } from '~/admin-paths.ts'
import { endedText } from '~/shared/orders/order-text.ts'
import { chatPath } from '~/shared/store/phone.ts'
import { Badge } from '~/ui/badge.tsx'
import { ButtonAnchor } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { CustomerCpf } from './customer-cpf.tsx'

export function CustomerPanel({ order: { id, customer } }: { order: Order }) {
  const { name, email, phone, cpf } = customer
  const chat = chatPath(phone)
  return (
    <Panel title="Cliente" aside={email && <TextLink to={adminCustomerPath(email)}>Ver cadastro</TextLink>}>
      <div className="grid gap-0.5 p-4 lg:px-5">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="wrap-anywhere text-ink-2">{email ?? 'Conta excluída'}</p>
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

export function DeliveryPanel({ order }: { order: Order }) {
  const { shipping, deliveryWindow, pickupName, pickedUpBy } = order
  const { city, state, zipCode } = shipping
  const { min, max } = deliveryWorkingDays
  const isPickup = order.fulfilment === 'pickup'
  return (
    <Panel title={isPickup ? pickupLabel : 'Entrega'} aside={!isPickup && <Badge>Frete Grátis</Badge>}>
      <div className="p-4 lg:px-5">
        {pickupName && <p className="mb-2 wrap-anywhere">Quem vem buscar: {pickupName}</p>}
        {pickedUpBy && <p className="mb-2 font-medium wrap-anywhere">Retirado por: {pickedUpBy}</p>}
        <address className="wrap-anywhere not-italic">
          {formatStreet(shipping)}
          <br />
          {city}, {state}
          <br />
          {zipCode}
        </address>
        {endedText(order) === undefined && (
          <p className="mt-2 text-14 text-ink-2">
            {deliveryWindow
              ? `Previsão: ${formatDeliveryWindow(deliveryWindow)} (${min} a ${max} dias úteis)`
              : `${min} a ${max} dias úteis depois do pagamento`}
          </p>
        )}
      </div>
    </Panel>
  )
}
