import { randomBytes } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'

/** A shared list of this customer, with a comment on this product. */
export async function aListComment(db: Db, { userId, productId }: { userId: number; productId: number }) {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sharedLists')
    .values({ userId, token, showsPrices: true, showsWedding: true, takesComments: true })
    .execute()
  const device = await db
    .insertInto('listDevices')
    .values({ listId: userId, deviceHash: randomBytes(32) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const comment = await db
    .insertInto('listComments')
    .values({ deviceId: device.id, productId, name: 'Bia', text: 'É você entrando na igreja.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: comment.id, token }
}
