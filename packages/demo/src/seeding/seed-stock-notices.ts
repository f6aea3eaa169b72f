import type { Tx } from '@shop/api/db/connection'
import type { CustomerKey } from '../people/person.ts'
import { required } from './required.ts'
import type { SeededProducts } from './seed-catalogue.ts'
import type { SeededPeople } from './seed-people.ts'

const dayMs = 24 * 60 * 60_000

/** Three who wait for a dress that is sold out. */
const waiting: readonly { customer: CustomerKey; size: string; daysAgo: number }[] = [
  { customer: 'beatriz', size: 'G', daysAgo: 9 },
  { customer: 'aline', size: 'G', daysAgo: 6 },
  { customer: 'gabriela', size: 'M', daysAgo: 2 },
]

export async function seedStockNotices(tx: Tx, products: SeededProducts, people: SeededPeople, now: Date) {
  const productId = required(products, 'jasmim').id
  const rows = waiting.map(({ customer, size, daysAgo }) => {
    const at = new Date(now.getTime() - daysAgo * dayMs)
    const { email } = required(people.customers, customer).person
    const status = 'waiting' as const
    return { email, productId, size, color: 'Branco', status, requestedAt: at, confirmedAt: at }
  })
  await tx.insertInto('stockNotices').values(rows).execute()
}
