import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import { useState } from 'react'
import { TextButton } from '~/ui/text-link.tsx'
import { CancelDialog } from '../cancel-dialog.tsx'
import { CancelTermsDialog } from '../cancel-terms/cancel-terms-dialog.tsx'
import { canCancel, cancelsByTerms } from '../cancellable.ts'
import { RefundDialog } from '../refund-dialog.tsx'
import { refundTexts } from '../refund-texts.ts'
import { refundable } from '../refundable.ts'
import { openCharges } from './charge-lines.ts'
import { ExtraDialog } from './extra-dialog.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'

/** Of an order that stands and whose payment is in order: nothing is agreed with an erased customer. */
export function canChangeCharges(order: Order): boolean {
  const { paymentState, cancelledAt, withdrawalRequestedAt, attention, erased } = order
  const hasEnded = cancelledAt || withdrawalRequestedAt || erased
  return hasReceivedMoney(paymentState) && !hasEnded && !attention
}

/** What can be done with the charges as a whole, and their total. */
export function ChargeActions({ order }: { order: Order }) {
  const [open, setOpen] = useState<'reschedule' | 'extra' | 'refund' | 'cancel'>()
  const close = () => setOpen(undefined)
  const canChange = canChangeCharges(order)
  const Cancel = cancelsByTerms(order) ? CancelTermsDialog : CancelDialog
  return (
    <div className="flex flex-wrap items-center gap-x-5 bg-paper px-4 py-1.5 lg:px-5">
      {canChange && openCharges(order).length > 0 && (
        <TextButton onClick={() => setOpen('reschedule')}>Mudar datas</TextButton>
      )}
      {canChange && <TextButton onClick={() => setOpen('extra')}>Cobrar um acréscimo</TextButton>}
      {refundable(order).left > 0 && (
        <TextButton onClick={() => setOpen('refund')}>{refundTexts(order).open}</TextButton>
      )}
      {canCancel(order) && (
        <TextButton tone="error" onClick={() => setOpen('cancel')}>
          Cancelar encomenda
        </TextButton>
      )}
      <p className="ml-auto flex min-h-11 items-center gap-2">
        <span className="text-14 text-ink-2">Total</span>
        <b className="font-semibold whitespace-nowrap">{formatBRL(order.totalCents)}</b>
      </p>
      {open === 'reschedule' && <RescheduleDialog order={order} onClose={close} />}
      {open === 'extra' && <ExtraDialog order={order} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} onClose={close} />}
      {open === 'cancel' && <Cancel order={order} onClose={close} />}
    </div>
  )
}
