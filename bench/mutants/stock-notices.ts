import { feature, type Mutant } from './mutant.ts'

const requests = feature('stock-notices/stock-notices.test.ts')
const restock = feature('stock-notices/restock.test.ts')

/** One email for each confirmed request, to nobody else. */
export const stockNoticeMutants: Mutant[] = [
  {
    name: 'an unconfirmed request gets no email about units',
    file: feature('stock-notices/restock.queries.ts'),
    text: "where product_id = ${productId} and status = 'waiting'",
    instead: "where product_id = ${productId} and status <> 'notified'",
    tests: [restock],
  },
  {
    name: 'a request gets one email about units',
    file: feature('stock-notices/restock.service.ts'),
    text: 'await queries.markNotified(tx, noticeIds)',
    instead: 'await queries.markNotified(tx, [])',
    tests: [restock],
  },
  {
    name: 'a request for a known address gets the same response',
    file: feature('stock-notices/stock-notices.queries.ts'),
    text: ".where('status', '<>', 'notified')\n        .doUpdateSet",
    instead: ".where('status', '=', 'notified')\n        .doUpdateSet",
    tests: [requests],
  },
  {
    name: 'a confirmation waits for units that are coming back',
    file: feature('stock-notices/stock-notices.service.ts'),
    text: 'await queries.lockProduct(tx, productId)',
    instead: '',
    tests: [restock],
  },
  {
    name: 'requests of one address are limited',
    file: feature('stock-notices/stock-notices.service.ts'),
    text: 'if (excess <= 0) return',
    instead: 'return',
    tests: [requests],
  },
]
