import { formatDateTime } from '@shop/contract/dates'
import type { OrderEvent } from '@shop/contract/order'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { formatEvent } from '~/shared/orders/order-text.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Panel } from '~/ui/panel.tsx'
import { historyEntries } from './history-entries.ts'
import { useOrderHistory } from './orders.queries.ts'

const readHistory = { message: 'Falha ao buscar o histórico do pedido.' }

/** A timeline, newest first. */
export function OrderHistory({ orderId }: { orderId: number }) {
  const { token } = useAdmin()
  const query = useOrderHistory(token, orderId)
  const failure = listFailure(query, readHistory)
  return (
    <Panel title="Histórico">
      <div className="p-4 lg:px-5">
        {failure && <FailurePanel {...failure} />}
        {!failure && !query.data && <p role="status">Carregando histórico...</p>}
        <ol className="history">
          {historyEntries(query.data ?? [])
            .toReversed()
            .map((event) => (
              <Entry key={event.id} event={event} />
            ))}
        </ol>
      </div>
    </Panel>
  )
}

function Entry({ event }: { event: OrderEvent }) {
  return (
    <li>
      <span className="font-medium">{formatEvent(event)}</span>
      <time dateTime={event.at.toISOString()} className="text-13 whitespace-nowrap text-ink-3">
        {formatDateTime(event.at)}
      </time>
      <span className="col-span-2 col-start-2 text-14 text-ink-2">{event.actorName ?? 'Pela loja'}</span>
    </li>
  )
}
