import type { Db } from '@shop/api/db/connection'

/** Addresses under .test belong to nobody, so only the demonstration has accounts there, with passwords anybody knows. */
export async function refuseDemoAccounts(db: Db) {
  const demo = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', '%.test')
    .limit(1)
    .executeTakeFirst()
  if (demo) throw new Error('SHOP_MODE=live refuses to start: this database holds demo accounts')
}
