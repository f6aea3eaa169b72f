import { formatDateTime } from '@shop/contract/dates'
import { orderStatusLabels } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { adminPaths } from '~/admin-paths.ts'
import { endedText, paymentText } from '~/shared/orders/order-text.ts'
import { Panel } from '~/ui/panel.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { OrderLinks } from './order-links.tsx'

const SHOWN = 5

/** The latest orders, whether or not they need action. */
export function RecentOrders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return null
  return (
    <div className="mt-3 lg:mt-5">
      <Panel title="Últimos pedidos" aside={<TextLink to={adminPaths.orders}>Ver todos</TextLink>}>
        <OrderLinks
          orders={orders.slice(0, SHOWN)}
          noteOf={(order) =>
            [
              formatDateTime(order.placedAt),
              endedText(order) ?? orderStatusLabels[order.status],
              paymentText(order),
              formatBRL(order.totalCents),
            ].join(' · ')
          }
        />
      </Panel>
    </div>
  )
}
