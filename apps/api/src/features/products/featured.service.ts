/** Which products the home page shows, and in which order. The home page shows three, so at most three are featured. */
import { homeFeaturedLimit } from '@shop/contract/constants'
import type { Product } from '@shop/contract/products'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './featured.queries.ts'
import { readProducts } from './products.service.ts'

const names = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** The column values for a form: none when nothing changes. A newly featured product goes last. */
export async function featuredValues(
  tx: Tx,
  wanted: boolean | undefined,
  before: { featured: boolean; hidden: boolean } = { featured: false, hidden: false },
) {
  if (wanted === undefined || wanted === before.featured) return {}
  if (!wanted) return { featured: false, featuredPosition: null }
  if (before.hidden) throw new AppError('featured_hidden')
  await queries.lockFeatured(tx)
  const others = await queries.featured(tx)
  if (others.length >= homeFeaturedLimit) {
    const list = names.format(others.map(({ name }) => name))
    throw new AppError('featured_full', {
      message: `Já há três destaques na página inicial: ${list}. Tire um deles para destacar este.`,
      details: { products: others.map(({ id, name }) => ({ id, name })) },
    })
  }
  return { featured: true, featuredPosition: (others.at(-1)?.position ?? 0) + 1 }
}

/** For a change of many: locks the list of featured products, and returns its last position. */
export async function lockFeatured(tx: Tx): Promise<number> {
  await queries.lockFeatured(tx)
  return (await queries.featured(tx)).at(-1)?.position ?? 0
}

export function readFeatured(db: Db) {
  return queries.featured(db)
}

/** Takes all featured products in the new order: a list that omits one or includes another is outdated. */
export function arrangeFeatured(
  db: Db,
  ids: readonly number[],
  auditContext: AuditContext,
): Promise<Product[]> {
  return db.transaction().execute(async (tx) => {
    // Rows are locked first, as in forms: the holder of the lock never waits for a row.
    await queries.lockRows(tx, ids)
    await queries.lockFeatured(tx)
    const before = (await queries.featured(tx)).map(({ id }) => id)
    if (
      new Set(ids).size !== ids.length ||
      before.length !== ids.length ||
      !ids.every((id) => before.includes(id))
    )
      throw new AppError('featured_changed')
    await queries.place(tx, ids)
    await recordChange(tx, {
      ...auditContext,
      action: 'featured.arrange',
      objectType: 'featured',
      objectId: 'home',
      before: { order: before },
      after: { order: [...ids] },
    })
    return readProducts(tx, ids)
  })
}
