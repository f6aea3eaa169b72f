import type { Product } from '@shop/contract/products'
import type { Db, Tx } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { copyPictures } from '../pictures/pictures.service.ts'
import * as stock from '../stock/stock.service.ts'
import { notifyWaiting } from '../stock-notices/restock.service.ts'
import * as hiding from './product-hiding.queries.ts'
import * as queries from './product-writing.queries.ts'
import { readForAdmin } from './products.service.ts'
import { copyComplements } from './related-products.queries.ts'

/** Orders are not affected. A hidden product is no longer featured, also after it is shown again. */
export function setHidden(db: Db, id: number, hidden: boolean, auditContext: AuditContext): Promise<Product> {
  return db.transaction().execute(async (tx) => {
    const now = found(await queries.lock(tx, id), 'product_not_found')
    if (now.hidden !== hidden) {
      const before = await queries.snapshot(tx, id)
      await hiding.setHidden(tx, id, hidden)
      if (!hidden) await notifyWaiting(tx, [id])
      await record(tx, auditContext, { action: hidden ? 'product.hide' : 'product.show', id, before })
    }
    return readForAdmin(tx, id)
  })
}

/** The copy is hidden until it has been edited, and has no stock because no unit of it has been made. */
export function duplicateProduct(db: Db, id: number, auditContext: AuditContext): Promise<Product> {
  return db.transaction().execute(async (tx) => {
    found(await queries.lock(tx, id), 'product_not_found')
    const copyId = await hiding.insertCopy(tx, id)
    await stock.open(tx, { productId: copyId, difference: 0 }, { actorId: auditContext.actor.id })
    await copyPictures(tx, { from: id, to: copyId })
    await copyComplements(tx, { from: id, to: copyId })
    await record(tx, auditContext, { action: 'product.create', id: copyId, details: { copyOf: id } })
    return readForAdmin(tx, copyId)
  })
}

interface Recorded {
  action: string
  id: number
  before?: Awaited<ReturnType<typeof queries.snapshot>>
  details?: { copyOf: number }
}

async function record(tx: Tx, auditContext: AuditContext, { id, ...change }: Recorded) {
  const after = await queries.snapshot(tx, id)
  await recordChange(tx, { ...auditContext, ...change, after, objectType: 'product', objectId: id })
}
