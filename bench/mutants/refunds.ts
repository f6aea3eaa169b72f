import { api, feature, type Mutant, migration } from './mutant.ts'

const refunds = feature('payments/refunds.service.ts')
const refundsTest = feature('payments/refunds.test.ts')
const refundItems = feature('payments/refund-items.service.ts')
const refundItemsTest = feature('payments/refund-items.test.ts')
const casesTest = feature('payments/payment-cases.test.ts')
const rules = api('db/rules.test.ts')

/** Refunds never exceed the payment, whether the customer, her bank or the atelier initiates them. */
export const refundMutants: Mutant[] = [
  {
    name: 'no more is asked back than is left',
    file: refunds,
    text: 'if (amountCents > left || amountCents <= 0)',
    instead: 'if (false)',
    tests: [refundsTest],
  },
  {
    name: 'the database promises no more than was paid',
    file: migration('0023_refund_items'),
    text: 'if promised > order_received then',
    instead: 'if false then',
    tests: [rules],
  },
  {
    name: 'an order has given back no more than it cost',
    file: migration('0023_refund_items'),
    text: 'check (refunded_cents between 0 and coalesce(received_cents, total_cents))',
    instead: 'check (true)',
    tests: [rules],
  },
  {
    name: 'what is unpaid or disputed is not given back',
    file: refunds,
    text: 'if (!isRefundable(order))',
    instead: 'if (false)',
    tests: [refundsTest],
  },
  {
    name: 'units of a payment that does not fit are held until all of it is back',
    file: feature('payments/mismatch.service.ts'),
    text: 'if (isReturned) await endMismatch',
    instead: 'if (true) await endMismatch',
    tests: [feature('payments/mismatch.test.ts')],
  },
  {
    name: 'what a bank took back leaves the revenue',
    file: migration('0033_payment_cases'),
    text: 'return greatest(total_cents - refunded_cents - charged_back_cents, 0);',
    instead: 'return greatest(total_cents - refunded_cents, 0);',
    tests: [casesTest],
  },
  {
    name: 'only a lost dispute takes money away',
    file: feature('payments/payment-cases.queries.ts'),
    text: " and outcome = 'lost'))",
    instead: '))',
    tests: [casesTest],
  },
  {
    name: 'an order whose payment is in doubt is not moved on by oversight',
    file: feature('orders/order-status.service.ts'),
    text: 'if (attention !== null && isForward && confirmAttention !== true)',
    instead: 'if (false)',
    tests: [casesTest],
  },
  {
    name: 'looking does not end what only a bank or money can end',
    file: feature('payments/attention.service.ts'),
    text: 'if (!isForAPerson(order)) throw',
    instead: 'if (false) throw',
    tests: [casesTest],
  },
  {
    name: 'asking twice is one refund',
    file: refunds,
    text: 'if (earlier !== undefined) return sameRefund',
    instead: 'if (false) return sameRefund',
    tests: [refundsTest],
  },
  {
    name: 'a refund that failed is not told as asked for',
    file: refunds,
    text: "if (earlier.status === 'failed') throw",
    instead: 'if (false) throw',
    tests: [feature('payments/refund-races.test.ts')],
  },
  {
    name: 'another sum under the same id is not told as asked for',
    file: refunds,
    text: 'if (earlier.amountCents !== amountCents || !(await isSameReturn(tx, earlier, request)))',
    instead: 'if (false)',
    tests: [refundsTest],
  },
  {
    name: 'a refund is one with the provider, however often it is asked for',
    file: refunds,
    text: '`refund-${orderId}-${requestId}',
    instead: '`refund-${Math.random()}-${requestId}',
    tests: [refundsTest],
  },
  {
    name: 'no more units come back than are out',
    file: refundItems,
    text: 'if (items.some(({ itemId, quantity }) => quantity > (out.get(itemId) ?? 0)))',
    instead: 'if (false)',
    tests: [refundItemsTest],
  },
  {
    name: 'units that are promised are not promised again',
    file: refundItems,
    text: 'quantity - returned - promised : 0',
    instead: 'quantity - returned : 0',
    tests: [refundItemsTest],
  },
  {
    name: 'units of another order do not come back with this one',
    file: refundItems,
    text: 'if (!isOfOrder || isTwice)',
    instead: 'if (isTwice)',
    tests: [refundItemsTest],
  },
  {
    name: 'a part refund does not return everything',
    file: refundItems,
    text: "if (!isRest) throw wrongItems('Diga quais peças voltam ao estoque com uma parte do valor.')\n",
    instead: '\n',
    tests: [refundItemsTest],
  },
  {
    name: 'an order is returned only when nothing of it is out',
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
