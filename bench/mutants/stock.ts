import { api, feature, type Mutant, migration } from './mutant.ts'

const races = feature('checkout/order-races.test.ts')
const unpaidHolds = feature('checkout/unpaid-holds.test.ts')
const holdTimes = feature('checkout/hold-times.test.ts')
const placing = feature('checkout/order-placing.test.ts')
const rules = api('db/rules.test.ts')
const stockTest = feature('stock/stock.test.ts')
const pricing = feature('checkout/order-pricing.service.ts')

/** No unit is sold twice, given away or lost from the stock count. */
export const stockMutants: Mutant[] = [
  {
    name: 'two variants with the same hyphenated cart id are two lines',
    file: 'packages/contract/src/cart.ts',
    text: 'return JSON.stringify([productId, size, color])',
    instead: 'return cartId(productId, size, color)',
    tests: [placing],
  },
  {
    name: 'the promised delivery window is stored when the order is paid',
    file: feature('orders/promised-window.service.ts'),
    text: 'from !== null && to !== null ? { from, to } : deliveryWindow(paidAt)',
    instead: 'deliveryWindow(paidAt)',
    tests: [feature('orders/promised-window.test.ts')],
  },
  {
    name: 'concurrent orders of one account are handled sequentially',
    file: feature('checkout/order-placing.queries.ts'),
    text: "where('id', '=', userId).forNoKeyUpdate()",
    instead: "where('id', '=', userId)",
    tests: [races],
  },
  {
    name: 'orders of one address are counted sequentially',
    file: feature('checkout/unpaid-holds.service.ts'),
    text: 'if (limits.addressUnits !== null) await queries.lockAddress(tx, addressKey)',
    instead: '',
    tests: [unpaidHolds],
  },
  {
    name: 'the number of unpaid units that an account holds is limited',
    file: feature('checkout/unpaid-holds.service.ts'),
    text: 'if (units.account > limits.accountUnits)',
    instead: 'if (false)',
    tests: [unpaidHolds],
  },
  {
    name: 'the number of unpaid orders of an account is limited',
    file: feature('checkout/unpaid-holds.service.ts'),
    text: 'open === undefined && held.orders >= limits.orders',
    instead: 'false',
    tests: [unpaidHolds],
  },
  {
    name: 'an order that is sent repeatedly expires an hour after its creation',
    file: api('lib/hold-times.ts'),
    text: 'Math.max(sending, heldUntil), total, ...left)',
    instead: 'Math.max(sending, heldUntil), ...left)',
    tests: [holdTimes],
  },
  {
    name: 'an account can hold one product unpaid for one hour in three',
    file: feature('checkout/unpaid-holds.service.ts'),
    text: 'const { usedMs = 0, lateAt = null } = heldTimes.get(productId) ?? {}',
    instead: 'const [usedMs, lateAt] = [0, null]',
    tests: [holdTimes],
  },
  {
    name: 'a buyer whose hold time is used up can still pay',
    file: api('lib/hold-times.ts'),
    text: '!isHeld && times.totalMs - usedMs < times.lateMs',
    instead: 'false',
    tests: [holdTimes],
  },
  {
    name: 'a short hold after the hour is granted once an hour',
    file: api('lib/hold-times.ts'),
    text: 'withPayment && next <= at',
    instead: 'withPayment',
    tests: [holdTimes],
  },
  {
    name: 'a product is locked while it is priced',
    file: feature('checkout/order-pricing.queries.ts'),
    text: "    .orderBy('id')\n    .forNoKeyUpdate()\n",
    instead: "    .orderBy('id')\n",
    tests: [races],
  },
  {
    name: 'products are locked in the order of their ids while they are priced',
    file: feature('checkout/order-pricing.queries.ts'),
    text: ".orderBy('id')",
    instead: '.orderBy(sql`random()`)',
    tests: [races],
  },
  {
    name: 'products are locked in the order of their ids while their stock changes',
    file: feature('stock/stock.queries.ts'),
    text: 'order by id for no key update of products',
    instead: 'order by random() for no key update of products',
    tests: [stockTest],
  },
  {
    name: 'only available units can be taken',
    file: feature('stock/stock.queries.ts'),
    text: ' and stock_available >= -asked.available',
    instead: '',
    tests: [stockTest],
  },
  {
    name: 'only held units can be sold or released',
    file: feature('stock/stock.queries.ts'),
    text: ' and stock_reserved >= -asked.reserved',
    instead: '',
    tests: [stockTest],
  },
  {
    name: 'a product taken off sale cannot be reserved',
    file: feature('stock/stock.queries.ts'),
    text: 'and (asked.available >= 0 or deleted_at is null)',
    instead: '',
    tests: [stockTest],
  },
  {
    name: 'the available stock cannot be negative',
    file: migration('0003_catalogue'),
    text: ' constraint products_stock_available_not_negative check (stock_available >= 0)',
    instead: '',
    tests: [rules],
  },
  {
    name: 'the reserved stock cannot be negative',
    file: migration('0003_catalogue'),
    text: ' constraint products_stock_reserved_not_negative check (stock_reserved >= 0)',
    instead: '',
    tests: [rules],
  },
  {
    name: 'the number of units changes only by a recount',
    file: migration('0005_orders'),
    text: "when 'taken' then sold_change > 0 and available_change = -sold_change and reserved_change = 0",
    instead: "when 'taken' then true",
    tests: [stockTest],
  },
  {
    name: 'the stock ledger is append-only',
    file: migration('0005_orders'),
    text: 'create trigger stock_movements_append_only before update or delete on stock_movements\n  for each row execute function refuse_change();',
    instead: '',
    tests: [rules],
  },
  {
    name: 'a changed price is reported, not charged',
    file: pricing,
    text: 'if (totalCents !== expected)',
    instead: 'if (false)',
    tests: [placing],
  },
  {
    name: 'lines of one product are counted together',
    file: pricing,
    text: 'productsOf(product.id, lines) > stockOf(product)',
    instead: 'false',
    tests: [placing],
  },
  {
    name: 'a size or colour that the product does not have cannot be ordered',
    file: pricing,
    text: 'if (!sizes.some((one) => one === size) || !colors.some((one) => one === color))',
    instead: 'if (false)',
    tests: [placing],
  },
  {
    name: 'a product that is no longer sold cannot be priced',
    file: pricing,
    text: ' || product.deletedAt !== null',
    instead: '',
    tests: [placing],
  },
  {
    name: 'a repeated line has the quantity limit of one line',
    file: pricing,
    text: 'merged.some(({ quantity }) => quantity > maxQuantityPerLine)',
    instead: 'false',
    tests: [placing],
  },
  {
    name: 'concurrent changes by two administrators are detected',
    file: feature('products/product-writing.service.ts'),
    text: 'form.version !== undefined && form.version !== now.version',
    instead: 'false',
    tests: [feature('products/product-races.test.ts')],
  },
  {
    name: 'a recount is applied as a difference, not as a total',
    file: feature('products/product-writing.service.ts'),
    text: 'form.stockRead ?? now.stockAvailable',
    instead: 'now.stockAvailable',
    tests: [feature('products/product-races.test.ts')],
  },
]
