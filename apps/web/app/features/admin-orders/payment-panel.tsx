import { formatDateTime } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useState } from 'react'
import { DeskButton } from '~/ui/desk/desk-button.tsx'
import { Panel } from '~/ui/desk/panel.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { refundWords } from './refund-words.ts'

const methods = { card: 'Cartão', pix: 'Pix' } as const

const attentions = {
  amount_mismatch: 'O valor recebido não é o do pedido. Confira no provedor de pagamento antes de produzir.',
  dispute: 'A cliente contestou esta compra com o banco. Responda no provedor de pagamento.',
  paid_without_stock: 'O pagamento chegou depois que as peças foram vendidas. Fale com a cliente.',
} as const

export function PaymentPanel({ order }: { order: Order }) {
  const [refunding, setRefunding] = useState(false)
  const { paymentState, paymentMethod, paidAt, holdExpiresAt, totalCents, refundedCents } = order
  const left = totalCents - refundedCents
  return (
    <Panel title="Pagamento" aside={<PaymentBadge state={paymentState} />}>
      <div className="grid gap-3 p-4 lg:px-5">
        {order.attention && <Warning>{attentions[order.attention]}</Warning>}
        {order.withdrawalRequestedAt && (
          <Warning>
            A cliente desistiu da compra em {formatDateTime(order.withdrawalRequestedAt)}. Combine a devolução
            e faça o reembolso.
          </Warning>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-14 [&>dd]:text-right [&>dt]:text-ink-2">
          <dt>Forma</dt>
          <dd>{paymentMethod ? methods[paymentMethod] : paidAt ? 'No ateliê' : 'Ainda não escolhida'}</dd>
          {paidAt && (
            <>
              <dt>Pago em</dt>
              <dd>{formatDateTime(paidAt)}</dd>
            </>
          )}
          {!paidAt && holdExpiresAt && (
            <>
              <dt>Reserva até</dt>
              <dd>{formatDateTime(holdExpiresAt)}</dd>
            </>
          )}
          <dt>Valor</dt>
          <dd className="font-semibold">{formatBRL(totalCents)}</dd>
          {refundedCents > 0 && (
            <>
              <dt>Devolvido</dt>
              <dd className="font-semibold">{formatBRL(refundedCents)}</dd>
            </>
          )}
        </dl>
        {paymentState === 'paid' && left > 0 && (
          <DeskButton variant="danger-outline" onClick={() => setRefunding(true)}>
            <Undo2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            {refundWords(order).open}
          </DeskButton>
        )}
      </div>
      {refunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </Panel>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2.5 rounded-1 bg-error-soft px-3 py-2.5 text-14 text-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none text-error" strokeWidth={1.7} />
      {children}
    </p>
  )
}
