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
const chargesTest = feature('payments/charges.test.ts')
const receivedTest = feature('payments/received.test.ts')

/** No customer pays twice, and no unpaid order is shipped. */
export const moneyMutants: Mutant[] = [
  {
    name: 'payment changes lock the row of the order',
    file: feature('payments/payments.queries.ts'),
    text: "    .where('id', '=', id)\n    .forNoKeyUpdate()\n",
    instead: "    .where('id', '=', id)\n",
    tests: [paymentRaces, refundsTest],
  },
  {
    name: 'a webhook event needs a valid signature',
    file: provider,
    text: 'stripe.webhooks.constructEvent(body, signature, webhookSecret, SIGNATURE_LIFE_SECONDS)',
    instead: 'JSON.parse(body.toString())',
    tests: [webhooksTest],
  },
  {
    name: 'a webhook signature is valid for five minutes',
    file: provider,
    text: 'const SIGNATURE_LIFE_SECONDS = 300',
    instead: 'const SIGNATURE_LIFE_SECONDS = 3_000_000',
    tests: [webhooksTest],
  },
  {
    name: 'a webhook event is stored once',
    file: migration('0007_operations'),
    text: 'unique (provider, provider_event_id)',
    instead: 'unique (provider, provider_event_id, id)',
    tests: [webhooksTest],
  },
  {
    name: 'a test payment does not pay a live order',
    file: settle,
    text: "payment.live !== (config.mode === 'live')",
    instead: 'false',
    tests: [settleTest],
  },
  {
    name: 'the received amount must be that of the charge',
    file: settle,
    text: 'payment.receivedCents === amountCents && ',
    instead: '',
    tests: [settleTest],
  },
  {
    name: 'the currency must be BRL',
    file: settle,
    text: " && payment.currency === 'brl'",
    instead: '',
    tests: [settleTest],
  },
  {
    name: 'a payment of another order is not accepted',
    file: settle,
    text: 'payment.orderId === orderId && ',
    instead: '',
    tests: [settleTest],
  },
  {
    name: 'a paid charge is not settled again',
    file: settle,
    text: "  if (charge.paidAt !== null) return { outcome: 'paid' }\n",
    instead: '  if (charge.paidAt !== null) return receive(tx, deps, { order, charge }, payment)\n',
    tests: [paymentRaces, webhooksTest],
  },
  {
    name: 'settling does not reset a status that the atelier has advanced',
    file: settle,
    text: "const confirmed = secured && status === 'pending'",
    instead: 'const confirmed = secured',
    tests: [settleTest],
  },
  {
    name: 'a payment is cancelled before its order is changed',
    file: feature('checkout/order-placing.service.ts'),
    text: 'changed.length > 0 ? await begunPayment(tx, id)',
    instead: 'changed.length > 99 ? await begunPayment(tx, id)',
    tests: [feature('payments/payment-in-progress.test.ts')],
  },
  {
    name: 'an order that is being paid is not changed',
    file: feature('payments/cancel-for-change.service.ts'),
    text: "if (after !== undefined && after.status !== 'cancelled') throw paymentInProgress(orderId)",
    instead: '',
    tests: [feature('payments/payment-in-progress.test.ts')],
  },
  {
    name: 'an order allows ten declined cards at most',
    file: feature('payments/declines.service.ts'),
    text: 'if (declines >= MAX_DECLINES.order && !isStopped) return false',
    instead: '',
    tests: [feature('payments/declines.test.ts')],
  },
  {
    name: 'declined cards of one order are counted sequentially',
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
    name: 'a payment of another installation is treated as not found',
    file: provider,
    text: "if (payment.installation === 'other') throw",
    instead: "if (payment.id === 'other') throw",
    tests: [feature('payments/foreign-payments.test.ts')],
  },
  {
    name: 'charges of other programs are not audited',
    file: feature('payments/audit-books.service.ts'),
    text: 'if (!isOurs) return\n',
    instead: '\n',
    tests: [feature('payments/foreign-payments.test.ts')],
  },
  {
    name: 'every idempotency key contains the installation id',
    file: provider,
    text: '`${await installationId()}-${key}`',
    instead: '`${key}`',
    tests: [feature('payments/foreign-payments.test.ts')],
  },
  {
    name: 'an insufficient balance does not fail a refund permanently',
    file: api('adapters/stripe-objects.ts'),
    text: "if (temporary.has(code)) return new PaymentProblem('later', details)",
    instead: '',
    tests: [feature('payments/provider-faults.test.ts')],
  },
  {
    name: 'a payment is cancelled before its units are released',
    file: expiry,
    text: 'if (paymentIntentId !== null && !(await isCancelled(deps, paymentIntentId))) return\n',
    instead: '\n',
    tests: [expiryTest],
  },
  {
    name: 'only a confirmed cancellation releases units',
    file: expiry,
    text: "return status === 'cancelled'\n",
    instead: 'return true\n',
    tests: [expiryTest],
  },
  {
    name: 'the expiry checks the order again under the lock',
    file: expiry,
    text: "if (!isOpen || stockState !== 'reserved' || holdExpiresAt === null || holdExpiresAt > now) return",
    instead: 'if (false) return',
    tests: [paymentRaces, expiryTest],
  },
  {
    name: 'an order whose hold has expired cannot be paid',
    file: feature('payments/payment-attempts.service.ts'),
    text: ' || (holdExpiresAt !== null && holdExpiresAt <= now)',
    instead: '',
    tests: [feature('payments/payments.test.ts')],
  },
  {
    name: 'an order that needs attention cannot be paid',
    file: feature('payments/payment-attempts.service.ts'),
    text: ' || order.attention !== null',
    instead: '',
    tests: [feature('payments/payments.test.ts'), settleTest],
  },
  {
    name: 'each payment attempt has its own idempotency key at the provider',
    file: feature('payments/payment-attempts.service.ts'),
    text: '`${keyOf(charged.charge)}-create-${paymentAttempt}`',
    instead: '`${keyOf(charged.charge)}-create-${Math.random()}`',
    tests: [feature('payments/provider-faults.test.ts')],
  },
  {
    name: 'a payment belongs to one charge',
    file: migration('0128_order_charges'),
    text: 'payment_intent_id text unique',
    instead: 'payment_intent_id text',
    tests: [chargesTest],
  },
  {
    name: 'a checkout of an account creates one order',
    file: migration('0014_placing_orders'),
    text: 'create unique index orders_by_checkout',
    instead: 'create index orders_by_checkout',
    tests: [rules],
  },
  {
    name: 'marking an order as paid to the atelier first cancels its payment at the provider',
    file: received,
    text: 'if (paymentIntentId !== null && !(await isCancelled(deps, paymentIntentId))) {',
    instead: 'if (paymentIntentId === undefined) {',
    tests: [receivedTest],
  },
  {
    name: 'an order is marked as paid once',
    file: received,
    text: '    throw alreadyPaid(charge)\n',
    instead: '',
    tests: [receivedTest],
  },
]
