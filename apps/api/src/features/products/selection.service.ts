/** The products that the atelier puts first, at most 24, saved as a whole list. */
import type { Db, Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { contentVersion } from '../../lib/content-version.ts'
import { recordChange } from '../audit/audit.service.ts'
import { lockRows } from './featured.queries.ts'
import { readProducts } from './products.service.ts'
import * as queries from './selection.queries.ts'

/** Hidden products keep their place, and take it again when they are shown. */
const all = { hidden: 'include' } as const

export async function readSelection(db: Db) {
  const ids = await queries.selectedIds(db, all)
  return { products: await readProducts(db, ids, 'admin'), version: contentVersion(ids) }
}

export function saveSelection(
  db: Db,
  ids: readonly number[],
  version: number | undefined,
  auditContext: AuditContext,
) {
  if (new Set(ids).size !== ids.length) {
    throw new AppError('invalid_input', { fields: { ids: 'A mesma peça aparece duas vezes.' } })
  }
  return db.transaction().execute(async (tx) => {
    // Rows are locked first, as in forms: the holder of the lock never waits for a row.
    await lockRows(tx, [...new Set([...ids, ...(await queries.selectedIds(tx, all))])])
    await queries.lockSelection(tx)
    const before = await queries.selectedIds(tx, all)
    if (version !== undefined && version !== contentVersion(before)) throw new AppError('stale_version')
    await rejectRemoved(tx, ids)
    // In the order of the ids, in which every transaction locks products.
    const places = new Map([...before.map((id) => [id, null] as const), ...ids.map(placeOf)])
    for (const [id, position] of [...places].toSorted(([one], [other]) => one - other)) {
      await queries.place(tx, id, position)
    }
    await recordChange(tx, {
      ...auditContext,
      action: 'selection.save',
      objectType: 'selection',
      objectId: 'list',
      before: { order: before },
      after: { order: [...ids] },
    })
    return readSelection(tx)
  })
}

const placeOf = (id: number, index: number) => [id, index + 1] as const

async function rejectRemoved(tx: Tx, ids: readonly number[]): Promise<void> {
  const found = await readProducts(tx, ids, 'admin')
  if (found.length < ids.length) throw new AppError('selection_gone')
}
