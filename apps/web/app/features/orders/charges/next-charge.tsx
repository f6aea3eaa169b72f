import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { OrderCharge } from '@shop/contract/order-charge'
import { chargeLabel } from '@shop/contract/payment-plan'
import { payChargePath } from '~/paths.ts'
import { dueOf } from '~/shared/charges/charge-facts.ts'
import { PixNightNote } from '~/shared/charges/pix-night-note.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'

interface NextChargeProps {
  order: Order
  charge: OrderCharge
  charges: readonly OrderCharge[]
  today: string
  closedDays: readonly string[]
  now: Date
}

/** What is to be paid next, above all others. */
export function NextCharge({ order, charge, charges, today, closedDays, now }: NextChargeProps) {
  const label = chargeLabel(charge, charges)
  const due = dueOf(charge.dueOn, today, closedDays)
  return (
    <div className="mb-1 rounded-1 bg-wine-soft px-4.5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-medium wrap-anywhere">{label}</p>
        <p className="ml-auto text-18 font-medium tabular-nums">{formatBRL(charge.amountCents)}</p>
        <p
          className={classes(
            'w-full text-14 tabular-nums',
            due.isLate ? 'font-medium text-error' : 'text-ink-2',
          )}
        >
          {due.weekday ? `${due.text}, ${due.weekday}` : due.text}
        </p>
      </div>
      {/* A full document load: the payment provider's script is allowed on that page only. */}
      <ButtonLink to={payChargePath(order.id, charge.id)} reloadDocument className="mt-3 w-full">
        Pagar agora
        <span className="sr-only">
          {' '}
          {label} (pedido nº {order.number})
        </span>
      </ButtonLink>
      <PixNightNote now={now} className="mt-3 text-14 leading-[1.45] text-ink-2" />
    </div>
  )
}
