import type { Order } from '@shop/contract/order'
import type { ReactNode } from 'react'
import { OrderHeading } from './order-heading.tsx'
import { OrderSummary } from './order-summary.tsx'

/** The state of an order, beside its summary. */
export function BesideSummary({
  order,
  title,
  children,
}: {
  order: Order
  title: string
  children: ReactNode
}) {
  return (
    <div className="page grid items-start gap-10 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_392px] lg:pt-12 lg:pb-24">
      <div>
        <OrderHeading order={order}>{title}</OrderHeading>
        {children}
      </div>
      <OrderSummary order={order} className="max-lg:-mx-(--page-margin)" />
    </div>
  )
}
