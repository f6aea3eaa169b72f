import { api, feature, type Mutant, migration } from './mutant.ts'

const refunds = feature('payments/refunds.service.ts')
const refundsTest = feature('payments/refunds.test.ts')
const refundItems = feature('payments/refund-items.service.ts')
const refundItemsTest = feature('payments/refund-items.test.ts')
const casesTest = feature('payments/payment-cases.test.ts')
const chargesTest = feature('payments/charges.test.ts')
const rules = api('db/rules.test.ts')

/** Refunds never exceed the payment, whether the customer, her bank or the atelier initiates them. */
export const refundMutants: Mutant[] = [
  {
    name: 'a refund request cannot exceed the remaining amount',
    file: refunds,
    text: 'if (amountCents > leftCents || amountCents <= 0)',
    instead: 'if (false)',
    tests: [refundsTest],
  },
  {
    name: 'the database rejects refunds above the received amount',
    file: migration('0129_refunds_of_charges'),
    text: 'if charge_received is null or promised > charge_received then',
    instead: 'if false then',
    tests: [rules],
  },
  {
    name: 'the refunded amount of a charge cannot exceed what was paid',
    file: migration('0128_order_charges'),
    text: 'check (refunded_cents between 0 and coalesce(received_cents, amount_cents))',
    instead: 'check (true)',
    tests: [chargesTest],
  },
  {
    name: 'an unpaid or disputed order cannot be refunded',
    file: refunds,
    text: 'if (!isRefundable) throw',
    instead: 'if (false) throw',
    tests: [refundsTest],
  },
  {
    name: 'units of a payment of the wrong amount are held until it is fully refunded',
    file: feature('payments/mismatch.service.ts'),
    text: 'if (isReturned) await endMismatch',
    instead: 'if (true) await endMismatch',
    tests: [feature('payments/mismatch.test.ts')],
  },
  {
    name: 'a chargeback reduces the revenue',
    file: migration('0033_payment_cases'),
    text: 'return greatest(total_cents - refunded_cents - charged_back_cents, 0);',
    instead: 'return greatest(total_cents - refunded_cents, 0);',
    tests: [casesTest],
  },
  {
    name: 'only a lost dispute counts as a chargeback',
    file: feature('payments/charges.queries.ts'),
    text: " and outcome = 'lost'))",
    instead: '))',
    tests: [casesTest],
  },
  {
    name: 'advancing an order that needs attention requires a confirmation',
    file: feature('orders/order-status.service.ts'),
    text: 'if (attention !== null && isForward && confirmAttention !== true)',
    instead: 'if (false)',
    tests: [casesTest],
  },
  {
    name: 'an acknowledgement does not resolve what only the bank or a refund can resolve',
    file: feature('payments/attention.service.ts'),
    text: 'if (!isForAPerson(order)) throw',
    instead: 'if (false) throw',
    tests: [casesTest],
  },
  {
    name: 'a repeated request creates one refund',
    file: refunds,
    text: 'if (earlier === undefined) return (await storeRefund(tx, order, input)).ids',
    instead: 'if (true) return (await storeRefund(tx, order, input)).ids',
    tests: [refundsTest],
  },
  {
    name: 'a repeated request for a failed refund is rejected',
    file: refunds,
    text: "if (stored.some(({ status }) => status === 'failed')) throw",
    instead: 'if (false) throw',
    tests: [feature('payments/refund-races.test.ts')],
  },
  {
    name: 'another amount with the same request id is rejected',
    file: refunds,
    text: 'if (storedCents !== amountCents || !(await isSameReturn(tx, earlier, request)))',
    instead: 'if (false)',
    tests: [refundsTest],
  },
  {
    name: 'a refund is created once at the provider, however often it is requested',
    file: refunds,
    text: '`refund-${orderId}-${requestId}',
    instead: '`refund-${Math.random()}-${requestId}',
    tests: [refundsTest],
  },
  {
    name: 'no more units can be returned than were sold',
    file: refundItems,
    text: 'if (items.some(({ itemId, quantity }) => quantity > (out.get(itemId) ?? 0)))',
    instead: 'if (false)',
    tests: [refundItemsTest],
  },
  {
    name: 'units of a pending return cannot be returned again',
    file: refundItems,
    text: 'quantity - returned - promised : 0',
    instead: 'quantity - returned : 0',
    tests: [refundItemsTest],
  },
  {
    name: 'units of another order cannot be returned with this one',
    file: refundItems,
    text: 'if (!isOfOrder || isTwice)',
    instead: 'if (isTwice)',
    tests: [refundItemsTest],
  },
  {
    name: 'a partial refund does not return all units',
    file: refundItems,
    text: "if (!isRest) throw wrongItems('Diga quais peças voltam ao estoque com uma parte do valor.')\n",
    instead: '\n',
    tests: [refundItemsTest],
  },
  {
    name: 'an order is returned only when all its units are returned',
    file: refundItems,
    text: 'if (await queries.isAllReturned(tx, orderId)) ',
    instead: '',
    tests: [refundItemsTest],
  },
  {
    name: 'a refund that failed stays failed',
    file: feature('payments/refund-notes.service.ts'),
    text: 'failed: [],',
    instead: "failed: ['pending', 'succeeded'],",
    tests: [refundsTest, feature('payments/refund-races.test.ts')],
  },
]
