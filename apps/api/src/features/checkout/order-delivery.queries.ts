import type { Db } from '../../db/connection.ts'

/** Of the account's newest order that has one. */
export async function lastCpf(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select((eb) => eb.ref('customerCpf').$notNull().as('cpf'))
    .where('userId', '=', userId)
    .where('customerCpf', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.cpf
}
