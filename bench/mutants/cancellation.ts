import { feature, type Mutant, migration } from './mutant.ts'

const paid = feature('payments/paid-cancellation.service.ts')
const unpaid = feature('payments/unpaid-cancellation.service.ts')
const paidTest = feature('payments/paid-cancellation.test.ts')
const ownTest = feature('payments/own-cancellation.test.ts')

/** A cancelled order returns its money and its units once, and nothing else happens to it. */
export const cancellationMutants: Mutant[] = [
  {
    name: 'a delivered order is not cancelled',
    file: paid,
    text: "if (order.status === 'delivered') throw",
    instead: 'if (false) throw',
    tests: [paidTest],
  },
  {
    name: 'a paid order is not cancelled without a refund',
    file: feature('payments/cancellation-terms.service.ts'),
    text: 'if (refund === undefined && paidCents > 0)',
    instead: 'if (false)',
    tests: [paidTest],
  },
  {
    name: 'an order is cancelled once',
    file: paid,
    text: 'if (order.cancelledAt !== null) return sameCancellation(tx, input)',
    instead: 'if (false) return sameCancellation(tx, input)',
    tests: [paidTest],
  },
  {
    name: 'another amount with the request id of a cancellation is rejected',
    file: paid,
    text: 'if (amountCents !== storedCents || !isSame)',
    instead: 'if (false)',
    tests: [paidTest],
  },
  {
    name: 'the chosen units return to stock with the cancellation',
    file: paid,
    text: 'await returnItems(tx, order, items, actor.id)',
    instead: '',
    tests: [paidTest],
  },
  {
    name: 'returned units are counted on their lines, so that they do not return twice',
    file: feature('payments/refund-items.service.ts'),
    text: 'await queries.addReturnedItems(tx, items)',
    instead: '',
    tests: [paidTest],
  },
  {
    name: 'the customer gets one email about a cancellation and its refund',
    file: feature('payments/refund-notes.service.ts'),
    text: ' && !refund.withCancellation)',
    instead: ')',
    tests: [paidTest],
  },
  {
    name: 'a cancelled order whose refund failed needs attention',
    file: feature('payments/refund-notes.service.ts'),
    text: 'await flagFailedRefund(tx, order)',
    instead: '',
    tests: [paidTest],
  },
  {
    name: 'a payment after the cancellation takes no units',
    file: feature('payments/settle.service.ts'),
    text: 'order.cancelledAt === null && (await sellOrTake(',
    instead: 'true && (await sellOrTake(',
    tests: [paidTest],
  },
  {
    name: 'an order that is paid meanwhile is not cancelled as unpaid',
    file: unpaid,
    text: 'if (charge.paidAt !== null) throw',
    instead: 'if (false) throw',
    tests: [ownTest, feature('payments/cancellation.test.ts')],
  },
  {
    name: 'the order of another customer is not cancelled',
    file: unpaid,
    text: 'if (holder && !isHeldBy(order, holder)) throw',
    instead: 'if (false) throw',
    tests: [ownTest],
  },
  {
    name: 'a customer does not cancel what the atelier works on',
    file: unpaid,
    text: "if (holder) return status === 'pending' && stockState === 'reserved'",
    instead: "if (holder) return stockState === 'reserved'",
    tests: [ownTest],
  },
  {
    name: 'the payment is cancelled before the units of an unpaid order are released',
    file: unpaid,
    text: 'if (paymentIntentId !== null && !(await isCancelled(deps, paymentIntentId)))',
    instead: 'if (false)',
    tests: [ownTest],
  },
  {
    name: 'a cancelled order cannot be withdrawn from',
    file: feature('orders/withdrawals.queries.ts'),
    text: "    .where('cancelledAt', 'is', null)\n",
    instead: '',
    tests: [paidTest],
  },
  {
    name: 'a cancelled order is not sold',
    file: migration('0145_money_in_parts'),
    text: "return payment_state in ('paid', 'partly_paid') and cancelled_at is null;",
    instead: "return payment_state in ('paid', 'partly_paid');",
    tests: [paidTest],
  },
]
