import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export interface Place {
  hash: string
  position: number
  alt: string
  color: string | null
}

export interface NewPicture extends Place {
  width: number
  height: number
  placeholder: string
}

const fileWritersKey = 7_205_311

/** Blocks sweeps until the transaction ends, so that no file is removed between being written and getting its row. */
export async function holdOffSweeps(tx: Tx) {
  await sql`select pg_advisory_xact_lock_shared(${fileWritersKey})`.execute(tx)
}

export async function waitForWriters(tx: Tx) {
  await sql`select pg_advisory_xact_lock(${fileWritersKey})`.execute(tx)
}

export function ofProduct(db: Db, productId: number) {
  return db
    .selectFrom('productImages')
    .select(['hash', 'alt', 'position', 'color'])
    .where('productId', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function removeOthers(tx: Tx, productId: number, retained: readonly string[]) {
  await tx
    .deleteFrom('productImages')
    .where('productId', '=', productId)
    .$if(retained.length > 0, (query) => query.where('hash', 'not in', retained))
    .execute()
}

/** One statement for all, because each statement that changes something increments the product's version. */
export async function place(tx: Tx, productId: number, places: readonly Place[]) {
  await sql`
    update product_images set position = place.position, alt = place.alt, color = place.color
    from unnest(
      ${places.map(({ hash }) => hash)}::text[],
      ${places.map(({ position }) => position)}::integer[],
      ${places.map(({ alt }) => alt)}::text[],
      ${places.map(({ color }) => color)}::text[]
    ) as place (hash, position, alt, color)
    where product_id = ${productId} and product_images.hash = place.hash
      and (product_images.position, product_images.alt, product_images.color)
        is distinct from (place.position, place.alt, place.color)`.execute(tx)
}

export async function insert(tx: Tx, productId: number, pictures: readonly NewPicture[]) {
  await tx
    .insertInto('productImages')
    .values(pictures.map((picture) => ({ ...picture, productId })))
    .execute()
}

/** References the same files from another product: they are named by their content. */
export async function copy(tx: Tx, { from, to }: { from: number; to: number }) {
  await sql`insert into product_images (product_id, position, hash, alt, width, height, placeholder, widths, color)
    select ${to}, position, hash, alt, width, height, placeholder, widths, color from product_images
    where product_id = ${from}`.execute(tx)
}

/** The same file may be a picture of products and of the site. */
export async function usesOf(db: Db, hash: string): Promise<{ width: number; use: 'product' | 'site' }[]> {
  const { rows } = await sql<{ width: number; use: 'product' | 'site' }>`
    (select width, 'product' as use from product_images where hash = ${hash} limit 1)
    union all select width, 'site' from site_images where hash = ${hash}`.execute(db)
  return rows
}

export async function usedHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('productImages')
    .select('hash')
    .where('hash', 'in', hashes)
    .union(db.selectFrom('siteImages').select('hash').where('hash', 'in', hashes))
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

/** Of products, which are locked first, as when a form is saved: otherwise the two could deadlock. */
export async function setWidths(tx: Tx, hash: string, widths: number[]) {
  await tx
    .selectFrom('products')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('productImages')
          .select('productImages.id')
          .whereRef('productId', '=', 'products.id')
          .where('hash', '=', hash),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await tx
    .updateTable('productImages')
    .set({ widths })
    .where('hash', '=', hash)
    .where(sql<boolean>`widths is distinct from ${widths}::integer[]`)
    .execute()
}

export async function setSiteWidths(tx: Tx, hash: string, widths: number[]) {
  await tx.updateTable('siteImages').set({ widths }).where('hash', '=', hash).execute()
}
