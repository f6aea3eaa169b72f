import { api, feature, type Mutant, migration } from './mutant.ts'

const paid = feature('payments/paid-cancellation.service.ts')
const unpaid = feature('payments/unpaid-cancellation.service.ts')
const paidTest = feature('payments/paid-cancellation.test.ts')
const terms = 'packages/contract/src/cancellation-terms.ts'
const limits = api('adapters/refund-limits.ts')
const returnable = feature('payments/returnable-charges.service.ts')
const termsTest = 'packages/contract/src/cancellation-terms.test.ts'
const keepingTest = feature('payments/cancellation-terms.test.ts')
const refundsTest = feature('payments/charge-refunds.test.ts')
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
  {
    name: 'at most half of what was paid is suggested to keep',
    file: terms,
    text: 'Math.floor(paidCents / 2)',
    instead: 'paidCents',
    tests: [termsTest, keepingTest],
  },
  {
    name: 'something of what was paid always returns',
    file: terms,
    text: 'return Math.max(0, paidCents - 1)',
    instead: 'return paidCents',
    tests: [termsTest, keepingTest],
  },
  {
    name: 'more than the stage suggests is kept only for a reason',
    file: terms,
    text: 'return retainedCents > suggestedCents && !reason ?',
    instead: "return retainedCents > suggestedCents && reason === '-' ?",
    tests: [termsTest, keepingTest],
  },
  {
    name: 'nothing is kept where the atelier failed',
    file: terms,
    text: "if (hasWithdrawn || whoFailed === 'atelier') return",
    instead: 'if (hasWithdrawn) return',
    tests: [termsTest, keepingTest],
  },
  {
    name: 'nothing is kept of what was withdrawn from by law',
    file: terms,
    text: "if (hasWithdrawn || whoFailed === 'atelier') return",
    instead: "if (whoFailed === 'atelier') return",
    tests: [termsTest, 'apps/api/src/features/payments/cancellation-days.test.ts'],
  },
  {
    name: 'within seven days of the order all returns',
    file: 'apps/api/src/features/payments/cancellation-terms.service.ts',
    text: 'hasWithdrawn || mayWithdraw ? undefined',
    instead: 'hasWithdrawn ? undefined',
    tests: ['apps/api/src/features/payments/cancellation-days.test.ts'],
  },
  {
    name: 'nothing is kept under the law’s plain text unless both agreed',
    file: terms,
    text: "if (!hasOwnText && whoFailed !== 'agreed') return",
    instead: 'if (!hasOwnText && whoFailed === undefined) return',
    tests: [termsTest, keepingTest],
  },
  {
    name: 'the newest payment returns first',
    file: feature('payments/returnable-charges.queries.ts'),
    text: 'order.desc().nullsFirst()',
    instead: 'order.asc().nullsFirst()',
    tests: [refundsTest, keepingTest],
  },
  {
    name: 'a Pix of more than 90 days is returned by hand',
    file: limits,
    text: 'pix: 90',
    instead: 'pix: 900',
    tests: [refundsTest, keepingTest],
  },
  {
    name: 'a card of more than 180 days is returned by hand',
    file: limits,
    text: 'card: 180',
    instead: 'card: 1800',
    tests: [refundsTest, keepingTest],
  },
  {
    name: 'what the provider no longer returns is not promised',
    file: returnable,
    text: 'if (late.length > 0 && byHand === undefined) {',
    instead: 'if (false) {',
    tests: [refundsTest, keepingTest],
  },
  {
    name: 'what the provider still returns is not returned by hand',
    file: returnable,
    text: "if (late.length === 0) throw new AppError('charges_changed')\n",
    instead: '',
    tests: [refundsTest, keepingTest],
  },
  {
    name: 'a refund by hand does not move money at the provider',
    file: feature('payments/refunds.service.ts'),
    text: 'if (paymentId === null || refund.byHand)',
    instead: 'if (paymentId === null)',
    tests: [refundsTest, keepingTest],
  },
  {
    name: 'what was not paid yet ends with the order',
    file: feature('payments/paid-cancellation.service.ts'),
    text: '  await money.cancelUnpaid(tx, orderId)\n',
    instead: '',
    tests: [keepingTest],
  },
  {
    name: 'only an order that the atelier failed is compensated',
    file: feature('payments/compensations.service.ts'),
    text: "!cancelled?.cancelledAt || cancelled.cancelFault !== 'atelier'",
    instead: '!cancelled?.cancelledAt',
    tests: [feature('payments/compensations.test.ts')],
  },
]
