import { formatDateTime } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import ChevronRight from 'lucide-react/icons/chevron-right'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { adminOrderPath } from '~/admin-paths.ts'
import { Cell, HeadCell, Row, Table } from '~/ui/table.tsx'
import { MeasuresMark } from './measures/measures-mark.tsx'
import { ItemsToggle, OrderDetailRow } from './order-detail-row.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { refundable } from './refundable.ts'
import { StatusSelect } from './status-select.tsx'

/** One row per order: customer, amount and progress. The items and the address are in an expandable row below it. */
export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  return (
    <Table
      label="Pedidos"
      head={
        <>
          <HeadCell>Pedido</HeadCell>
          <HeadCell>Cliente</HeadCell>
          <HeadCell>Itens</HeadCell>
          <HeadCell>Pagamento</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className="text-right!">Total</HeadCell>
          <HeadCell>
            <span className="sr-only">Abrir</span>
          </HeadCell>
        </>
      }
    >
      {orders.map((order) => (
        <OrderRows key={order.id} order={order} />
      ))}
    </Table>
  )
}

function OrderRows({ order }: { order: Order }) {
  const [open, setOpen] = useState(false)
  const detailId = useId()
  const { number, placedAt, customer, totalCents } = order
  return (
    <>
      <Row
        className={
          open
            ? 'max-lg:mb-0! max-lg:grid-cols-[1fr_auto] max-lg:border-b-0! lg:[&>td]:border-b-0! lg:[&>td]:py-1.5!'
            : 'max-lg:grid-cols-[1fr_auto] lg:[&>td]:py-1.5!'
        }
      >
        <Cell className="lg:whitespace-nowrap">
          <Link to={adminOrderPath(number)} className="font-semibold hover:text-wine">
            nº {number}
          </Link>
          <span className="block text-13 text-ink-2">{formatDateTime(placedAt)}</span>
        </Cell>
        <Cell className="max-lg:order-3 max-lg:col-span-2 lg:w-70 lg:max-w-70">
          <span className="block truncate font-medium" title={customer.name}>
            {customer.name}
          </span>
          <span className="block truncate text-13 text-ink-2" title={customer.email ?? undefined}>
            {customer.email}
          </span>
        </Cell>
        <Cell className="max-lg:order-4">
          <ItemsToggle order={order} open={open} controls={detailId} onToggle={() => setOpen(!open)} />
        </Cell>
        <Cell className="max-lg:order-5 max-lg:max-w-42 max-lg:self-center max-lg:justify-self-end">
          <PaymentCell order={order} />
        </Cell>
        <Cell className="max-lg:order-6 max-lg:col-span-2 lg:w-48">
          <StatusSelect order={order} className="lg:w-40" />
          <MeasuresMark order={order} />
        </Cell>
        <Cell className="font-semibold whitespace-nowrap max-lg:order-2 max-lg:text-right lg:text-right lg:font-medium">
          {formatBRL(totalCents)}
        </Cell>
        <Cell className="max-lg:hidden! lg:w-14 lg:pl-0!">
          <Link
            to={adminOrderPath(number)}
            aria-label={`Abrir pedido nº ${number}`}
            className="grid size-11 place-items-center text-ink-2 hover:text-wine"
          >
            <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </Link>
        </Cell>
      </Row>
      {open && <OrderDetailRow id={detailId} order={order} />}
    </>
  )
}

/** The payment and anything that needs attention; a withdrawal is shown only until it is refunded. */
function PaymentCell({ order }: { order: Order }) {
  const { attention, withdrawalRequestedAt, cancelledAt } = order
  const isWithdrawn = withdrawalRequestedAt !== null && !cancelledAt && refundable(order).left > 0
  return (
    <>
      <PaymentBadge order={order} />
      {(attention || isWithdrawn) && (
        <span className="mt-1 flex items-center gap-1 text-13 font-medium text-error">
          <TriangleAlert aria-hidden="true" className="size-3.5" strokeWidth={1.7} />
          {isWithdrawn ? 'Desistência' : 'Atenção'}
        </span>
      )}
    </>
  )
}
