import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { OrderCharge } from '@shop/contract/order-charge'
import { chargeLabel } from '@shop/contract/payment-plan'
import type { Store } from '@shop/contract/store'
import { useId, useState } from 'react'
import { currentCharges, isOpen, nextCharge, takesPayments } from '~/shared/charges/charge-facts.ts'
import { Receipt } from '~/shared/charges/receipt.tsx'
import { ChargeRow } from './charge-row.tsx'
import { NextCharge } from './next-charge.tsx'
import { ProposedExtra } from './proposed-extra.tsx'

export interface ChargesPartProps {
  order: Order
  token: string
  store: Store
  now: Date
  heading: 'h3' | 'h4'
}

/** What of an order is paid, what is to be paid when, and what the atelier proposes on top. */
export default function OrderCharges(props: ChargesPartProps) {
  const { order, token, store, now, heading: Heading } = props
  const { extras = [], paidCents = 0, dueCents = 0 } = order
  const [receiptOf, setReceiptOf] = useState<number>()
  const titleId = useId()
  const charges = currentCharges(order)
  const isRunning = takesPayments(order)
  const today = saoPauloDay(now)
  const next = isRunning ? nextCharge(order) : undefined
  const open = charges.filter((charge) => isOpen(charge) && charge !== next)
  const paid = charges.filter(({ paidAt }) => paidAt).toReversed()
  // Rendered before it is opened: the button names its dialog.
  const receiptCharge = paid.find(({ id }) => id === receiptOf) ?? paid[0]
  const row = { charges, today, closedDays: store.closedDays, number: order.number }
  const isDone = isRunning && dueCents === 0
  const coming = order.cancelledAt || order.withdrawalRequestedAt ? [] : open
  const receiptId = `${titleId}-receipt`
  const rowsOf = (some: readonly OrderCharge[]) =>
    some.length > 0 && (
      <ul>
        {some.map((charge) => (
          <ChargeRow
            key={charge.id}
            charge={charge}
            receiptId={receiptId}
            onReceipt={() => setReceiptOf(charge.id)}
            {...row}
          />
        ))}
      </ul>
    )
  const settled = (
    <div>
      {rowsOf(paid)}
      <dl className="grid gap-1 pt-3.5">
        <Sum label="Pago até hoje" cents={paidCents} />
        {isRunning && dueCents > 0 && <Sum label="Falta pagar" cents={dueCents} />}
      </dl>
    </div>
  )
  return (
    <>
      {isRunning &&
        extras.map((extra) => <ProposedExtra key={extra.id} order={order} token={token} extra={extra} />)}
      {charges.length > 0 && (
        <section aria-labelledby={titleId} className="rounded-1 border border-line px-4 py-5 sm:px-6">
          <Heading id={titleId} className="mb-3 text-2xl!">
            Parcelas
          </Heading>
          {isDone ? (
            <details className="group">
              <summary className="inline-flex min-h-11 items-center rounded-1 text-14 font-medium text-wine underline decoration-1 underline-offset-4 hover:decoration-2">
                Tudo pago. Ver as parcelas e os recibos
              </summary>
              {settled}
            </details>
          ) : (
            <div className="grid items-start gap-x-12 lg:grid-cols-2">
              {(next || coming.length > 0) && (
                <div>
                  {next && <NextCharge order={order} charge={next} now={now} {...row} />}
                  {rowsOf(coming)}
                </div>
              )}
              {settled}
            </div>
          )}
        </section>
      )}
      {receiptCharge && (
        <Receipt
          id={receiptId}
          charge={{
            ...receiptCharge,
            number: order.number,
            name: order.customer.name,
            label: chargeLabel(receiptCharge, charges),
          }}
          profile={store.profile}
          now={now}
        />
      )}
    </>
  )
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="font-medium tabular-nums">{formatBRL(cents)}</dd>
    </div>
  )
}
