import { formatDate } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import Truck from 'lucide-react/icons/truck'
import { Notice } from '~/ui/notice.tsx'

/** The parcels of an order: who carries them, and where to follow them. */
export function OrderShipments({ order: { shipments = [], number } }: { order: Order }) {
  return shipments.map(({ id, carrier, shippedAt, trackingCode, trackingUrl }) => (
    <Notice
      key={id}
      tone="ok"
      icon={<Truck aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-ok" strokeWidth={1.5} />}
    >
      <p className="font-medium wrap-anywhere">
        Enviado por {carrier} em {formatDate(shippedAt)}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5 text-14 text-ink-2">
        {trackingCode && (
          <span className="wrap-anywhere">
            Código <span className="font-medium text-ink select-all">{trackingCode}</span>
          </span>
        )}
        {trackingUrl && (
          <a
            href={trackingUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="-my-2.5 inline-flex min-h-11 items-center font-medium text-wine underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Acompanhar a entrega
            <span className="sr-only"> (pedido nº {number}, abre em outra aba)</span>
          </a>
        )}
      </div>
    </Notice>
  ))
}
