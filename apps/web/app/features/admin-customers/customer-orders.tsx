import { adminFailures } from '@shop/contract/admin-failures'
import { formatDate } from '@shop/contract/dates'
import { orderStatusLabels } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import { Link } from 'react-router'
import { adminOrderPath } from '~/admin-paths.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { endedText, paymentText, statusTones, stepsDone } from '~/shared/orders/order-text.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { StepIndicator } from '~/ui/step-indicator.tsx'
import { useCustomerOrders, useWalkInOrders } from './customers.queries.ts'

/** Of an account, by its e-mail. */
export function CustomerOrders({ email }: { email: string }) {
  const { token } = useAdmin()
  return <OrderList query={useCustomerOrders(token, email)} />
}

/** Of a customer without an account. */
export function WalkInOrders({ id }: { id: number }) {
  const { token } = useAdmin()
  return <OrderList query={useWalkInOrders(token, id)} />
}

function OrderList({ query }: { query: ReturnType<typeof useCustomerOrders> }) {
  const failure = listFailure(query, adminFailures.listCustomerOrders)
  const list = query.data
  const paid = list?.filter(({ paidAt }) => paidAt !== null) ?? []
  const spent = paid.reduce(
    (sum, { totalCents, refundedCents, chargedBackCents = 0 }) =>
      sum + Math.max(0, totalCents - refundedCents - chargedBackCents),
    0,
  )
  return (
    <section aria-label="Histórico de pedidos">
      <h3 className="flex justify-between gap-4 border-b border-line-strong pb-2 font-text text-[0.9375rem] font-semibold">
        Histórico de pedidos
        {list && list.length > 0 && (
          <span className="font-normal text-ink-2">
            {list.length} · {formatBRL(spent)}
          </span>
        )}
      </h3>
      {failure && <FailurePanel {...failure} />}
      {!failure && !list && (
        <p role="status" className="py-4 text-ink-2">
          Carregando pedidos...
        </p>
      )}
      {list?.length === 0 && <p className="py-4 text-ink-2">Nenhum pedido encontrado.</p>}
      {/* One grid for all rows, so that the statuses are aligned. */}
      <ul className="grid grid-cols-[1.2fr_1fr_auto] gap-x-3">
        {list?.map(({ id, number, placedAt, status, totalCents, ...order }) => (
          <li
            key={id}
            className="col-span-full grid grid-cols-subgrid items-center border-b border-line py-2.5"
          >
            <span>
              <Link to={adminOrderPath(number)} className="font-medium hover:text-wine hover:underline">
                nº {number}
              </Link>
              <span className="block text-14 text-ink-2">{formatDate(placedAt)}</span>
            </span>
            <span className="grid justify-items-start gap-1 text-14">
              {endedText({ ...order, status }) ?? orderStatusLabels[status]}
              {!order.cancelledAt && <StepIndicator done={stepsDone(status)} tone={statusTones[status]} />}
              <span className="text-13 text-ink-2">{paymentText(order)}</span>
            </span>
            <span className="text-right whitespace-nowrap">{formatBRL(totalCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
