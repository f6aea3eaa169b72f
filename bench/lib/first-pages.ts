import type { Db } from '@shop/api/db/connection'

/**
 * The usual entry pages: home, the list, the product with the most pictures in the demo, and the pages about the shop
 * that search engines link to.
 */
export async function firstPages(db: Db): Promise<string[]> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Açucena')
    .executeTakeFirstOrThrow()
  const shop = ['/sobre', '/contato', '/agendar', '/faq', '/medidas', '/politica-de-trocas']
  return ['/', '/colecoes', `/produto/${id}`, ...shop]
}
