import { api, feature, type Guard, migration } from './guard.ts'

const settle = feature('payments/settle.service.ts')
const settleTest = feature('payments/settle.test.ts')
const expiry = feature('payments/expiry.service.ts')
const expiryTest = feature('payments/expiry.test.ts')
const refunds = feature('payments/refunds.service.ts')
const refundsTest = feature('payments/refunds.test.ts')
const paymentRaces = feature('payments/payment-races.test.ts')
const webhooksTest = feature('payments/webhooks.test.ts')
const provider = api('adapters/stripe-payments.ts')
const rules = api('db/rules.test.ts')

/** Nobody pays twice, nothing leaves unpaid, and no more goes back than came. */
export const moneyGuards: Guard[] = [
  {
    name: 'the row of an order is the lock of its money',
    file: feature('payments/payments.queries.ts'),
    text: "    .where('id', '=', id)\n    .forNoKeyUpdate()\n",
    instead: "    .where('id', '=', id)\n",
    tests: [paymentRaces, refundsTest],
  },
  {
    name: 'an event is believed by its signature',
    file: provider,
    text: 'stripe.webhooks.constructEvent(body, signature, webhookSecret, SIGNATURE_LIFE_SECONDS)',
    instead: 'JSON.parse(body.toString())',
    tests: [webhooksTest],
  },
  {
    name: 'a signature is good for five minutes',
    file: provider,
    text: 'const SIGNATURE_LIFE_SECONDS = 300',
    instead: 'const SIGNATURE_LIFE_SECONDS = 3_000_000',
    tests: [webhooksTest],
  },
  {
    name: 'an event is written down once',
    file: migration('0007_operations'),
    text: 'unique (provider, provider_event_id)',
    instead: 'unique (provider, provider_event_id, id)',
    tests: [webhooksTest],
  },
  {
    name: 'play money pays nothing',
    file: settle,
    text: "payment.live !== (config.mode === 'live')",
    instead: 'false',
    tests: [settleTest],
  },
  {
    name: 'the sum is the sum of the order',
    file: settle,
    text: 'payment.receivedCents === totalCents && ',
    instead: '',
    tests: [settleTest],
  },
  {
    name: 'the currency is the real',
    file: settle,
    text: " && payment.currency === 'brl'",
    instead: '',
    tests: [settleTest],
  },
  {
    name: 'a payment of another order is not believed',
    file: settle,
    text: 'payment.orderId === id && ',
    instead: '',
    tests: [settleTest],
  },
  {
    name: 'what is paid is not paid again',
    file: settle,
    text: "  if (order.paymentState === 'paid' || order.paymentState === 'refunded') return { outcome: 'paid' }\n  if (!isNews(order.paymentState, payment)) return { outcome: 'unpaid' }\n",
    instead: '',
    tests: [paymentRaces, webhooksTest],
  },
  {
    name: 'what the atelier has advanced is not put back',
    file: settle,
    text: "const confirmed = secured && status === 'pending'",
    instead: 'const confirmed = secured',
    tests: [settleTest],
  },
  {
    name: 'a payment is cancelled before its pieces are released',
    file: expiry,
    text: 'if (paymentIntentId !== null && !(await isCancelled(deps, paymentIntentId))) return\n',
    instead: '\n',
    tests: [expiryTest],
  },
  {
    name: 'only a cancel that is certain releases',
    file: expiry,
    text: "return status === 'cancelled'\n",
    instead: 'return true\n',
    tests: [expiryTest],
  },
  {
    name: 'whoever releases looks again under the lock',
    file: expiry,
    text: "if (!isOpen || stockState !== 'reserved' || holdExpiresAt === null || holdExpiresAt > now) return",
    instead: 'if (false) return',
    tests: [paymentRaces, expiryTest],
  },
  {
    name: 'an order beyond its hour is not paid',
    file: feature('payments/payment-attempts.service.ts'),
    text: ' || (holdExpiresAt !== null && holdExpiresAt <= now)',
    instead: '',
    tests: [feature('payments/payments.test.ts')],
  },
  {
    name: 'one that a person has to look at is not paid',
    file: feature('payments/payment-attempts.service.ts'),
    text: ' || order.attention !== null',
    instead: '',
    tests: [feature('payments/payments.test.ts'), settleTest],
  },
  {
    name: 'each attempt has its own key with the provider',
    file: feature('payments/payment-attempts.service.ts'),
    text: '`order-${id}-create-${paymentAttempt}`',
    instead: '`order-${id}-create-${Math.random()}`',
    tests: [feature('payments/provider-faults.test.ts')],
  },
  {
    name: 'a payment belongs to one order',
    file: migration('0005_orders'),
    text: 'payment_intent_id text unique',
    instead: 'payment_intent_id text',
    tests: [rules],
  },
  {
    name: 'a checkout of an account is one order',
    file: migration('0014_placing_orders'),
    text: 'create unique index orders_by_checkout',
    instead: 'create index orders_by_checkout',
    tests: [rules],
  },
  {
    name: 'no more is asked back than is left',
    file: refunds,
    text: 'if (amountCents > left || amountCents <= 0)',
    instead: 'if (false)',
    tests: [refundsTest],
  },
  {
    name: 'the database promises no more than was paid',
    file: migration('0005_orders'),
    text: 'if promised > order_total then',
    instead: 'if false then',
    tests: [rules],
  },
  {
    name: 'an order has given back no more than it cost',
    file: migration('0005_orders'),
    text: '  constraint orders_refund_within_total check (refunded_cents between 0 and total_cents),\n',
    instead: '',
    tests: [rules],
  },
  {
    name: 'what is unpaid or disputed is not given back',
    file: refunds,
    text: "if (order.paymentState !== 'paid' || order.attention === 'dispute')",
    instead: 'if (false)',
    tests: [refundsTest],
  },
  {
    name: 'asking twice is one refund',
    file: refunds,
    text: 'if (known !== undefined) return sameRefund',
    instead: 'if (false) return sameRefund',
    tests: [refundsTest],
  },
  {
    name: 'a refund that failed is not told as asked for',
    file: refunds,
    text: "if (known.status === 'failed') throw",
    instead: 'if (false) throw',
    tests: [feature('payments/refund-races.test.ts')],
  },
  {
    name: 'another sum under the same id is not told as asked for',
    file: refunds,
    text: 'if (known.amountCents !== amountCents || known.restock !== restock)',
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
    name: 'pieces come back once',
    file: feature('payments/refund-notes.service.ts'),
    text: "refund.restock && order.stockState === 'sold'",
    instead: 'refund.restock',
    tests: [refundsTest],
  },
  {
    name: 'a refund that failed stays failed',
    file: feature('payments/refund-notes.service.ts'),
    text: 'failed: [],',
    instead: "failed: ['pending', 'succeeded'],",
    tests: [refundsTest, feature('payments/refund-races.test.ts')],
  },
]
