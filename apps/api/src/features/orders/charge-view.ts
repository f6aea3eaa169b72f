/** Converts the charges and extras of an order to the API's shape. */
import { omit } from '../../lib/omit.ts'
import type { ChargeRow, ExtraRow, OrderRow } from './orders.queries.ts'

/** Nothing for an order that is paid in one charge: its payment state says all. */
export function presentCharges(
  { planVersion }: Pick<OrderRow, 'planVersion'>,
  rows: readonly ChargeRow[],
  extras: readonly ExtraRow[] | undefined,
) {
  const proposed = extras && { extras: extras.map((extra) => omit(extra, ['orderId'])) }
  const isPlan = rows.length > 1 || rows.some(({ kind }) => kind !== 'whole')
  if (!isPlan) return { ...proposed, ...(extras && { planVersion }) }
  const sum = (wanted: readonly ChargeRow[]) =>
    wanted.reduce((cents, { amountCents }) => cents + amountCents, 0)
  return {
    ...proposed,
    planVersion,
    charges: rows.map(presentCharge),
    paidCents: sum(rows.filter(({ paidAt }) => paidAt !== null)),
    dueCents: sum(rows.filter(({ paidAt, cancelledAt }) => paidAt === null && cancelledAt === null)),
  }
}

/** Without the payment's id and the card, which are for administrators. */
function presentCharge({
  id,
  kind,
  description,
  amountCents,
  dueOn,
  paidAt,
  cancelledAt,
  paymentMethod,
  receivedWay,
  refundedCents,
}: ChargeRow) {
  return {
    ...{ id, kind, description, amountCents, dueOn, paidAt, cancelledAt },
    ...{ paymentMethod, receivedWay, refundedCents },
  }
}
