import { formatStreet } from '@shop/contract/address-line'
import { formatDeliveryWindow } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { pickupLabel } from '@shop/contract/pickup-text'
import { numbersOf, workingDaysText } from '@shop/contract/store-numbers'
import { hasUsualWindow } from '@shop/contract/usual-window'
import Truck from 'lucide-react/icons/truck'
import { useId } from 'react'
import { openBalanceCents } from '~/shared/orders/open-balance.ts'
import { endedText } from '~/shared/orders/order-text.ts'
import { useLoadedStore } from '~/shared/store/swatches.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { CorrectButton } from './correct-button.tsx'
import { ShipAnywayButton, ShipButton } from './ship-button.tsx'
import { canShip } from './shipment-form.ts'
import { ShipmentList } from './shipment-list.tsx'

export function DeliveryPanel({ order }: { order: Order }) {
  const { shipping, deliveryWindow, pickupName, pickedUpBy, shipments } = order
  const { city, state, zipCode } = shipping
  const store = useLoadedStore()
  const usualDays = workingDaysText(numbersOf(store).deliveryDays)
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
                ? `Previsão: ${formatDeliveryWindow(deliveryWindow)}${hasUsualWindow(order, store) ? ` (${usualDays})` : ''}`
                : `${usualDays} depois do pagamento`}
            </p>
          )}
          <CorrectButton order={order} />
        </div>
        <ShipmentList order={order} />
        {openBalanceCents(order) > 0 ? (
          <ShippingWithBalance order={order} />
        ) : (
          <>
            {canShip(order) && shipments && <ShipButton order={order} variant="neutral" />}
            <ShippingHint order={order} />
          </>
        )}
      </div>
    </Panel>
  )
}

/** Nothing is sent while money is missing, unless the atelier writes why. */
function ShippingWithBalance({ order }: { order: Order }) {
  const hintId = useId()
  if (order.fulfilment === 'pickup' || order.status === 'delivered' || endedText(order)) return null
  const missing = `Faltam ${formatBRL(openBalanceCents(order))}.`
  return (
    <>
      <Button
        disabled
        aria-describedby={hintId}
        icon={<Truck aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
      >
        Enviar
      </Button>
      <p id={hintId} className="text-13 text-ink-2">
        {canShip(order)
          ? `Abre quando tudo estiver pago. ${missing}`
          : `Abre quando estiver Pronto e sem saldo. ${missing}`}
      </p>
      {canShip(order) && <ShipAnywayButton order={order} />}
    </>
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
