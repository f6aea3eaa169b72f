/**
 * The list of categories is saved as a whole: omitted categories are removed, new ones are added, and its order becomes
 * the shop's. The client must therefore have seen the current list; the version it sends back shows that.
 */
import type { Category, CategoryList } from '@shop/contract/categories'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { contentVersion } from '../../lib/content-version.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './categories.queries.ts'

interface SavedList {
  categories: Category[]
  version: number
}

export async function readCategories(db: Db): Promise<SavedList> {
  const rows = await queries.list(db)
  const categories = rows.map(({ id, name, productCount }) => ({ id, name, productCount: productCount ?? 0 }))
  return { categories, version: versionOf(rows) }
}

export function saveCategories(db: Db, list: CategoryList, auditContext: AuditContext): Promise<SavedList> {
  return db.transaction().execute(async (tx) => {
    await queries.lockList(tx)
    const before = await queries.current(tx)
    if (list.version !== undefined && list.version !== versionOf(before)) throw new AppError('stale_version')
    const wanted = list.categories.map(({ id, name }, position) => ({ id, name, position }))
    await rejectImpossible(tx, before, wanted)
    const counts = await apply(tx, before, wanted)
    const saved = await readCategories(tx)
    await recordChange(tx, {
      ...auditContext,
      action: 'categories.save',
      objectType: 'categories',
      objectId: 'list',
      before: { categories: before.map(identity) },
      after: { categories: saved.categories.map(identity) },
      details: counts,
    })
    return saved
  })
}

type Row = Awaited<ReturnType<typeof queries.current>>[number]

interface Wanted {
  /** A string for a category that is not stored yet. */
  id: number | string
  name: string
  position: number
}

async function rejectImpossible(tx: Tx, before: readonly Row[], wanted: readonly Wanted[]): Promise<void> {
  const ids = wanted.map(({ id }) => id).filter((id) => typeof id === 'number')
  if (new Set(ids).size < ids.length) {
    throw new AppError('invalid_input', { fields: { categories: 'A mesma categoria aparece duas vezes.' } })
  }
  const existingIds = new Set(before.map(({ id }) => id))
  // It existed when the form was loaded: another administrator has removed it since.
  if (ids.some((id) => !existingIds.has(id))) throw new AppError('stale_version')
  const names = await queries.repeated(
    tx,
    wanted.map(({ name }) => name),
  )
  if (names.length > 0) throw new AppError('category_duplicate', { details: { names } })
}

async function apply(tx: Tx, before: readonly Row[], wanted: readonly Wanted[]) {
  const wantedById = new Map(wanted.map((category) => [category.id, category]))
  const gone = before.filter(({ id }) => !wantedById.has(id)).map(({ id }) => id)
  const changed = before.flatMap((was) => {
    const { name = was.name, position = was.position } = wantedById.get(was.id) ?? {}
    return name === was.name && position === was.position ? [] : [{ id: was.id, name, position, was }]
  })
  const renamed = changed.filter(({ name, was }) => name !== was.name).map(({ id }) => id)
  const added = wanted.filter(({ id }) => typeof id === 'string')

  // Categories are locked before their products, as in every transaction that writes to both.
  if (gone.length + renamed.length > 0) await queries.close(tx, [...gone, ...renamed])
  if (renamed.length > 0) await queries.lockProducts(tx, renamed)
  if (gone.length > 0) await removeEmpty(tx, gone)
  for (const { id, name, position } of changed) await queries.change(tx, id, { name, position })
  if (added.length > 0)
    await queries.insert(
      tx,
      added.map(({ name, position }) => ({ name, position })),
    )
  return { added: added.length, renamed: renamed.length, removed: gone.length }
}

async function removeEmpty(tx: Tx, ids: readonly number[]): Promise<void> {
  const used = await queries.countProducts(tx, ids)
  const [first] = used
  if (first !== undefined) {
    const { name, count } = first
    const productCountText = count === 1 ? 'tem 1 produto' : `tem ${count} produtos`
    throw new AppError('category_in_use', {
      message: `A categoria ${name} ${productCountText} e não pode ser removida.`,
      details: { categories: used },
    })
  }
  await queries.remove(tx, ids)
}

const identity = ({ id, name }: queries.CategoryRow) => [id, name] as const

const versionOf = (rows: readonly queries.CategoryRow[]) => contentVersion(rows.map(identity))
