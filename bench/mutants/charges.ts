import { feature, type Mutant, migration } from './mutant.ts'

const table = migration('0128_order_charges')
/** Its functions replace those of the table's own migration. */
const inParts = migration('0145_money_in_parts')
const refunds = migration('0129_refunds_of_charges')
const cases = migration('0130_cases_of_charges')
const plan = 'packages/contract/src/payment-plan.ts'
const planTest = 'packages/contract/src/payment-plan.test.ts'
const orderPlanTest = feature('checkout/order-plan.test.ts')
const chargesTest = feature('payments/charges.test.ts')
const planPayments = feature('payments/plan-payments.test.ts')
const changesTest = feature('payments/charge-changes.test.ts')
const earlierTest = feature('payments/earlier-orders.test.ts')

/** An order and its charges agree, and two versions of the shop can write them. */
export const chargeMutants: Mutant[] = [
  {
    name: 'the charges of an order add up to its total',
    file: migration('0132_charges_add_up'),
    text: '  if found then\n',
    instead: '  if false then\n',
    tests: [chargesTest],
  },
  {
    name: 'every order begins with a charge',
    file: table,
    text: 'begin\n  perform begin_charge(new.id);',
    instead: 'begin',
    tests: [chargesTest],
  },
  {
    name: 'a refund counts for its own charge',
    file: refunds,
    text: 'and (charge_id = new.charge_id or charge_id is null) and status',
    instead: 'and status',
    tests: [chargesTest],
  },
  {
    name: 'a charge of another order is not refunded',
    file: refunds,
    text: 'from order_charges where id = new.charge_id and order_id = new.order_id;',
    instead: 'from order_charges where id = new.charge_id;',
    tests: [chargesTest],
  },
  {
    name: 'an order has the refunds of all its charges',
    file: refunds,
    text: 'as returned from order_charges where order_id = new.order_id)',
    instead: 'as returned from order_charges where id = new.charge_id)',
    tests: [chargesTest],
  },
  {
    name: 'a chargeback is at most what its charge received',
    file: feature('payments/charges.queries.ts'),
    text: 'least(coalesce(received_cents, amount_cents), (',
    instead: 'least(99999999, (',
    tests: [chargesTest],
  },
  {
    name: 'an order has the chargebacks of all its charges',
    file: feature('payments/charges.queries.ts'),
    text: 'from order_charges where order_id = orders.id)',
    instead: 'from order_charges where order_id = orders.id and position = 0)',
    tests: [chargesTest],
  },
  {
    name: 'what the version before writes into an order reaches its charge',
    file: inParts,
    text: 'payment_attempt = new.payment_attempt, amount_revision = new.amount_revision,\n    paid_at',
    instead: 'payment_attempt = new.payment_attempt,\n    paid_at',
    tests: [chargesTest],
  },
  {
    name: 'the version before reads what this one writes into a charge',
    file: table,
    text: '  update orders set payment_intent_id = new.payment_intent_id,',
    instead: '  update orders set payment_intent_id = payment_intent_id,',
    tests: [chargesTest],
  },
  {
    name: 'a refund of the version before names a charge',
    file: refunds,
    text: '  select id into new.charge_id from order_charges where order_id = new.order_id and position = 0;\n',
    instead: '',
    tests: [chargesTest],
  },
  {
    name: 'an order that is changed before its turn gets its charge at once',
    file: table,
    text: '  if not found then perform begin_charge(new.id); end if;\n',
    instead: '',
    tests: [earlierTest],
  },
  {
    name: 'refunds of earlier orders name their charge',
    file: cases,
    text: 'refunds.order_id < first + step and charge_id is null\n',
    instead: 'refunds.order_id < first + step and false\n',
    tests: [earlierTest],
  },
  {
    name: 'money of another amount that the bank takes back ends the mismatch',
    file: feature('payments/mismatch.service.ts'),
    text: 'refundedCents + chargedBackCents >= receivedCents',
    instead: 'refundedCents >= receivedCents',
    tests: [feature('payments/mismatch.test.ts')],
  },
  {
    name: 'a refund that failed is to be checked again after a dispute',
    file: feature('payments/refund-attention.service.ts'),
    text: "? 'refund_failed' : null",
    instead: '? null : null',
    tests: [feature('payments/payment-cases.test.ts')],
  },
  {
    name: 'an order of a guest that the atelier was paid for is not bought again',
    file: feature('checkout/order-placing.queries.ts'),
    text: 'user_id is null and (recorded_by is null or is_guest)',
    instead: 'user_id is null and recorded_by is null',
    tests: [feature('order-links/guest-orders.test.ts')],
  },
  {
    name: 'a payment of another charge is not accepted',
    file: feature('payments/settle.service.ts'),
    text: 'payment.chargeId === (position === 0 ? undefined : id)',
    instead: 'true',
    tests: [planPayments],
  },
  {
    name: 'a part is not paid before the deposit, nor after the order has ended',
    file: feature('payments/open-part.ts'),
    text: 'hasReceivedMoney(order.paymentState) && order.cancelledAt === null && charge.cancelledAt === null',
    instead: 'true',
    tests: [planPayments],
  },
  {
    name: 'the plan that was shown is compared with the plan of the formula',
    file: feature('payment-plans/order-plan.service.ts'),
    text: 'draft.planShown !== undefined && !isSamePlan(charges, draft.planShown)',
    instead: 'false',
    tests: [orderPlanTest],
  },
  {
    name: 'charges that are moved keep their sum',
    file: feature('payments/charge-changes.service.ts'),
    text: "if (sumOf(wanted) !== sumOf(open)) throw new AppError('charges_not_total')",
    instead: '',
    tests: [changesTest],
  },
  {
    name: 'an extra is accepted once',
    file: feature('payments/extras.service.ts'),
    text: "if (accepts ? extra.acceptedAt !== null : extra.declinedAt !== null) return\n    if (isEnded(extra)) throw new AppError('extra_ended')",
    instead: '',
    tests: [changesTest],
  },
  {
    name: 'the deposit is the owner’s percent of the total',
    file: plan,
    text: 'const depositCents = Math.round((totalCents * terms.depositPercent) / 100)',
    instead: 'const depositCents = Math.round((totalCents * 50) / 100)',
    tests: [planTest, orderPlanTest],
  },
  {
    name: 'the first part has what the division leaves',
    file: plan,
    text: 'amountCents: at === 0 ? restCents - partCents * (count - 1) : partCents',
    instead: 'amountCents: at < 0 ? 0 : partCents',
    tests: [planTest, orderPlanTest],
  },
  {
    name: 'a plan is offered from the owner’s least sum on',
    file: plan,
    text: 'cents >= terms.minOrderCents',
    instead: 'cents >= 0',
    tests: [planTest, orderPlanTest],
  },
  {
    name: 'no plan is offered where the last part would be due today',
    file: plan,
    text: 'if (lastDueOn <= today) return undefined',
    instead: "if (lastDueOn <= '') return undefined",
    tests: [planTest, orderPlanTest],
  },
  {
    name: 'parts are a month apart, the last before the order is ready',
    file: plan,
    text: 'addMonths(today, count + 1) <= lastDueOn &&',
    instead: "addMonths(today, count + 1) > '' &&",
    tests: [planTest, orderPlanTest],
  },
  {
    name: 'what is paid is not moved',
    file: feature('payments/charge-changes.service.ts'),
    text: 'if (open.some((charge) => charge.id === id)) continue',
    instead: 'if (all.some((charge) => charge.id === id)) continue',
    tests: [changesTest],
  },
  {
    name: 'nothing is due by a typing error in the year',
    file: feature('payments/charge-changes.service.ts'),
    text: 'if (dueOn > lastDueDay(today)) throw',
    instead: 'if (false) throw',
    tests: [changesTest],
  },
  {
    name: 'an extra counts only once the customer has accepted it',
    file: feature('payments/extras.service.ts'),
    text: 'if (!accepted) return notifyExtraProposed(',
    instead: 'if (false) return notifyExtraProposed(',
    tests: [changesTest],
  },
  {
    name: 'nobody else accepts an extra',
    file: feature('payments/extras.service.ts'),
    text: 'if (admin === undefined && !isHeldBy(order, holder)) throw',
    instead: 'if (false) throw',
    tests: [changesTest],
  },
  {
    name: 'nothing is delivered with a balance without a reason',
    file: feature('orders/open-balance.service.ts'),
    text: 'if (balanceReason === undefined)',
    instead: 'if (false)',
    tests: [feature('orders/open-balance.test.ts')],
  },
]
