import { formatStreet } from '@shop/contract/address-line'
import { deliveryWorkingDays } from '@shop/contract/constants'
import { formatDeliveryWindow } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import { pickupLabel } from '@shop/contract/pickup-text'
import { hasUsualWindow } from '@shop/contract/usual-window'
import { endedText } from '~/shared/orders/order-text.ts'
import { Badge } from '~/ui/badge.tsx'
import { Panel } from '~/ui/panel.tsx'
import { CorrectButton } from './correct-button.tsx'
import { ShipButton } from './ship-button.tsx'
import { canShip } from './shipment-form.ts'
import { ShipmentList } from './shipment-list.tsx'

export function DeliveryPanel({ order }: { order: Order }) {
  const { shipping, deliveryWindow, pickupName, pickedUpBy, shipments } = order
  const { city, state, zipCode } = shipping
  const { min, max } = deliveryWorkingDays
  const isPickup = order.fulfilment === 'pickup'
  return (
    <Panel title={isPickup ? pickupLabel : 'Entrega'} aside={!isPickup && <Badge>Frete Grátis</Badge>}>
      <div className="grid gap-3 p-4 lg:px-5">
        <div>
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
                ? `Previsão: ${formatDeliveryWindow(deliveryWindow)}${hasUsualWindow(order) ? ` (${min} a ${max} dias úteis)` : ''}`
                : `${min} a ${max} dias úteis depois do pagamento`}
            </p>
          )}
          <CorrectButton order={order} />
        </div>
        <ShipmentList order={order} />
        {canShip(order) && shipments && <ShipButton order={order} variant="neutral" />}
        <ShippingHint order={order} />
      </div>
    </Panel>
  )
}

/** Before the first parcel. */
function ShippingHint({ order }: { order: Order }) {
  const { status, fulfilment, shipments } = order
  if (shipments || fulfilment === 'pickup' || status === 'delivered' || endedText(order)) return null
  return (
    <p className="text-13 text-ink-3">
      {canShip(order)
        ? 'Ainda sem envio. Pode haver mais de um por pedido.'
        : 'O envio abre quando o pedido estiver Pronto.'}
    </p>
  )
}
