import type { Tx } from '@shop/api/db/connection'
import type { Atelier, PlannedCollection } from '../ateliers/atelier.ts'
import { colorPictures } from '../catalogue/color-pictures.ts'
import type { PlannedProduct } from '../catalogue/demo-product.ts'
import { categories } from '../categories.ts'
import type { PlannedStock } from '../shop/planned-stock.ts'
import { required } from './required.ts'

export interface SeededProduct {
  id: number
  product: PlannedProduct
}

export type SeededProducts = ReadonlyMap<string, SeededProduct>

/**
 * Products with their current stock, and the first ledger entry of each: the current stock plus the units taken by
 * orders since.
 */
export async function seedCatalogue(
  tx: Tx,
  atelier: Atelier,
  stock: PlannedStock,
  openedAt: Date,
): Promise<SeededProducts> {
  const { collections, selection, facts } = atelier
  const names = collections.map(({ name }) => name)
  const categoryIds = await seedCategories(tx, names)
  await describeCategories(tx, collections)
  const featuredProducts = atelier.products.filter(({ featured }) => featured)
  const products = new Map<string, SeededProduct>()
  for (const product of atelier.products) {
    const { id } = await tx
      .insertInto('products')
      .values({
        name: product.name,
        description: product.description,
        priceCents: product.priceCents,
        categoryId: required(categoryIds, product.collection),
        featured: product.featured,
        featuredPosition: product.featured ? featuredProducts.indexOf(product) + 1 : null,
        selectionPosition: selection.includes(product.slug) ? selection.indexOf(product.slug) + 1 : null,
        sizes: [...product.sizes],
        colors: [...product.colors],
        facts: JSON.stringify(facts[product.slug] ?? {}),
        stockAvailable: product.stock,
        stockReserved: stock.reserved(product.slug),
        createdAt: openedAt,
        updatedAt: openedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    products.set(product.slug, { id, product })
  }
  await tx
    .insertInto('productImages')
    .values([...products.values()].flatMap((seeded) => imageRows(seeded, atelier.pictures)))
    .execute()
  const opening = [...products.values()].map(({ id, product }) => ({
    productId: id,
    kind: 'initial' as const,
    availableChange: product.stock + stock.taken(product.slug),
    createdAt: openedAt,
  }))
  await tx.insertInto('stockMovements').values(opening).execute()
  await seedComplements(tx, products, atelier.complements)
  await seedSynonyms(tx, atelier.synonyms)
  return products
}

async function seedComplements(
  tx: Tx,
  products: SeededProducts,
  complements: Atelier['complements'],
): Promise<void> {
  const idOf = (slug: string) => required(products, slug).id
  const rows = Object.entries(complements).flatMap(([slug, chosen]) =>
    chosen.map((complement, index) => ({
      productId: idOf(slug),
      complementId: idOf(complement),
      position: index + 1,
    })),
  )
  if (rows.length === 0) return
  await tx.insertInto('productComplements').values(rows).execute()
}

/** A list that the shop has already stays as it is. */
async function seedSynonyms(tx: Tx, synonyms: Atelier['synonyms']): Promise<void> {
  const rows = synonyms.map((synonym, index) => ({
    ...synonym,
    meanings: [...synonym.meanings],
    sizes: [...synonym.sizes],
    position: index + 1,
  }))
  await tx
    .insertInto('searchSynonyms')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

async function describeCategories(tx: Tx, collections: readonly PlannedCollection[]): Promise<void> {
  for (const { name, text: description } of collections) {
    if (description === undefined) continue
    await tx
      .updateTable('categories')
      .set({ description })
      .where('name', '=', name)
      .where('description', 'is', null)
      .execute()
  }
}

/** Also for the bulk data of a database of an earlier release, which has no texts. */
export async function seedCategories(
  tx: Tx,
  names: readonly string[] = categories,
): Promise<Map<string, number>> {
  const existing = await tx.selectFrom('categories').select(['id', 'name', 'position']).execute()
  const ids = new Map(existing.map(({ id, name }) => [name, id]))
  const nextPosition = Math.max(-1, ...existing.map(({ position }) => position)) + 1
  for (const [index, name] of names.entries()) {
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

function imageRows({ id, product }: SeededProduct, pictures: Atelier['pictures']) {
  const made = new Map(Object.entries(pictures))
  return colorPictures(product, new Set(made.keys())).map(({ name, alt, color }, position) => {
    const { hash, width, height, placeholder, widths } = required(made, name)
    return { productId: id, position, hash, alt, color, width, height, placeholder, widths: [...widths] }
  })
}
