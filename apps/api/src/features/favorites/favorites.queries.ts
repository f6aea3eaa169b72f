import type { Db } from '../../db/connection.ts'

export async function listProductIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('productId')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('productId', 'desc')
    .execute()
  return rows.map(({ productId }) => productId)
}
