import { api, feature, type Mutant, migration } from './mutant.ts'

const settle = feature('payments/settle.service.ts')
const settleTest = feature('payments/settle.test.ts')
const expiry = feature('payments/expiry.service.ts')
const expiryTest = feature('payments/expiry.test.ts')
const refundsTest = feature('payments/refunds.test.ts')
const paymentRaces = feature('payments/payment-races.test.ts')
const webhooksTest = feature('payments/webhooks.test.ts')
const provider = api('adapters/stripe-payments.ts')
const rules = api('db/rules.test.ts')
const received = feature('payments/received.service.ts')
const receivedTest = feature('payments/received.test.ts')

/** No customer pays twice, and no unpaid order is shipped. */
export const moneyMutants: Mutant[] = [
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
    name: 'a payment is cancelled before its order is changed',
    file: feature('checkout/order-placing.service.ts'),
    text: 'if (changed.length > 0 && paymentIntentId !== null)',
    instead: 'if (changed.length > 99 && paymentIntentId !== null)',
    tests: [feature('payments/payment-in-progress.test.ts')],
  },
  {
    name: 'an order that is being paid is not changed',
    file: feature('payments/cancel-for-change.service.ts'),
    text: "if (after !== undefined && after.status !== 'cancelled') throw paymentInProgress(id)",
    instead: '',
    tests: [feature('payments/payment-in-progress.test.ts')],
  },
  {
    name: 'an order takes ten declined cards and no more',
    file: feature('payments/declines.service.ts'),
    text: 'if (declines >= MAX_DECLINES.order && !isStopped) return false',
    instead: '',
    tests: [feature('payments/declines.test.ts')],
  },
  {
    name: 'declined cards of one order are counted one after the other',
    file: feature('payments/declines.queries.ts'),
    text: '    .forUpdate()\n',
    instead: '',
    tests: [feature('payments/declines.test.ts')],
  },
  {
    name: 'a payment of another program is not cancelled',
    file: feature('payments/reconcile.service.ts'),
    text: "if (installation !== 'own') return false",
    instead: '',
    tests: [feature('payments/foreign-payments.test.ts')],
  },
  {
    name: 'a payment of another installation does not exist',
    file: provider,
    text: "if (payment.installation === 'other') throw",
    instead: "if (payment.id === 'other') throw",
    tests: [feature('payments/foreign-payments.test.ts')],
  },
  {
    name: 'another program’s charge is not ours to audit',
    file: feature('payments/audit-books.service.ts'),
    text: 'if (!isOurs) return\n',
    instead: '\n',
    tests: [feature('payments/foreign-payments.test.ts')],
  },
  {
    name: 'every key names the installation',
    file: provider,
    text: '`${await installationId()}-${key}`',
    instead: '`${key}`',
    tests: [feature('payments/foreign-payments.test.ts')],
  },
  {
    name: 'an empty balance is no refusal of a refund',
    file: api('adapters/stripe-objects.ts'),
    text: "if (temporary.has(code)) return new PaymentProblem('later', details)",
    instead: '',
    tests: [feature('payments/provider-faults.test.ts')],
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
    name: 'money that the atelier received itself ends the payment with the provider first',
    file: received,
    text: 'if (paymentIntentId !== null && !(await isCancelled(deps, paymentIntentId))) {',
    instead: 'if (paymentIntentId === undefined) {',
    tests: [receivedTest],
  },
  {
    name: 'an order is marked as paid once',
    file: received,
    text: "if (order.paidAt !== null) throw new AppError('order_already_paid', { details: { orderId } })",
    instead: '',
    tests: [receivedTest],
  },
]
