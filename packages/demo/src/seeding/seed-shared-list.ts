import { randomBytes } from 'node:crypto'
import type { Tx } from '@shop/api/db/connection'
import { hashToken, newToken } from '@shop/api/lib/token'
import { sharedList } from '../people/shared-lists.ts'
import { required } from './required.ts'
import type { SeededProducts } from './seed-catalogue.ts'
import type { SeededPeople } from './seed-people.ts'

const HOUR_MS = 3_600_000

/** Its link is a new secret in every shop, as a customer's is. */
export async function seedSharedList(tx: Tx, products: SeededProducts, people: SeededPeople, now: Date) {
  const listId = required(people.customers, sharedList.customer).id
  const settings = { showsPrices: true, showsWedding: true, takesComments: true }
  await tx
    .insertInto('sharedLists')
    .values({ userId: listId, token: newToken(), message: sharedList.message, ...settings })
    .execute()
  const productId = (slug: string) => required(products, slug).id
  for (const [index, { name, hearts, comments }] of sharedList.people.entries()) {
    const { id: deviceId } = await tx
      .insertInto('listDevices')
      .values({ listId, deviceHash: hashToken(randomBytes(32).toString('base64url')) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('listHearts')
      .values(hearts.map((slug) => ({ deviceId, productId: productId(slug) })))
      .execute()
    const writtenAt = new Date(now.getTime() - (sharedList.people.length - index) * HOUR_MS)
    await tx
      .insertInto('listComments')
      .values(
        comments.map(({ slug, text }) => ({ deviceId, productId: productId(slug), name, text, writtenAt })),
      )
      .execute()
  }
}
