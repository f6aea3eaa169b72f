import { connect, createPool, type Db } from '@shop/api/db/connection'
import { createListCounts } from '@shop/api/features/products/counts.service'
import { fillShop } from '@shop/demo/bulk/bulk'
import { dropDatabase, freshDatabase } from '@shop/test-kit/shop-databases'

/** A database of its own with the given number of products and nothing else, unless `addTo` adds to it. */
export async function filledCatalogue(
  products: number,
  { suffix = '', addTo }: { suffix?: string; addTo?: (db: Db) => Promise<void> } = {},
) {
  const name = `bench_catalogue_${products}${suffix}`
  const url = await freshDatabase(name)
  const filling = createPool(url, { name: 'bench', max: 1, work: 'jobs', onError: () => undefined })
  await fillShop(connect(filling), { products, orders: 0, users: 0 })
  await addTo?.(connect(filling))
  await filling.end()
  const pool = createPool(url, { name: 'bench', max: 8, onError: () => undefined })
  const db = connect(pool)
  return {
    url,
    pool,
    lists: { db, totalOf: createListCounts(db) },
    async stop() {
      await pool.end()
      await dropDatabase(name)
    },
  }
}
