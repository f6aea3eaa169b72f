/** Orders with manipulated money, items and state. */
import { lines, type Tampered, type TestProduct, tamperedWith } from './tampered-draft.ts'

export interface TestStock {
  dress: TestProduct
  /** Has another price. */
  veil: TestProduct
  /** Has two units in stock. */
  scarce: TestProduct
  deleted: TestProduct
  /** Its price went up after the browser had read it. */
  dearer: TestProduct & { read: number }
}

const NO_NUMBERS: unknown[] = [
  null,
  true,
  false,
  '',
  '1',
  '1e3',
  '0x1',
  ' 1 ',
  'NaN',
  [],
  [1],
  {},
  { valueOf: 1 },
]
const NO_COUNTS = [0, -1, -10, 0.5, 1.5, 1.000001, 11, 100, 1e9, 2 ** 31, 2 ** 53, 1e308, -1e308]
const NO_IDS = [0, -1, 0.5, 999_999, 2 ** 31, 2 ** 53, 1e308]
const NO_CHOICES: unknown[] = [
  null,
  true,
  1,
  '',
  ' ',
  'XXL',
  'm',
  'M\u0000',
  "M' or '1'='1",
  'M'.repeat(41),
  [],
  ['M'],
  {},
]
const NO_LISTS: unknown[] = [null, {}, [], '', 'M', 1, [null], [[]], [1], ['1']]
/** Field names for money, state or ownership somewhere in the shop. */
const SMUGGLED: Record<string, unknown> = {
  price: 0.01,
  unitPrice: 0.01,
  unitPriceCents: 1,
  unit_price: 0.01,
  totalCents: 1,
  total_cents: 1,
  subtotal: 0.01,
  discount: 100,
  coupon: 'GRATIS',
  shippingCost: -5000,
  currency: 'USD',
  amount: 1,
  id: 1,
  number: 1,
  orderId: 1,
  userId: 1,
  user_id: 1,
  status: 'Entregue',
  paymentState: 'pago',
  payment_state: 'paid',
  paidAt: '2020-01-01T00:00:00.000Z',
  paymentIntentId: 'pi_1',
  refundedTotal: 1,
  stockState: 'sold',
  holdExpiresAt: '2099-01-01T00:00:00.000Z',
  recordedBy: 1,
  role: 'admin',
  attention: null,
}

export function tamperedOrders(stock: TestStock): Tampered[] {
  const { dress, veil, scarce, deleted, dearer } = stock
  const { expectRejected, allow } = tamperedWith(dress)
  const price = dress.price
  return [
    allow('nothing', {}),
    ...[...NO_NUMBERS, ...NO_COUNTS].map((quantity) => expectRejected('quantity', { line: { quantity } })),
    ...[...NO_NUMBERS, ...NO_IDS].map((id) => expectRejected('id', { line: { id } })),
    ...NO_CHOICES.map((size) => expectRejected('size', { line: { size } })),
    ...NO_CHOICES.map((color) => expectRejected('color', { line: { color } })),
    ...NO_NUMBERS.map((total) => expectRejected('total', { top: { total } })),
    ...[0, -price, -1, price - 0.01, price + 0.01, price / 100, price * 100, 1e308, 1].map((total) =>
      expectRejected('total', { top: { total } }),
    ),
    ...[price + 0.001, price - 0.004].map((total) => allow('total', { top: { total } })),
    ...NO_LISTS.map((items) => expectRejected('items', { top: { items } })),
    ...['NaN', 'Infinity', '-Infinity', '1e999', '01', '0x1', '1n', 'undefined', '+1'].flatMap((raw) => [
      expectRejected('quantity', { line: { quantity: '@raw' }, raw }),
      expectRejected('total', { top: { total: '@raw' }, raw }),
    ]),
    expectRejected('the price of another product', { line: { id: veil.id } }),
    expectRejected('a deleted product', { line: { id: deleted.id }, top: { total: deleted.price } }),
    expectRejected('an outdated price', { line: { id: dearer.id }, top: { total: dearer.read } }),
    expectRejected('more than in stock', {
      line: { id: scarce.id, quantity: 3 },
      top: { total: scarce.price * 3 },
    }),
    expectRejected(
      'more than in stock, in two sizes',
      lines(scarce, [{ size: 'P' }, { size: 'M', quantity: 2 }]),
    ),
    expectRejected('eleven in two lines', lines(dress, [{ quantity: 6 }, { quantity: 5 }])),
    expectRejected('a negative line next to a valid one', lines(dress, [{ quantity: 3 }, { quantity: -2 }])),
    expectRejected('a line with quantity 0 next to a valid one', lines(dress, [{}, { quantity: 0 }])),
    expectRejected(
      'fifty-one lines',
      lines(
        dress,
        Array.from({ length: 51 }, () => ({})),
      ),
    ),
    ...['BA', 'XX', 'sp', '', null, 1].map((state) => expectRejected('state', { shipping: { state } })),
    ...['abc', 1, '', {}].map((checkoutId) => expectRejected('checkoutId', { top: { checkoutId } })),
    ...Object.entries(SMUGGLED).map(([name, value]) =>
      allow(`${name} in the order`, { top: { [name]: value } }),
    ),
    ...Object.entries(SMUGGLED)
      .filter(([name]) => name !== 'id')
      .map(([name, value]) => allow(`${name} in a line`, { line: { [name]: value } })),
    allow('a cart id of another variant', { line: { cartId: `${veil.id}-GG-Rosé` } }),
    allow('another name', { line: { name: 'Brinde' } }),
    expectRejected('a prototype in a line', {
      line: { quantity: '@raw' },
      raw: '1,"__proto__":{"quantity":0}',
    }),
    expectRejected('a prototype in the order', {
      top: { total: '@raw' },
      raw: `${price},"__proto__":{"total":1}`,
    }),
    expectRejected('two totals', { top: { total: '@raw' }, raw: `${price},"total":0.01` }),
    allow('two totals, the right one last', {
      top: { total: '@raw' },
      raw: `0.01,"total":${price}`,
    }),
  ]
}
