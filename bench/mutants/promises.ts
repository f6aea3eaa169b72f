import { feature, type Mutant } from './mutant.ts'

const promise = 'packages/contract/src/promise.ts'
const promiseTest = 'packages/contract/src/promise.test.ts'
const placing = feature('promises/order-promise.service.ts')
const orders = feature('promises/order-promise.test.ts')
const changes = feature('promises/promise-changes.test.ts')
const schedule = feature('schedule/schedule.service.ts')

/** No hours promised twice, no promise moved without a reason, and nothing believed that a browser says about days. */
export const promiseMutants: Mutant[] = [
  {
    name: 'a week with few working days left is not begun',
    file: promise,
    text: 'workingDaysLeft(next, closedDays) < fewestDaysOfFirstWeek',
    instead: 'workingDaysLeft(next, closedDays) < 0',
    tests: [promiseTest],
  },
  {
    name: 'lines of one order do not take the same hours',
    file: promise,
    text: '      free.set(week, (free.get(week) ?? schedule.weeklyMinutes) - minutes)\n',
    instead: '      free.set(week, free.get(week) ?? schedule.weeklyMinutes)\n',
    tests: [promiseTest],
  },
  {
    name: 'an earlier window than possible is not accepted',
    file: placing,
    text: "  throw new AppError('promise_changed', { details: { from, to: possible } })",
    instead: "  if (possible === '') throw new AppError('promise_changed')\n  return { ...agreed, from }",
    tests: [orders],
  },
  {
    name: 'only the atelier overbooks',
    file: placing,
    text: "  if (sender === 'atelier' && draft.overbook === true) return",
    instead: '  if (draft.overbook === true) return',
    tests: [orders],
  },
  {
    name: 'what arrives too late for the wedding is not sold',
    file: placing,
    text: "  if (arrival === 'late') throw new AppError('too_late_for_wedding', { details: { from, to } })\n",
    instead: '',
    tests: [orders],
  },
  {
    name: 'a tight date needs consent',
    file: placing,
    text: "arrival === 'tight' && tightAccepted !== true",
    instead: "arrival === 'tight' && tightAccepted === false",
    tests: [orders],
  },
  {
    name: 'the hours of an order sent again count as free',
    file: feature('schedule/schedule.queries.ts'),
    text: 'and orders.id <> ${exceptOrderId} and',
    instead: 'and orders.id <> -1 - ${exceptOrderId} and',
    tests: [orders],
  },
  {
    name: 'unpaid orders share a quarter of a week',
    file: schedule,
    text: 'if (!isUnpaid || load.unpaidMinutes === 0) return free',
    instead: 'if (!isUnpaid || load.unpaidMinutes >= 0) return free',
    tests: [orders],
  },
  {
    name: 'visitors see hours rounded down',
    file: 'packages/contract/src/weeks.ts',
    text: 'minutes - (minutes % shownStep)',
    instead: 'minutes - (minutes % 1)',
    tests: [orders],
  },
  {
    name: 'an account holds a limited number of hours',
    file: feature('checkout/unpaid-holds.service.ts'),
    text: '  if (minutes > 0)\n',
    instead: '  if (minutes < 0)\n',
    tests: [orders],
  },
  {
    name: 'an order sent again keeps its promise',
    file: feature('checkout/order-placing.service.ts'),
    text: '    hasSameLines &&\n',
    instead: '    hasSameLines === undefined &&\n',
    tests: [orders],
  },
  {
    name: 'payment after the end of the hold books the hours anew',
    file: feature('payments/received.service.ts'),
    text: '  await bookAtPayment(tx, deps.config.publicUrl, order)\n',
    instead: '',
    tests: [changes],
  },
  {
    name: 'late measures move the promise once a day',
    file: feature('promises/late-measures.service.ts'),
    text: 'let moved = await queries.daysMovedByMeasures(tx, order.id)',
    instead: 'let moved = 0 * (await queries.daysMovedByMeasures(tx, order.id))',
    tests: [changes],
  },
]
