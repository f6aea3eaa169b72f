import type { Db } from '@shop/api/db/connection'
import type { Atelier } from '@shop/demo/ateliers/atelier'
import { aProduct, aUser } from '@shop/test-kit/factories'

/** A Monday morning in the atelier: the fixed current time of the shop. */
export const MOMENT = new Date('2026-10-26T13:12:00Z')

/** The customer has orders, messages, favourites and reviews; a newcomer has an account and nothing else. */
export type Person = 'customer' | 'newcomer' | 'admin'

let newcomers = 0

export function personOf(db: Db, { logins }: Pick<Atelier, 'logins'>, who: Person) {
  if (who !== 'newcomer') {
    const { email } = logins[who]
    return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  }
  newcomers += 1
  return aUser(db, { email: `noiva-${newcomers}@exemplo.test`, name: 'Rita Almeida' })
}

/** The name of a product without a picture. */
const LONG_NAME = 'Vestido de Gala com Cauda Destacável em Renda Guipure e Tule Bordado à Mão'

export async function addLongNamed(db: Db) {
  const { id: categoryId } = await db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Sereia')
    .executeTakeFirstOrThrow()
  await aProduct(db, { name: LONG_NAME, categoryId })
}

export async function longNamed(db: Db): Promise<number> {
  const product = db.selectFrom('products').select('id').where('name', '=', LONG_NAME)
  return (await product.executeTakeFirstOrThrow()).id
}
