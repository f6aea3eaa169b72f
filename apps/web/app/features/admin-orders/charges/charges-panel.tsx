import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate, formatDateTime } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { termsKeyText } from '@shop/contract/terms'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '~/lib/query-client.ts'
import { useNow } from '~/lib/use-now.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { timelineOf } from '~/shared/orders/order-timeline.queries.ts'
import { Panel } from '~/ui/panel.tsx'
import { AttentionNotice, Warning } from '../attention-notice.tsx'
import { Compensations } from '../cancel-terms/compensations.tsx'
import { faultText } from '../cancel-terms/fault-text.ts'
import { PaymentBadge } from '../payment-badge.tsx'
import { RefundList } from '../refund-list.tsx'
import { WithdrawalNotice } from '../withdrawal-notice.tsx'
import { ChargeActions } from './charge-actions.tsx'
import { chargeLines } from './charge-lines.ts'
import { ChargeRow } from './charge-row.tsx'
import { ExtraList } from './extra-list.tsx'

/** Of an order with deposit, parts or extras: what was received, and what is to come when. */
export function ChargesPanel({ order }: { order: Order }) {
  const { token } = useAdmin()
  const now = useNow()
  const { data: timeline } = useQuery(timelineOf(token, order.id), queryClient)
  const lines = chargeLines(order, { today: saoPauloDay(now), readyOn: timeline?.promise?.readyOn })
  return (
    <Panel title="Recebimentos" aside={<PaymentBadge order={order} />}>
      <Notices order={order} />
      <ul>
        {lines.map((line) => (
          <ChargeRow key={line.charge.id} orderId={order.id} line={line} />
        ))}
      </ul>
      <ExtraList order={order} />
      <Sums order={order} />
      <ChargeActions order={order} />
    </Panel>
  )
}

function Notices({ order }: { order: Order }) {
  const { attention, withdrawalRequestedAt, cancelledAt, cancelReason, cancelFault } = order
  if (!attention && !withdrawalRequestedAt && !cancelledAt) return null
  return (
    <div className="grid gap-3 border-b border-line p-4 lg:px-5">
      <AttentionNotice order={order} />
      <WithdrawalNotice order={order} />
      {cancelledAt && (
        <Warning>
          Cancelado em {formatDateTime(cancelledAt)}.{cancelReason && ` Motivo: ${cancelReason}`}
          {cancelFault && ` ${faultText[cancelFault]}.`}
        </Warning>
      )}
    </div>
  )
}

/** What is neither a charge nor the total: returned money, and which texts were accepted. */
function Sums({ order }: { order: Order }) {
  const { refundedCents, chargedBackCents = 0, refunds = [], termsKey, cancelledAt } = order
  const { retainedCents = 0, retentionReason } = order
  const isPlain = refundedCents === 0 && chargedBackCents === 0 && refunds.length === 0 && !termsKey
  if (isPlain && !cancelledAt) return null
  return (
    <div className="grid gap-3 border-b border-line px-4 py-3 lg:px-5">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-14 [&>dd]:text-right [&>dt]:text-ink-2">
        {refundedCents > 0 && (
          <>
            <dt>Devolvido</dt>
            <dd className="font-semibold">{formatBRL(refundedCents)}</dd>
          </>
        )}
        {retainedCents > 0 && (
          <>
            <dt>Ficou com o ateliê</dt>
            <dd className="font-semibold">
              {formatBRL(retainedCents)}
              {retentionReason && (
                <span className="block font-normal wrap-anywhere text-ink-2">{retentionReason}</span>
              )}
            </dd>
          </>
        )}
        {chargedBackCents > 0 && (
          <>
            <dt>Perdido na contestação</dt>
            <dd className="font-semibold">{formatBRL(chargedBackCents)}</dd>
          </>
        )}
        {termsKey && (
          <>
            <dt>Termos aceitos</dt>
            <dd>{termsKeyText(termsKey, formatDate)}</dd>
          </>
        )}
      </dl>
      <RefundList refunds={refunds} />
      <Compensations order={order} />
    </div>
  )
}
