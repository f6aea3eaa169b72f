import { feature, type Mutant } from './mutant.ts'

const shipping = feature('shipments/shipments.test.ts')
const correcting = feature('delivery-correction/delivery-correction.test.ts')
const notes = feature('order-notes/order-notes.test.ts')
const erasure = feature('account/erasure.test.ts')
const service = feature('shipments/shipments.service.ts')
const correction = feature('delivery-correction/delivery-correction.service.ts')
const contract = (name: string) => `packages/contract/src/${name}`

/** A parcel goes once, to the right place, and leaves no trace of an erased customer. */
export const shipmentMutants: Mutant[] = [
  {
    name: 'two clicks send one parcel',
    file: service,
    text: 'if (earlier !== undefined) {',
    instead: 'if (earlier !== undefined && earlier.orderId !== orderId) {',
    tests: [shipping],
  },
  {
    name: 'only a ready order is sent',
    file: service,
    text: "  if (status !== 'ready') throw new AppError('order_not_ready')\n",
    instead: "  if (status === 'pending') throw new AppError('order_not_ready')\n",
    tests: [shipping],
  },
  {
    name: 'what was cancelled, refunded or withdrawn is not sent',
    file: service,
    text: "if (fulfilment === 'pickup' || hasEnded)",
    instead: "if (fulfilment === 'pickup' && hasEnded)",
    tests: [shipping],
  },
  {
    name: 'nothing is sent despite a doubtful payment without a confirmation',
    file: service,
    text: 'if (attention !== null && confirmAttention !== true)',
    instead: 'if (attention !== null && confirmAttention === false)',
    tests: [shipping],
  },
  {
    name: 'a correction without a change sends no e-mail',
    file: service,
    text: '    if (changed.length === 0) return\n',
    instead: '',
    tests: [shipping],
  },
  {
    name: 'a stale correction of a shipment is rejected',
    file: service,
    text: "    if (version !== shipment.version) throw new AppError('stale_version')\n",
    instead: '',
    tests: [shipping],
  },
  {
    name: 'a shipment is found only with its own order',
    file: feature('shipments/shipments.queries.ts'),
    text: "    .where('id', '=', id)\n    .where('orderId', '=', orderId)\n",
    instead: "    .where('id', '=', id)\n    .where('orderId', '<>', -orderId)\n",
    tests: [shipping],
  },
  {
    name: 'customers do not see the fiscal key',
    file: feature('orders/order-view.ts'),
    text: '    ...(forAdmin && { fiscalKey, version }),\n',
    instead: '    ...((forAdmin || version >= 0) && { fiscalKey, version }),\n',
    tests: [shipping],
  },
  {
    name: 'the check digit of a fiscal key is verified',
    file: contract('fiscal-key.ts'),
    text: 'key.endsWith(String(checkDigit(key.slice(0, -1))))',
    instead: 'checkDigit(key) >= 0',
    tests: [contract('fiscal-key.test.ts')],
  },
  {
    name: 'a link to follow a parcel is https',
    file: contract('shipments.ts'),
    text: "url?.protocol === 'https:' &&",
    instead: "url?.protocol !== 'file:' &&",
    tests: [contract('shipments.test.ts')],
  },
  {
    name: 'an address is not corrected once a parcel is on its way',
    file: correction,
    text: 'if (hasEnded || (await queries.isShipped(tx, id)))',
    instead: 'if (hasEnded || (id < 0 && (await queries.isShipped(tx, id))))',
    tests: [correcting],
  },
  {
    name: 'a stale correction of an address is rejected',
    file: correction,
    text: "    if (order.deliveryVersion !== correction.version) throw new AppError('stale_version')\n",
    instead: '',
    tests: [correcting],
  },
  {
    name: 'an order that its buyer changed is read again before it is corrected',
    file: feature('checkout/order-placing.service.ts'),
    text: '    ...(changed.length > 0 && { deliveryVersion: order.deliveryVersion + 1 }),\n',
    instead: '',
    tests: [feature('checkout/order-changing.test.ts')],
  },
  {
    name: 'a note is deleted with its own order only',
    file: feature('order-notes/order-notes.queries.ts'),
    text: "    .where('id', '=', id)\n    .where('orderId', '=', orderId)\n",
    instead: "    .where('id', '=', id)\n    .where('orderId', '<>', -orderId)\n",
    tests: [notes],
  },
  {
    name: 'the notes on an erased customer are deleted',
    file: feature('account/erasure.queries.ts'),
    text: "  await tx.deleteFrom('orderNotes').where('orderId', '=', anyOf(orderIds)).execute()\n",
    instead: '',
    tests: [erasure],
  },
  {
    name: 'the tracking code of an erased customer is deleted',
    file: feature('account/erasure.queries.ts'),
    text: '    .set({ trackingCode: null, trackingUrl: null })\n',
    instead: '    .set({ carrier: sql<string>`carrier` })\n',
    tests: [erasure],
  },
]
