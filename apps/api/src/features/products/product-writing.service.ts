/**
 * Catalogue changes by administrators. Fields missing from a form stay as they are, so that an older form cannot clear
 * a field it does not know. Locks are taken in one order: category, product, pictures.
 */
import { defaultColors, defaultSizes } from '@shop/contract/constants'
import type { ProductForm } from '@shop/contract/products'
import type { Files } from '../../adapters/files.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { offeredChoices } from '../../lib/offered-choices.ts'
import type { Upload } from '../../lib/uploads.ts'
import { recordChange } from '../audit/audit.service.ts'
import { arrangePictures, readPictures } from '../pictures/pictures.service.ts'
import * as stock from '../stock/stock.service.ts'
import { dropVariants } from '../stock/stock-count.service.ts'
import { notifyWaiting } from '../stock-notices/restock.service.ts'
import { featuredValues } from './featured.service.ts'
import * as queries from './product-writing.queries.ts'
import { readForAdmin } from './products.service.ts'

interface Store {
  db: Db
  files: Files
}

interface Submission {
  form: ProductForm
  images: readonly Upload[]
}

export async function createProduct(
  { db, files }: Store,
  { form, images }: Submission,
  auditContext: AuditContext,
) {
  if (form.method !== undefined) throw wrongMethod()
  const originals = await readPictures(images)
  return db.transaction().execute(async (tx) => {
    const values = { ...(await valuesOf(tx, form)), ...(await featuredValues(tx, form.featured)) }
    const { sizes = [...defaultSizes], colors = [...defaultColors] } = values
    const { id } = await queries.insert(tx, { ...values, sizes, colors })
    await stock.open(
      tx,
      { productId: id, difference: form.stockQuantity },
      { actorId: auditContext.actor.id },
    )
    await arrangePictures(tx, files, arrangement(id, form, { name: form.name, colors }, originals))
    await record(tx, auditContext, { action: 'product.create', id, after: await queries.snapshot(tx, id) })
    return readForAdmin(tx, id)
  })
}

/** A form sent to a product's URL can only be an update, so `_method` is optional. */
export async function updateProduct(
  { db, files }: Store,
  id: number,
  { form, images }: Submission,
  auditContext: AuditContext,
) {
  if (form.method !== undefined && form.method.toUpperCase() !== 'PUT') throw wrongMethod()
  const originals = await readPictures(images)
  return db.transaction().execute(async (tx) => {
    const values = await valuesOf(tx, form)
    const now = found(await queries.lock(tx, id), 'product_not_found')
    if (form.version !== undefined && form.version !== now.version) throw new AppError('stale_version')
    const before = await queries.snapshot(tx, id)
    await queries.update(tx, id, { ...values, ...(await featuredValues(tx, form.featured, now)) })
    await arrangePictures(tx, files, arrangement(id, form, now, originals))
    if (now.stockMode === 'pooled') {
      const difference = form.stockQuantity - (form.stockRead ?? now.stockAvailable)
      await stock.adjust(tx, { productId: id, difference }, { actorId: auditContext.actor.id })
    } else {
      // The form has one number for all units: those of a product that counts by variant are counted elsewhere.
      await dropVariants(tx, id)
    }
    // A size or colour that is offered again.
    await notifyWaiting(tx, [id])
    await record(tx, auditContext, {
      action: 'product.update',
      id,
      before,
      after: await queries.snapshot(tx, id),
    })
    return readForAdmin(tx, id)
  })
}

/** Removes it from the catalogue, not from orders: its row and its pictures stay. */
export async function removeProduct(db: Db, id: number, auditContext: AuditContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    found(await queries.lock(tx, id), 'product_not_found')
    const before = await queries.snapshot(tx, id)
    await queries.markDeleted(tx, id)
    await record(tx, auditContext, { action: 'product.delete', id, before })
  })
}

async function valuesOf(tx: Tx, form: ProductForm): Promise<queries.ProductValues> {
  const { name, description, priceCents, collection, sizes, colors, facts } = form
  const category = await queries.findCategory(tx, collection)
  if (category === undefined) {
    if (!(await queries.hasCategories(tx))) throw new AppError('category_required')
    throw new AppError('invalid_input', { fields: { collection: 'Escolha uma coleção existente.' } })
  }
  return {
    name,
    description,
    priceCents,
    categoryId: category.id,
    sizes,
    colors,
    ...(facts && { facts: JSON.stringify(facts) }),
  }
}

function arrangement(
  productId: number,
  form: ProductForm,
  before: { name: string; colors: string[] },
  originals: Awaited<ReturnType<typeof readPictures>>,
) {
  const { name, existingImages: retain, imageAlts: alts = [], imageColors: colors } = form
  const offered = offeredChoices({ sizes: [], colors: form.colors ?? before.colors }).colors
  return { productId, names: { before: before.name, after: name }, retain, originals, alts, colors, offered }
}

interface Recorded {
  action: string
  id: number
  before?: Awaited<ReturnType<typeof queries.snapshot>>
  after?: Awaited<ReturnType<typeof queries.snapshot>>
}

async function record(tx: Tx, auditContext: AuditContext, { id, ...change }: Recorded) {
  await recordChange(tx, { ...auditContext, ...change, objectType: 'product', objectId: id })
}

/** The form's method does not match its URL. */
function wrongMethod() {
  return new AppError('invalid_input', { fields: { _method: 'Valor inválido.' } })
}
