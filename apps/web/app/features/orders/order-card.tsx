import type { Order } from '@shop/contract/order'
import type { Store } from '@shop/contract/store'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '~/lib/query-client.ts'
import { useSeen } from '~/lib/use-seen.ts'
import { LazyOrderMeasures } from '~/shared/order-measures/lazy-order-measures.tsx'
import { LazyOrderCharges } from './charges/lazy-charges.tsx'
import { LazyOrderFittings } from './fittings/lazy-fittings.tsx'
import { OrderActions } from './order-actions.tsx'
import { reachedAt } from './order-facts.ts'
import { OrderHead, orderHeadingId } from './order-head.tsx'
import { OrderItem } from './order-item.tsx'
import { OrderNotices } from './order-notices.tsx'
import { OrderProgress } from './order-progress.tsx'
import { historyOf, rememberOrder } from './orders.queries.ts'
import { LazyOrderTimeline, LazyPromiseChanged } from './timeline/lazy-timeline.tsx'

interface OrderCardProps {
  order: Order
  token: string
  store: Store
  now: Date
  /** Below a tab of the account, or below the page's own title. */
  heading?: 'h2' | 'h3'
}

export function OrderCard({ order, token, store, now, heading = 'h3' }: OrderCardProps) {
  const { element, seen } = useSeen<HTMLElement>()
  // Fetched when scrolled into view: a customer with a thousand orders looks at only a few.
  const history = useQuery({ ...historyOf(token, order.id), enabled: seen }, queryClient)
  const events = history.data ?? []
  const below = heading === 'h2' ? 'h3' : 'h4'
  const part = { order, token, now, seen, heading: below } as const
  return (
    <article
      ref={element}
      aria-labelledby={orderHeadingId(order)}
      className="rounded-1 border border-line bg-white max-sm:-mx-(--page-margin) max-sm:rounded-none max-sm:border-x-0"
    >
      <OrderHead order={order} heading={heading} />
      <div className="grid gap-7 px-(--page-margin) py-7 sm:px-7">
        <LazyPromiseChanged {...part} />
        <OrderProgress order={order} events={events} now={now} />
        <OrderNotices order={order} now={now} />
        <LazyOrderCharges order={order} token={token} store={store} now={now} heading={below} />
        <LazyOrderMeasures
          order={order}
          token={token}
          onChange={(changed) => rememberOrder(token, changed)}
        />
        <LazyOrderTimeline {...part} />
        <LazyOrderFittings {...part} />
        <ul className="grid gap-4.5">
          {order.items.map((item) => (
            <OrderItem key={item.id} item={item} delivered={order.status === 'delivered'} heading={below} />
          ))}
        </ul>
        <OrderActions
          order={order}
          token={token}
          store={store}
          deliveredAt={order.deliveredAt ?? reachedAt(events, 'delivered')}
          now={now}
        />
      </div>
    </article>
  )
}
