import type { Db } from '@shop/api/db/connection'

/**
 * The pages on which people arrive: home, the list, the piece that the demo's own pictures show most, and what a search
 * engine leads to when somebody asks about the shop itself.
 */
export async function firstPages(db: Db): Promise<string[]> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Açucena')
    .executeTakeFirstOrThrow()
  return ['/', '/colecoes', `/produto/${id}`, '/sobre', '/contato', '/faq', '/politica-de-trocas']
}
