import type { Db } from '../../db/connection.ts'

export async function addressSecret(db: Db): Promise<Buffer> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'address_key')
    .executeTakeFirstOrThrow()
  return value
}
