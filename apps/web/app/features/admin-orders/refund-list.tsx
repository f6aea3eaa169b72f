import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { receivedWayText } from '~/shared/money/received-way.ts'

const states = { pending: 'a caminho', succeeded: 'concluído', failed: 'recusado' } as const

/** Each refund with its reason. */
export function RefundList({ refunds }: { refunds: NonNullable<Order['refunds']> }) {
  if (refunds.length === 0) return null
  return (
    <ul aria-label="Reembolsos" className="divide-y divide-line border-t border-line text-14">
      {refunds.map(({ id, amountCents, status, reason, requestedAt, byHand }) => (
        <li key={id} className="grid gap-0.5 py-2">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>
              {formatBRL(amountCents)} {states[status]}
            </span>
            <time dateTime={requestedAt.toISOString()} className="text-ink-2">
              {formatDate(requestedAt)}
            </time>
          </span>
          {byHand && (
            <span className="text-ink-2">
              Devolvido pelo ateliê em {formatDate(byHand.returnedOn)}: {receivedWayText[byHand.way]}
            </span>
          )}
          {reason && <span className="wrap-anywhere text-ink-2">Motivo: {reason}</span>}
        </li>
      ))}
    </ul>
  )
}
