import { formatDate, formatDateTime } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { discountLabel } from '@shop/contract/order-discount'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Printer from 'lucide-react/icons/printer'
import { Link, Navigate, useParams } from 'react-router'
import { adminOrderPath, adminPaths, workSheetPath } from '~/admin-paths.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { NotesPanel } from '~/shared/order-notes/notes-panel.tsx'
import { endedText } from '~/shared/orders/order-text.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { ChargesPanel } from './charges/charges-panel.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { AgreedPrice, ItemName } from './item-name.tsx'
import { MeasuresCards } from './measures/measures-card.tsx'
import { NextStep } from './next-step/next-step.tsx'
import { nextStepOf } from './next-step/next-step-of.ts'
import { OrderHistory } from './order-history.tsx'
import { orderKeyOf } from './order-key.ts'
import { ItemChoice } from './order-line.tsx'
import { formatItemCount } from './order-texts.ts'
import { useOrder } from './orders.queries.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { PromisePanel } from './promise/promise-panel.tsx'
import { DeliveryPanel } from './shipping/delivery-panel.tsx'
import { StatusSelect } from './status-select.tsx'
import { isMissing, UnknownOrder } from './unknown-order.tsx'

const readOrder = { message: 'Falha ao buscar o pedido.' }

export default function OrderScreen() {
  const { token } = useAdmin()
  const { number: text } = useParams()
  const key = orderKeyOf(text)
  const query = useOrder(token, key)
  const failure = listFailure(query, readOrder)
  if (key && 'id' in key && query.data) return <Navigate replace to={adminOrderPath(query.data.number)} />
  return (
    <>
      <Link
        to={adminPaths.orders}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-14 font-medium text-wine hover:underline lg:-mt-4"
      >
        <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Pedidos
      </Link>
      {!query.data && <h1 className="sr-only">Pedido</h1>}
      {query.data ? (
        <OneOrder order={query.data} />
      ) : key === undefined || isMissing(query.error) ? (
        <UnknownOrder text={text} />
      ) : failure ? (
        <FailurePanel {...failure} />
      ) : (
        <>
          <p role="status" className="mb-4 text-ink-2">
            Carregando pedido...
          </p>
          <TableSkeleton rows={3} />
        </>
      )}
    </>
  )
}

function OneOrder({ order }: { order: Order }) {
  const { id, number, placedAt, notes, customer } = order
  const ended = endedText(order)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3 lg:mb-6">
        <div>
          <h1 className="text-[1.875rem]! font-medium lg:text-[2.375rem]!">
            Pedido <span className="font-text text-[0.85em]">nº {number}</span>
          </h1>
          <p className="mt-1 wrap-anywhere text-ink-2">
            {customer.name} · {formatDateTime(placedAt)}
            {order.weddingOn && ` · casamento em ${formatDate(order.weddingOn)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-lg:w-full max-lg:flex-col lg:items-start">
          <StatusSelect order={order} className={order.cancelledAt ? '' : 'lg:w-47'} />
          {!order.cancelledAt && (
            <ButtonLink variant={nextStepOf(order) && 'neutral'} to={workSheetPath(number)}>
              <Printer aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
              Ficha de costura
            </ButtonLink>
          )}
        </div>
      </div>
      {ended && (
        <p className="mb-3 rounded-1 border-l-3 border-info bg-info-soft px-4 py-3 font-medium lg:mb-5">
          {ended}: este pedido não é mais para costurar.
        </p>
      )}
      <NextStep order={order} />
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-5">
        <div className="grid gap-3 lg:gap-5">
          <MeasuresCards order={order} />
          <OrderItems order={order} />
          {order.charges && <ChargesPanel order={order} />}
          {notes && (
            <section className="rounded-1 border border-l-3 border-line border-l-gold-soft bg-white px-4 py-3.5 lg:px-5">
              <h2 className="font-text text-13 tracking-normal text-ink-2">Observação da cliente</h2>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">“{notes}”</p>
            </section>
          )}
          <NotesPanel orderId={id} isErased={order.erased === true} />
          <OrderHistory orderId={id} />
        </div>
        <div className="grid gap-3 lg:gap-5">
          <PromisePanel order={order} />
          <CustomerPanel order={order} />
          <DeliveryPanel order={order} />
          {!order.charges && <PaymentPanel order={order} />}
        </div>
      </div>
    </>
  )
}

function OrderItems({ order }: { order: Order }) {
  const { items, totalCents, discountCents = 0, discountReason } = order
  const discount = discountLabel(order)
  return (
    <Panel
      title={items.some(({ productId }) => productId === null) ? 'Peças e serviços' : 'Peças'}
      aside={<span className="text-14 text-ink-2">{formatItemCount(items)}</span>}
    >
      <ul className="px-4 lg:px-5">
        {items.map((item) => (
          <li
            key={item.lineKey}
            className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-4 border-b border-line py-3"
          >
            {item.productId === null ? <span /> : <Thumb src={item.imageUrl} className="h-18 w-14" />}
            <div className="min-w-0">
              <ItemName item={item} />
              <p className="flex flex-wrap gap-x-3 text-14 text-ink-2">
                <ItemChoice item={item} />
                <span>{item.quantity} un.</span>
                <span>{formatBRL(item.unitPriceCents)}</span>
              </p>
              <AgreedPrice item={item} />
              {item.productId !== null && <p className="text-13 text-ink-3">{item.cartId}</p>}
            </div>
            <span className="font-medium whitespace-nowrap">
              {formatBRL(item.unitPriceCents * item.quantity)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="ml-auto grid w-full max-w-80 grid-cols-[1fr_auto] gap-y-1.5 px-4 py-3.5 lg:px-5">
        {discount !== undefined && (
          <>
            <dt className="text-ok wrap-anywhere">
              {discount}
              {discountReason && <span className="block text-14 text-ink-2">{discountReason}</span>}
            </dt>
            <dd className="text-right text-ok">− {formatBRL(discountCents)}</dd>
          </>
        )}
        {order.fulfilment !== 'pickup' && (
          <>
            <dt className="text-ink-2">Frete</dt>
            <dd className="text-right">Grátis</dd>
          </>
        )}
        <dt className="font-semibold">Total</dt>
        <dd className="text-right font-semibold">{formatBRL(totalCents)}</dd>
      </dl>
    </Panel>
  )
}
