import { formatDate } from '@shop/contract/dates'
import { orderStatusLabels } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { discountLabel } from '@shop/contract/order-discount'
import { orderPlace } from '@shop/contract/order-place'
import { pickupLabel } from '@shop/contract/pickup-text'
import { Badge } from '~/ui/badge.tsx'
import { formatPayment } from './payment-text.ts'

export const orderHeadingId = ({ number }: Pick<Order, 'number'>) => orderPlace(number)

interface OrderHeadProps {
  order: Order
  heading: 'h2' | 'h3'
}

export function OrderHead({ order, heading: Heading }: OrderHeadProps) {
  const discount = discountLabel(order)
  return (
    <header className="flex flex-wrap items-center gap-x-10 gap-y-3 border-b border-line px-(--page-margin) py-5 sm:px-7">
      <Heading
        id={orderHeadingId(order)}
        tabIndex={-1}
        className="text-2xl! outline-none focus-visible:shadow-none"
      >
        Pedido nº {order.number}
      </Heading>
      {/* Always yellow, whatever the status. */}
      <Badge tone="warning" className="ml-auto sm:order-1">
        <span className="sr-only">Status: </span>
        {statusText(order)}
      </Badge>
      <dl className="flex flex-wrap gap-x-10 gap-y-2 max-sm:w-full">
        <Fact name="Data" value={formatDate(order.placedAt)} />
        {discount !== undefined && (
          <Fact name={discount} value={`− ${formatBRL(order.discountCents ?? 0)}`} />
        )}
        <Fact name="Total" value={formatBRL(order.totalCents)} />
        <Fact name="Pagamento" value={formatPayment(order)} />
        {order.fulfilment === 'pickup' && <Fact name="Entrega" value={pickupLabel} />}
      </dl>
    </header>
  )
}

function statusText({ cancelledAt, withdrawalRequestedAt, withdrawalByAgreement, status }: Order) {
  if (cancelledAt) return 'Cancelado'
  if (withdrawalRequestedAt !== null && status !== 'delivered')
    return withdrawalByAgreement ? 'Cancelamento pedido' : 'Desistência pedida'
  return orderStatusLabels[status]
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-13 leading-[1.4] text-ink-3">{name}</dt>
      <dd className="leading-[1.4] font-medium tabular-nums">{value}</dd>
    </div>
  )
}
