import { formatDateTime } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import ChevronRight from 'lucide-react/icons/chevron-right'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { adminOrderPath } from '~/lib/paths.ts'
import { Cell, HeadCell, Row, Table } from '~/ui/desk/table.tsx'
import { Thumb } from '~/ui/desk/thumb.tsx'
import { OrderLine } from './order-line.tsx'
import { piecesInWords } from './order-texts.ts'
import { PaymentBadge } from './payment-badge.tsx'
import { StatusSelect } from './status-select.tsx'

/** Each order takes two rows: who, how much and how far; then what exactly, and where it goes. */
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
        <Fragment key={order.id}>
          <OrderRow order={order} />
          <DetailRow order={order} />
        </Fragment>
      ))}
    </Table>
  )
}

function OrderRow({ order }: { order: Order }) {
  const {
    id,
    number,
    placedAt,
    customer,
    items,
    paymentState,
    totalCents,
    attention,
    withdrawalRequestedAt,
  } = order
  return (
    <Row className="max-lg:mb-0! max-lg:grid-cols-[1fr_auto] max-lg:border-b-0! lg:[&>td]:border-b-0!">
      <Cell>
        <Link to={adminOrderPath(id)} className="font-semibold hover:text-wine">
          nº {number}
        </Link>
        <span className="block text-13 text-ink-2">{formatDateTime(placedAt)}</span>
      </Cell>
      <Cell className="max-lg:order-3 max-lg:col-span-2 lg:max-w-70">
        <span className="block font-medium wrap-anywhere">{customer.name}</span>
        <span className="block truncate text-13 text-ink-2" title={customer.email ?? undefined}>
          {customer.email}
        </span>
      </Cell>
      <Cell className="max-lg:order-4">
        <span className="flex items-center gap-1.5">
          {items.slice(0, 2).map((item) => (
            <Thumb key={item.cartId} src={item.imageUrl} className="h-11 w-8.25" />
          ))}
          <span className="text-14 whitespace-nowrap">{piecesInWords(items)}</span>
        </span>
      </Cell>
      <Cell className="max-lg:order-5 max-lg:self-center max-lg:justify-self-end">
        <PaymentBadge state={paymentState} />
        {(attention || withdrawalRequestedAt) && (
          <span className="mt-1 flex items-center gap-1 text-13 font-medium text-error">
            <TriangleAlert aria-hidden="true" className="size-3.5" strokeWidth={1.7} />
            {withdrawalRequestedAt ? 'Desistência' : 'Atenção'}
          </span>
        )}
      </Cell>
      <Cell className="max-lg:order-6 max-lg:col-span-2 lg:w-48">
        <StatusSelect order={order} className="lg:w-40" />
      </Cell>
      <Cell className="font-semibold whitespace-nowrap max-lg:order-2 max-lg:text-right lg:text-right lg:font-medium">
        {formatBRL(totalCents)}
      </Cell>
      <Cell className="max-lg:hidden! lg:w-14 lg:pl-0!">
        <Link
          to={adminOrderPath(id)}
          aria-label={`Abrir pedido nº ${number}`}
          className="grid size-11 place-items-center text-ink-2 hover:text-wine"
        >
          <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </Link>
      </Cell>
    </Row>
  )
}

function DetailRow({ order }: { order: Order }) {
  const { id, number, items, shipping } = order
  const { address, complement, city, state, zipCode } = shipping
  return (
    <Row className="desk-table__more max-lg:border-t-0! max-lg:pt-0!">
      <Cell colSpan={7} className="lg:pt-0!">
        <div className="grid gap-3 rounded-1 bg-paper px-3 py-2.5 text-14 lg:grid-cols-[1fr_20rem]">
          <ul className="grid content-start gap-1.5">
            {items.map((item) => (
              <OrderLine key={item.cartId} item={item} />
            ))}
          </ul>
          <address className="text-ink-2 not-italic">
            {address}
            {complement && `, ${complement}`}
            <br />
            {city}, {state} · <span className="whitespace-nowrap">{zipCode}</span>
          </address>
          <Link
            to={adminOrderPath(id)}
            className="inline-flex min-h-11 items-center font-medium text-wine underline underline-offset-3 lg:hidden"
          >
            Abrir pedido nº {number}
          </Link>
        </div>
      </Cell>
    </Row>
  )
}
