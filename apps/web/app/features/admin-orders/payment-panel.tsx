import { formatDate, formatDateTime } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { termsKeyText } from '@shop/contract/terms'
import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { AttentionNotice, Warning } from './attention-notice.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CancelTermsDialog } from './cancel-terms/cancel-terms-dialog.tsx'
import { Compensations } from './cancel-terms/compensations.tsx'
import { faultText } from './cancel-terms/fault-text.ts'
import { canCancel, cancelsByTerms } from './cancellable.ts'
import { canChangeCharges } from './charges/charge-actions.tsx'
import { ExtraDialog } from './charges/extra-dialog.tsx'
import { ExtraList } from './charges/extra-list.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { paymentWay } from './payment-way.ts'
import { canReceive, ReceiveDialog } from './receive-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RefundList } from './refund-list.tsx'
import { refundTexts } from './refund-texts.ts'
import { refundable } from './refundable.ts'
import { WithdrawalNotice } from './withdrawal-notice.tsx'

export function PaymentPanel({ order }: { order: Order }) {
  const [refunding, setRefunding] = useState(false)
  const [cancelling, setCancelling] = useState(false)
  const [charging, setCharging] = useState(false)
  const [receiving, setReceiving] = useState(false)
  const { paymentState, paidAt, holdExpiresAt, totalCents, refundedCents, receivedCents } = order
  const { chargedBackCents = 0 } = order
  const { left } = refundable(order)
  const isByTerms = cancelsByTerms(order)
  return (
    <Panel title="Pagamento" aside={<PaymentBadge order={order} />}>
      <div className="grid gap-3 p-4 lg:px-5">
        <AttentionNotice order={order} />
        <WithdrawalNotice order={order} />
        {order.cancelledAt && (
          <Warning>
            Cancelado em {formatDateTime(order.cancelledAt)}.
            {order.cancelReason && ` Motivo: ${order.cancelReason}`}
            {order.cancelFault && ` ${faultText[order.cancelFault]}.`}
          </Warning>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-14 [&>dd]:text-right [&>dt]:text-ink-2">
          <dt>Forma</dt>
          <dd>{paymentWay(order)}</dd>
          {paidAt && (
            <>
              <dt>Pago em</dt>
              <dd>{formatDateTime(paidAt)}</dd>
            </>
          )}
          {!paidAt && holdExpiresAt && paymentState !== 'expired' && (
            <>
              <dt>Reserva até</dt>
              <dd>{formatDateTime(holdExpiresAt)}</dd>
            </>
          )}
          <dt>Valor</dt>
          <dd className="font-semibold">{formatBRL(totalCents)}</dd>
          {typeof receivedCents === 'number' && (
            <>
              <dt>Recebido</dt>
              <dd className="font-semibold">{formatBRL(receivedCents)}</dd>
            </>
          )}
          {refundedCents > 0 && (
            <>
              <dt>Devolvido</dt>
              <dd className="font-semibold">{formatBRL(refundedCents)}</dd>
            </>
          )}
          {order.retainedCents ? (
            <>
              <dt>Ficou com o ateliê</dt>
              <dd className="font-semibold">
                {formatBRL(order.retainedCents)}
                {order.retentionReason && (
                  <span className="block font-normal wrap-anywhere text-ink-2">{order.retentionReason}</span>
                )}
              </dd>
            </>
          ) : null}
          {order.paymentId && (
            <>
              <dt>Na Stripe</dt>
              <dd className="text-13 wrap-anywhere text-ink-2 select-all">{order.paymentId}</dd>
            </>
          )}
          {order.termsKey && (
            <>
              <dt>Termos aceitos</dt>
              <dd>{termsKeyText(order.termsKey, formatDate)}</dd>
            </>
          )}
          {chargedBackCents > 0 && (
            <>
              <dt>Perdido na contestação</dt>
              <dd className="font-semibold">{formatBRL(chargedBackCents)}</dd>
            </>
          )}
        </dl>
        <RefundList refunds={order.refunds ?? []} />
        <Compensations order={order} />
        {canChangeCharges(order) && (
          <TextButton className="-my-2 justify-self-start" onClick={() => setCharging(true)}>
            Cobrar um acréscimo
          </TextButton>
        )}
        {left > 0 && (
          <Button variant="danger-outline" onClick={() => setRefunding(true)}>
            <Undo2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            {refundTexts(order).open}
          </Button>
        )}
        {canReceive(order) && (
          <Button variant="outline" onClick={() => setReceiving(true)}>
            <Check aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            Marcar como pago
          </Button>
        )}
        {canCancel(order) && (
          <Button variant="danger-outline" onClick={() => setCancelling(true)}>
            <X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            {isByTerms ? 'Cancelar encomenda' : 'Cancelar pedido'}
          </Button>
        )}
      </div>
      <ExtraList order={order} />
      {charging && <ExtraDialog order={order} onClose={() => setCharging(false)} />}
      {receiving && <ReceiveDialog order={order} onClose={() => setReceiving(false)} />}
      {cancelling && !isByTerms && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
      {cancelling && isByTerms && <CancelTermsDialog order={order} onClose={() => setCancelling(false)} />}
      {refunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </Panel>
  )
}
