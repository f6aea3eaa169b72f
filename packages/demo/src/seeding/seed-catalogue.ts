import type { Tx } from '@shop/api/db/connection'
import type { Piece } from '../catalogue/piece.ts'
import { pieces } from '../catalogue/pieces.ts'
import { categories } from '../categories.ts'
import { pictures } from '../pictures.gen.ts'
import type { PlannedStock } from '../shop/planned-stock.ts'

export interface SeededProduct {
  id: number
  piece: Piece
}

export type SeededProducts = ReadonlyMap<string, SeededProduct>

/**
 * Products with their current stock, and the first ledger entry of each: the current stock plus the units taken by
 * orders since.
 */
export async function seedCatalogue(tx: Tx, stock: PlannedStock, openedAt: Date): Promise<SeededProducts> {
  const categoryIds = await seedCategories(tx)
  const featuredPieces = pieces.filter(({ featured }) => featured)
  const products = new Map<string, SeededProduct>()
  for (const piece of pieces) {
    const { id } = await tx
      .insertInto('products')
      .values({
        name: piece.name,
        description: piece.description,
        priceCents: piece.priceCents,
        categoryId: categoryIds.get(piece.collection) ?? null,
        featured: piece.featured,
        featuredPosition: piece.featured ? featuredPieces.indexOf(piece) + 1 : null,
        sizes: [...piece.sizes],
        colors: [...piece.colors],
        stockAvailable: piece.stock,
        stockReserved: stock.reserved(piece.slug),
        createdAt: openedAt,
        updatedAt: openedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    products.set(piece.slug, { id, piece })
  }
  await tx
    .insertInto('productImages')
    .values([...products.values()].flatMap(imageRows))
    .execute()
  const opening = [...products.values()].map(({ id, piece }) => ({
    productId: id,
    kind: 'initial' as const,
    availableChange: piece.stock + stock.taken(piece.slug),
    createdAt: openedAt,
  }))
  await tx.insertInto('stockMovements').values(opening).execute()
  return products
}

export async function seedCategories(tx: Tx): Promise<Map<string, number>> {
  const existing = await tx.selectFrom('categories').select(['id', 'name', 'position']).execute()
  const ids = new Map(existing.map(({ id, name }) => [name, id]))
  const nextPosition = Math.max(-1, ...existing.map(({ position }) => position)) + 1
  for (const [index, name] of categories.entries()) {
    if (ids.has(name)) continue
    const { id } = await tx
      .insertInto('categories')
      .values({ name, position: nextPosition + index })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(name, id)
  }
  return ids
}

function imageRows({ id, piece }: SeededProduct) {
  return piece.pictures.map(({ name, alt }, position) => {
    const { hash, width, height, placeholder, widths } = pictures[name]
    return { productId: id, position, hash, alt, width, height, placeholder, widths: [...widths] }
  })
}
