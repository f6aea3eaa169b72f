import { feature, type Mutant } from './mutant.ts'

const guests = feature('order-links/guest-orders.test.ts')
const links = feature('order-links/order-links.test.ts')

/** A buyer without an account loses nothing, and gives nothing away. */
export const guestMutants: Mutant[] = [
  {
    name: 'a link opens its own order only',
    file: feature('orders/orders.service.ts'),
    text: "  if (holder.orderId !== id) throw new AppError('order_not_found')\n",
    instead: '',
    tests: [guests],
  },
  {
    name: 'a withdrawal by link is of the link’s own order',
    file: feature('orders/orders.service.ts'),
    text: "return holder.role === 'link' ? holder.orderId === id : holder.id === userId",
    instead: "return holder.role === 'link' || holder.id === userId || id === 0",
    tests: [guests],
  },
  {
    name: 'a guest sends the id of the checkout',
    file: feature('checkout/checkout.routes.ts'),
    text: '  if (checkoutId === undefined)\n',
    instead: "  if (checkoutId === '')\n",
    tests: [guests],
  },
  {
    name: 'the order of an ended session does not become a guest’s',
    file: feature('checkout/checkout.routes.ts'),
    text: "      if (!actor && request.headers.authorization !== undefined) throw new AppError('unauthenticated')\n",
    instead: '',
    tests: [guests],
  },
  {
    name: 'a guest’s clicks run in sequence',
    file: feature('checkout/order-placing.queries.ts'),
    text: 'select pg_advisory_xact_lock(hashtextextended(${buyer.guest.checkoutId ?? buyer.guest.email}, 0))',
    instead: 'select ${buyer.guest.checkoutId ?? buyer.guest.email}::text',
    tests: [guests],
  },
  {
    name: 'wrong tokens of links are counted',
    file: feature('order-links/order-links.service.ts'),
    text: '    await limits.consume(GUESS, network)\n',
    instead: '',
    tests: [links],
  },
  {
    name: 'the link that reads an order does not claim it',
    file: feature('order-links/order-links.queries.ts'),
    text: "    .where('kind', '=', 'claim')\n",
    instead: '',
    tests: [links],
  },
  {
    name: 'the link that claims an order does not read it',
    file: feature('order-links/order-links.queries.ts'),
    text: "    .where('kind', '=', kind)\n",
    instead: "    .where('kind', 'in', [kind, 'claim'])\n",
    tests: [links],
  },
  {
    name: 'an order that has an account is not claimed',
    file: feature('order-links/order-links.queries.ts'),
    text: "    .where('userId', 'is', null)\n    .where('erasedAt', 'is', null)\n",
    instead: "    .where('erasedAt', 'is', null)\n",
    tests: [links],
  },
  {
    name: 'number and e-mail find an order only together',
    file: feature('order-links/order-links.queries.ts'),
    text: "    .where('customerEmail', '=', email)\n",
    instead: "    .where('customerEmail', '<>', `${email}-`)\n",
    tests: [links],
  },
  {
    name: 'a link ends some time after the delivery',
    file: feature('order-links/order-links.queries.ts'),
    text: '  > now() - ${orderLinkDays}',
    instead: '  > now() - 100 * ${orderLinkDays}',
    tests: [guests],
  },
]
