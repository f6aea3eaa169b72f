import { formatDate } from '@shop/contract/dates'
import { formatFiscalKey } from '@shop/contract/fiscal-key'
import type { Order, Shipment } from '@shop/contract/order'
import { useState } from 'react'
import { TextButton } from '~/ui/text-link.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'

const linkStyle =
  'inline-flex min-h-11 items-center text-14 font-medium text-wine underline decoration-1 underline-offset-4 hover:decoration-2'

/** The parcels of an order, oldest first. */
export function ShipmentList({ order }: { order: Order }) {
  const [corrected, setCorrected] = useState<Shipment>()
  const { shipments = [], customer } = order
  if (shipments.length === 0) return null
  return (
    <>
      <ul className="grid gap-3">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="border-l-3 border-ok pl-3">
            <ShipmentFacts shipment={shipment} />
            <div className="-mb-2 flex flex-wrap gap-x-5">
              {shipment.trackingUrl && (
                <a
                  href={shipment.trackingUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={linkStyle}
                >
                  Acompanhar
                  <span className="sr-only"> (abre em outra aba)</span>
                </a>
              )}
              {customer.email !== null && (
                <TextButton onClick={() => setCorrected(shipment)}>Corrigir envio</TextButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      {corrected && (
        <ShipmentDialog order={order} shipment={corrected} onClose={() => setCorrected(undefined)} />
      )}
    </>
  )
}

function ShipmentFacts({
  shipment: { carrier, shippedAt, trackingCode, fiscalKey },
}: {
  shipment: Shipment
}) {
  return (
    <>
      <p className="font-medium wrap-anywhere">
        Enviado por {carrier} em {formatDate(shippedAt)}
      </p>
      {trackingCode && <p className="wrap-anywhere text-ink-2 select-all">{trackingCode}</p>}
      {fiscalKey && (
        <p className="text-13 text-ink-3">
          Chave <span className="select-all">{formatFiscalKey(fiscalKey)}</span>
        </p>
      )}
    </>
  )
}
