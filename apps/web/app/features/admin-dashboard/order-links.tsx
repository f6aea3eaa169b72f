import type { Order } from '@shop/contract/order'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { adminOrderPath } from '~/admin-paths.ts'

interface OrderLinksProps {
  orders: readonly Order[]
  noteOf: (order: Order) => string
}

/** Links to orders by number and customer name, each with a note. */
export function OrderLinks({ orders, noteOf }: OrderLinksProps) {
  return (
    <ul className="divide-y divide-line">
      {orders.map((order) => (
        <li key={order.id}>
          <Link
            to={adminOrderPath(order.number)}
            className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-paper hover:text-wine lg:px-5"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">
                nº {order.number} · {order.customer.name}
              </span>
              <span className="block text-14 text-ink-2">{noteOf(order)}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.5} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
