import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { OrderCharge } from '@shop/contract/order-charge'
import { chargeLabel } from '@shop/contract/payment-plan'
import { dueOf } from '~/shared/charges/charge-facts.ts'
import { classes } from '~/ui/classes.ts'
import { opensDialog } from '~/ui/drawer.tsx'
import { TextButton } from '~/ui/text-link.tsx'

interface ChargeRowProps {
  charge: OrderCharge
  charges: readonly OrderCharge[]
  /** Of the order. */
  number: number
  today: string
  closedDays: readonly string[]
  receiptId: string
  onReceipt: () => void
}

export function ChargeRow({
  charge,
  charges,
  number,
  today,
  closedDays,
  receiptId,
  onReceipt,
}: ChargeRowProps) {
  const { amountCents, paidAt, dueOn, refundedCents } = charge
  const label = chargeLabel(charge, charges)
  const opens = opensDialog(receiptId)
  const due = paidAt ? undefined : dueOf(dueOn, today, closedDays)
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-2.5 leading-[1.4]">
      <div className="min-w-0">
        <p className="wrap-anywhere">{label}</p>
        {paidAt && <p className="text-14 text-ink-2 tabular-nums">Pago em {formatDate(paidAt)}</p>}
        {due && (
          <p
            className={classes('text-14 tabular-nums', due.isLate ? 'font-medium text-error' : 'text-ink-2')}
          >
            {due.text}
          </p>
        )}
        {refundedCents > 0 && (
          <p className="text-14 text-ink-2 tabular-nums">Devolvido: {formatBRL(refundedCents)}</p>
        )}
      </div>
      <div className="flex-none text-right">
        <p className="tabular-nums">{formatBRL(amountCents)}</p>
        {paidAt && (
          <TextButton
            {...opens}
            onClick={() => {
              onReceipt()
              opens.onClick()
            }}
            className="-my-2.5"
          >
            Recibo
            <span className="sr-only">
              {' '}
              de {label} (pedido nº {number})
            </span>
          </TextButton>
        )}
      </div>
    </li>
  )
}
