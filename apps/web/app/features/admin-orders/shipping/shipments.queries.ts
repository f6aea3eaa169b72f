import type { Shipment } from '@shop/contract/order'
import { type ShipmentDetails, shipments } from '@shop/contract/shipments'
import { callSignedIn } from '~/lib/call-signed-in.ts'

interface NewShipment extends ShipmentDetails {
  confirmAttention?: boolean
  balanceReason?: string
}

/** Sends the parcel of one dialog. The same data again are the same parcel, also when the first response was lost. */
export function shipmentSender() {
  let last = { content: '', requestId: '' }
  return (token: string, orderId: number, details: NewShipment) => {
    const content = JSON.stringify(details)
    if (content !== last.content) last = { content, requestId: crypto.randomUUID() }
    const body = { ...details, requestId: last.requestId }
    return callSignedIn(shipments.ship, { token, params: { id: orderId }, body })
  }
}

export function correctShipment(
  token: string,
  orderId: number,
  { id: shipmentId, version = 0 }: Shipment,
  details: ShipmentDetails,
) {
  const params = { id: orderId, shipmentId }
  return callSignedIn(shipments.correct, { token, params, body: { ...details, version } })
}
