/** What the email about a cancellation says about the money. */
import type { ReturnedByHand } from '@shop/contract/orders'
import type { CancellationFacts } from '../../emails/order-cancelled.ts'
import type { CancellationPlan } from './cancellation-terms.service.ts'
import { labelsOf } from './charge-labels.ts'
import { receivedCents } from './charges.service.ts'
import type { ChargeMoney } from './returnable-charges.queries.ts'

/** With the sums where they are not plain: several charges, something kept, or returned by the atelier itself. */
export function cancellationFacts(
  { all, parts, paidCents, retainedCents, refundCents, whoFailed, ownText }: CancellationPlan,
  byHand: ReturnedByHand | undefined,
): CancellationFacts {
  const isByHand = parts.some(({ charge }) => charge.isByHand)
  const isPlain = all.length === 1 && retainedCents === 0 && !isByHand
  if (isPlain || refundCents === 0) return { refundCents, whoFailed }
  const label = labelsOf(all)
  const paid = all.toSorted((one, other) => one.position - other.position).flatMap(paidCharge)
  const receivedTotal = paid.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    refundCents,
    whoFailed,
    sums: {
      paid: paid.map((charge) => ({ ...charge, label: label(charge) })),
      paidCents: receivedTotal,
      returnedBeforeCents: Math.max(0, receivedTotal - paidCents),
      retainedCents,
      returns: parts.map(({ charge, amountCents }) => ({
        ...{ label: label(charge), amountCents, method: charge.paymentMethod },
        ...(charge.isByHand && { byHand }),
      })),
      agreement: retainedCents > 0 ? ownText : undefined,
    },
  }
}

function paidCharge(charge: ChargeMoney) {
  const { id, paidAt, paymentMethod: method, receivedWay } = charge
  return paidAt === null ? [] : [{ id, paidAt, method, receivedWay, amountCents: receivedCents(charge) }]
}
