import { formatDateTime } from '@shop/contract/dates'
import { isStillAtAtelier } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import { Warning } from './attention-notice.tsx'
import { refundable } from './refundable.ts'

/** A warning until the customer is refunded; plain information afterwards. */
export function WithdrawalNotice({ order }: { order: Order }) {
  const { withdrawalRequestedAt: at, withdrawalReason: reason } = order
  if (!at) return null
  const isOpen = refundable(order).left > 0
  const text = `A cliente desistiu da compra em ${formatDateTime(at)}.`
  const quotation = reason && (
    <span className="mt-1 block whitespace-pre-line wrap-anywhere text-ink-2">“{reason}”</span>
  )
  return isOpen ? (
    <Warning>
      <span>
        {text} {isStillAtAtelier(order.status) ? 'Faça' : 'Combine a devolução e faça'} o reembolso.
        {quotation}
      </span>
    </Warning>
  ) : (
    <p className="text-14 text-ink-2">
      {text}
      {quotation}
    </p>
  )
}
