/** What a product's page shows below it (docs/decisions/0063-related-products.md). */
import { complementLimit } from '@shop/contract/constants'
import type { Product } from '@shop/contract/products'
import { isAccessory } from '@shop/contract/size-finder'
import type { Db } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { contentVersion } from '../../lib/content-version.ts'
import { recordChange } from '../audit/audit.service.ts'
import { lock } from './product-writing.queries.ts'
import { findMany } from './products.queries.ts'
import { readCards, readProducts } from './products.service.ts'
import * as queries from './related-products.queries.ts'

const SIMILAR = 4

interface Related {
  chosen: boolean
  complements: Product[]
  similar: Product[]
}

/** With the tags of all data that the response depends on. */
export async function readRelated(db: Db, id: number): Promise<{ related: Related; tags: Set<string> }> {
  const origin = found((await findMany(db, [id]))[0], 'product_not_found')
  const [chosenIds, collections] = await Promise.all([
    queries.complementIds(db, id),
    queries.collectionNames(db),
  ])
  const accessories = collections.filter(isAccessory)
  const chosen = await readCards(db, chosenIds)
  const usual = { accessories, limit: complementLimit }
  const complements =
    chosen.length > 0 ? chosen : await readCards(db, await queries.usualComplementIds(db, origin, usual))
  const shown = complements.map((product) => product.id)
  const nearest = { accessories, except: [id, ...shown], limit: SIMILAR }
  const similar = await readCards(db, await queries.similarIds(db, origin, nearest))
  const tags = new Set(
    [id, ...chosenIds, ...shown, ...similar.map((product) => product.id)].map((one) => `product:${one}`),
  )
  // A full list changes with its own products; a short one also when the catalogue grows.
  const short = similar.length < SIMILAR || (chosen.length === 0 && complements.length < complementLimit)
  if (short) tags.add('products')
  return { related: { chosen: chosen.length > 0, complements, similar }, tags }
}

export async function readComplements(db: Db, id: number) {
  found((await findMany(db, [id], 'admin'))[0], 'product_not_found')
  const ids = await queries.complementIds(db, id)
  return { products: await readProducts(db, ids, 'admin'), version: contentVersion(ids) }
}

interface NewComplements {
  ids: readonly number[]
  version?: number | undefined
}

export function saveComplements(
  db: Db,
  id: number,
  { ids, version }: NewComplements,
  auditContext: AuditContext,
) {
  if (ids.includes(id)) throw wrong('Uma peça não combina com ela mesma.')
  if (new Set(ids).size !== ids.length) throw wrong('A mesma peça aparece duas vezes.')
  return db.transaction().execute(async (tx) => {
    // The lock serialises administrators who save the list of the same product.
    found(await lock(tx, id), 'product_not_found')
    const before = await queries.complementIds(tx, id)
    if (version !== undefined && version !== contentVersion(before)) throw new AppError('stale_version')
    const existing = await findMany(tx, ids, 'admin')
    if (existing.length < ids.length) throw new AppError('complement_gone')
    await queries.saveComplements(tx, id, ids)
    await recordChange(tx, {
      ...auditContext,
      action: 'product.complements',
      objectType: 'product',
      objectId: id,
      before: { order: before },
      after: { order: [...ids] },
    })
    return readComplements(tx, id)
  })
}

function wrong(message: string) {
  return new AppError('invalid_input', { fields: { ids: message } })
}
