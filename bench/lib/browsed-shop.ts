import { fillShop } from '@shop/demo/bulk/bulk'
import { startDemoShop, warm } from '@shop/test-kit/demo-shop'
import { aSession } from '@shop/test-kit/factories'
import type { Mix } from './browsing.ts'

const SIGNED_IN = 20

/**
 * A shop with the given number of products and a warm page cache, to measure normal operation, not its first minute.
 */
export async function startBrowsedShop(
  name: string,
  productCount: number,
): Promise<{ mix: Mix; pid: number; stop(): Promise<void> }> {
  const { shop, db, stop } = await startDemoShop(name, { ROLE: 'all' })
  await fillShop(db, { products: productCount, orders: productCount, users: productCount })
  const products = await db.selectFrom('products').select('id').limit(productCount).execute()
  const customers = db.selectFrom('users').select('id').where('role', '=', 'customer').limit(SIGNED_IN)
  const tokens: string[] = []
  for (const user of await customers.execute()) tokens.push((await aSession(db, user)).token)
  await warm(shop.url)
  for (const { id } of products) await (await fetch(`${shop.url}/produto/${id}`)).text()
  return { mix: { url: shop.url, productIds: products.map(({ id }) => id), tokens }, pid: shop.pid, stop }
}
