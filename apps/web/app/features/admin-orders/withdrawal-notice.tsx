import { formatDateTime } from '@shop/contract/dates'
import { isStillAtAtelier } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import { Warning } from './attention-notice.tsx'
import { refundable } from './refundable.ts'

/** A warning until the customer is refunded; plain information afterwards. */
export function WithdrawalNotice({ order }: { order: Order }) {
  const { withdrawalRequestedAt: at, withdrawalReason: reason, withdrawalByAgreement } = order
  if (!at) return null
  const isOpen = refundable(order).left > 0
  const text = withdrawalByAgreement
    ? `A cliente pediu o cancelamento em ${formatDateTime(at)}, depois dos 7 dias da lei.`
    : `A cliente desistiu da compra em ${formatDateTime(at)}.`
  const quotation = reason && (
    <span className="mt-1 block whitespace-pre-line wrap-anywhere text-ink-2">“{reason}”</span>
  )
  return isOpen ? (
    <Warning>
      <span>
        {text} {nextStep(order)}
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

function nextStep({ status, withdrawalByAgreement }: Order): string {
  if (withdrawalByAgreement)
    return 'Pare a costura e use Cancelar encomenda: o que fica segue o texto que ela aceitou.'
  return isStillAtAtelier(status) ? 'Faça o reembolso.' : 'Combine a devolução e faça o reembolso.'
}
