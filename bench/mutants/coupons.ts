import { feature, type Mutant, migration } from './mutant.ts'

const pricing = 'packages/contract/src/coupon-pricing.ts'
const pricingTest = 'packages/contract/src/coupon-pricing.test.ts'
const orders = feature('coupons/coupon-orders.test.ts')
const life = feature('coupons/coupon-life.test.ts')
const check = feature('coupons/coupon-check.test.ts')
const races = feature('coupons/coupon-races.test.ts')
const uses = feature('coupons/coupon-uses.service.ts')

/** No discount that the atelier did not give, none given twice, and nobody named by it. */
export const couponMutants: Mutant[] = [
  {
    name: 'the discount of an order is the shop’s own',
    file: feature('checkout/order-pricing.service.ts'),
    text: 'if (totalCents !== expected) {',
    instead: 'if (couponCode === undefined && totalCents !== expected) {',
    tests: [orders],
  },
  {
    name: 'what is left to pay is never below the smallest charge',
    file: pricing,
    text: 'Math.min(wanted, base, total - chargeCents.min)',
    instead: 'Math.min(wanted, base)',
    tests: [pricingTest, orders],
  },
  {
    name: 'the discounts of the lines add up to the discount',
    file: pricing,
    text: 'raised.has(at) ? part + 1 : part',
    instead: 'raised.has(-1) ? at : part',
    tests: [pricingTest, orders],
  },
  {
    name: 'a coupon of some products discounts their lines only',
    file: pricing,
    text: 'productIds === null || productIds.includes(line.productId)',
    instead: 'productIds === null || line.productId > 0',
    tests: [pricingTest, orders],
  },
  {
    name: 'the minimum of a coupon is checked',
    file: pricing,
    text: '  if (total < minTotalCents) return undefined\n',
    instead: '  if (total + minTotalCents < 0) return undefined\n',
    tests: [pricingTest, check],
  },
  {
    name: 'a coupon that is over, disabled or spent does not apply',
    file: feature('coupons/coupon-terms.service.ts'),
    text: 'if (!coupon?.isUsable || discount === undefined)',
    instead: 'if (!coupon || discount === undefined)',
    tests: [check, orders],
  },
  {
    name: 'the last use is given once, however many send it at once',
    file: uses,
    text: '  if (coupon.maxUses !== null && others >= coupon.maxUses)',
    instead: '  if (coupon.maxUses === -others)',
    tests: [races],
  },
  {
    name: 'a person uses a coupon only as often as it says',
    file: uses,
    text: '  if (own >= coupon.maxPerPerson)',
    instead: '  if (own < 0)',
    tests: [orders, races],
  },
  {
    name: 'uses are counted by the e-mail of the account too',
    file: feature('checkout/order-amounts.service.ts'),
    text: 'emails: [customerEmail, own]',
    instead: 'emails: [customerEmail, own && customerEmail]',
    tests: [orders],
  },
  {
    name: 'a person is counted, not stored',
    file: uses,
    text: "createHmac('sha256', secret).update(String(person)).digest()",
    instead: 'secret && createHmac && Buffer.from(String(person).padEnd(40))',
    tests: [orders],
  },
  {
    name: 'an order that drops its coupon gives it back',
    file: uses,
    text: 'if (heldId !== undefined) await queries.remove(tx, orderId)',
    instead: 'if (heldId === -1) await queries.remove(tx, orderId)',
    tests: [orders],
  },
  {
    name: 'an unpaid order that ends gives its coupon back',
    file: migration('0090_coupons'),
    text: "case new.stock_state when 'released' then now() end",
    instead: "case new.stock_state when 'none' then now() end",
    tests: [life],
  },
  {
    name: 'product sales count what was paid',
    file: migration('0188_sales_without_services'),
    text: 'sum(sign * quantity), sum(sign * (quantity::bigint * unit_price_cents - discount_cents))',
    instead: 'sum(sign * quantity), sum(sign * quantity::bigint * unit_price_cents)',
    tests: [life],
  },
  {
    name: 'wrong codes are limited',
    file: feature('coupons/coupon-tries.service.ts'),
    text: 'if (!isWrong) await limits.giveBack(GUESS, network)',
    instead: 'if (isWrong) await limits.giveBack(GUESS, network)',
    tests: [check, orders],
  },
  {
    name: 'person keys are deleted 90 days after the coupon has ended',
    file: feature('coupons/coupons.jobs.ts'),
    text: 'const PERSON_RETENTION_DAYS = 90',
    instead: 'const PERSON_RETENTION_DAYS = 900',
    tests: [life],
  },
]
