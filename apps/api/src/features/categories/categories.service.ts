/**
 * The list of categories is saved as a whole: omitted categories are removed, new ones are added, and its order becomes
 * the shop's. The client must therefore have seen the current list; the version it sends back shows that.
 */
import type { Category, CategoryDraft, CategoryList } from '@shop/contract/categories'
import type { Db, Tx } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { contentVersion } from '../../lib/content-version.ts'
import { omit } from '../../lib/omit.ts'
import { recordChange } from '../audit/audit.service.ts'
import { siteImagesExist, sitePictures } from '../site-images/site-images.service.ts'
import * as queries from './categories.queries.ts'
import { findByName, rememberNames } from './former-names.queries.ts'

interface SavedList {
  categories: Category[]
  version: number
}

export async function readCategories(db: Db, { role }: Pick<Actor, 'role'>): Promise<SavedList> {
  const rows = await queries.list(db)
  const covers = await sitePictures(db, hashesOf(rows))
  const shown = rows.filter(({ isHidden }) => role === 'admin' || !isHidden)
  const categories = shown.map(({ id, name, productCount, description, imageHash, imageAlt, isHidden }) => {
    const cover = covers.get(imageHash ?? '')
    return {
      id,
      name,
      productCount: productCount ?? 0,
      ...(description !== null && { description }),
      ...(cover && { cover: { ...cover, hash: imageHash ?? '', alt: imageAlt ?? '' } }),
      ...(isHidden && { hidden: true as const }),
    }
  })
  return { categories, version: versionOf(rows) }
}

/** The address of a collection is its name: a page that is opened by a former one leads to the present one. */
export async function findCollection(db: Db, name: string) {
  const found = await findByName(db, name)
  if (found?.isHidden) return { name: null, hidden: true }
  return { name: found?.name ?? null, hidden: false }
}

export function saveCategories(db: Db, list: CategoryList, auditContext: AuditContext): Promise<SavedList> {
  return db.transaction().execute(async (tx) => {
    await queries.lockList(tx)
    const before = await queries.current(tx)
    if (list.version !== undefined && list.version !== versionOf(before)) throw new AppError('stale_version')
    const beforeById = new Map<number | string, Row>(before.map((row) => [row.id, row]))
    const wanted = list.categories.map((draft, position) =>
      wantedOf(draft, position, beforeById.get(draft.id)),
    )
    await rejectImpossible(tx, before, wanted)
    const counts = await apply(tx, before, wanted)
    const saved = await readCategories(tx, auditContext.actor)
    const after = await queries.current(tx)
    await recordChange(tx, {
      ...auditContext,
      action: 'categories.save',
      objectType: 'categories',
      objectId: 'list',
      before: { categories: before.map(identity) },
      after: { categories: after.map(identity) },
      details: counts,
    })
    return saved
  })
}

type Row = Awaited<ReturnType<typeof queries.current>>[number]

interface Wanted extends queries.CategoryValues {
  /** A string for a category that is not stored yet. */
  id: number | string
}

/** What the draft leaves out stays as it was. */
function wantedOf(draft: CategoryDraft, position: number, was: Row | undefined): Wanted {
  const { id, name, description = was?.description, cover, hidden = was?.isHidden ?? false } = draft
  const image =
    cover === undefined
      ? { imageHash: was?.imageHash ?? null, imageAlt: was?.imageAlt ?? null }
      : { imageHash: cover?.hash ?? null, imageAlt: cover?.alt ?? null }
  return { id, name, position, description: description || null, ...image, isHidden: hidden }
}

async function rejectImpossible(tx: Tx, before: readonly Row[], wanted: readonly Wanted[]): Promise<void> {
  const ids = wanted.map(({ id }) => id).filter((id) => typeof id === 'number')
  if (new Set(ids).size < ids.length) {
    throw new AppError('invalid_input', { fields: { categories: 'A mesma categoria aparece duas vezes.' } })
  }
  const existingIds = new Set(before.map(({ id }) => id))
  // It existed when the form was loaded: another administrator has removed it since.
  if (ids.some((id) => !existingIds.has(id))) throw new AppError('stale_version')
  if (!(await siteImagesExist(tx, hashesOf(wanted)))) {
    const message = 'Uma foto de capa não está mais guardada na loja. Envie-a de novo.'
    throw new AppError('invalid_input', { fields: { cover: message } })
  }
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
    const values = wantedById.get(was.id)
    if (values === undefined) return []
    if (values.name === was.name && values.position === was.position && !isEdited(values, was)) return []
    return [{ ...values, id: was.id, was }]
  })
  const renamed = changed.filter(({ name, was }) => name !== was.name).map(({ id }) => id)
  const edited = changed.filter((values) => isEdited(values, values.was))
  const added = wanted.filter(({ id }) => typeof id === 'string')

  // Categories are locked before their products, as in every transaction that writes to both.
  if (gone.length + renamed.length > 0) await queries.close(tx, [...gone, ...renamed])
  if (renamed.length > 0) await queries.lockProducts(tx, renamed)
  if (gone.length > 0) await removeEmpty(tx, gone)
  if (renamed.length > 0) await rememberNames(tx, renamed)
  for (const { id, was: _, ...values } of changed) await queries.change(tx, id, values)
  if (added.length > 0)
    await queries.insert(
      tx,
      added.map((category) => omit(category, ['id'])),
    )
  return { added: added.length, renamed: renamed.length, removed: gone.length, edited: edited.length }
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

const hashesOf = (rows: readonly Pick<queries.CategoryRow, 'imageHash'>[]) =>
  rows.flatMap(({ imageHash }) => imageHash ?? [])

type Details = Pick<queries.CategoryRow, 'description' | 'imageHash' | 'imageAlt' | 'isHidden'>
const detailsOf = ({ description, imageHash, imageAlt, isHidden }: Details) =>
  [description, imageHash, imageAlt, isHidden] as const

const isEdited = (one: Details, other: Details) =>
  JSON.stringify(detailsOf(one)) !== JSON.stringify(detailsOf(other))

const identity = (row: queries.CategoryRow) => [row.id, row.name, ...detailsOf(row)] as const

const versionOf = (rows: readonly queries.CategoryRow[]) => contentVersion(rows.map(identity))
