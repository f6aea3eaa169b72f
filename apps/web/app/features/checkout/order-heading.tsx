import type { Order } from '@shop/contract/order'
import { type ReactNode, useEffect, useRef } from 'react'

/** The title of an order's view. It takes the focus, because the view has replaced another on the same page. */
export function OrderHeading({ order, children }: { order: Pick<Order, 'number'>; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <p className="eyebrow mb-2">Pedido nº {order.number}</p>
      <h1 ref={heading} tabIndex={-1} className="wrap-anywhere outline-none focus-visible:shadow-none">
        {children}
      </h1>
    </>
  )
}
