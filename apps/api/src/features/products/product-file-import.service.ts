/**
 * Writes what was checked: all of it in one transaction, or nothing. It is planned once without locks, so that an
 * outdated file is rejected at once, and again with the rows locked, so that what is written is what was shown. Locks are
 * taken in the order of the form: categories, products, the list of featured ones.
 */
import { setImmediate } from 'node:timers/promises'
import type { ProductImportResult } from '@shop/contract/product-file'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { lockFeatured } from './featured.service.ts'
import * as queries from './product-file.queries.ts'
import { countsOf, type Planned, planImport } from './product-file-check.service.ts'
import type { PlannedLine } from './product-file-plan.ts'
import { type FileLine, readProductFile } from './product-file-reading.ts'
import { createProducts, updateProducts } from './product-file-writing.service.ts'

/** A statement for so many stays far below its timeout. */
const BATCH_SIZE = 250

export async function importProducts(
  db: Db,
  { file, fingerprint }: { file: Buffer; fingerprint: string },
  auditContext: AuditContext,
): Promise<ProductImportResult> {
  const read = await readProductFile(file)
  return db.transaction().execute(async (tx) => {
    if (!(await queries.lockImports(tx))) throw new AppError('product_import_running')
    const found = await planImport(tx, file, read)
    rejectIfOutdated(found, fingerprint)
    rejectErrors(found)
    const lastPosition = await lock(tx, found.lines, read)
    const planned = await planImport(tx, file, read)
    rejectIfOutdated(planned, fingerprint)
    await write(tx, planned.lines, { lastPosition, auditContext })
    const { created, changed, unchanged } = countsOf(planned.lines)
    return { created, changed, unchanged }
  })
}

async function lock(tx: Tx, lines: readonly PlannedLine[], read: readonly FileLine[]): Promise<number> {
  const wanted = new Set(lines.flatMap(({ values }) => values.collection ?? []))
  const collections = (await queries.categories(tx)).filter(({ name }) => wanted.has(name))
  await queries.lockCategories(
    tx,
    collections.map(({ id }) => id),
  )
  await queries.lockProducts(
    tx,
    lines.flatMap(({ kind, product }) => (kind === 'change' && product ? product.id : [])),
  )
  await setImmediate()
  const features = read.length > 0 && lines.some(({ values }) => values.featured !== undefined)
  return features ? lockFeatured(tx) : 0
}

interface Writing {
  lastPosition: number
  auditContext: AuditContext
}

async function write(tx: Tx, lines: readonly PlannedLine[], { lastPosition, auditContext }: Writing) {
  const collections = new Map((await queries.categories(tx)).map(({ id, name }) => [name, id]))
  // The newly featured follow those that are, in the order of the file.
  const featured = lines.filter(({ values }) => values.featured === true)
  const positions = new Map(featured.map(({ line }, index) => [line, lastPosition + index + 1]))
  const context = { tx, collections, positions, auditContext }
  for (const batch of batches(lines.filter(({ kind }) => kind === 'create'))) {
    await createProducts(context, batch)
  }
  for (const batch of batches(lines.filter(({ kind }) => kind === 'change'))) {
    await updateProducts(context, batch)
  }
}

function rejectIfOutdated(planned: Planned, fingerprint: string) {
  if (planned.fingerprint !== fingerprint) throw new AppError('product_file_outdated')
}

function rejectErrors({ lines }: Planned) {
  const first = lines.find(({ kind }) => kind === 'error')
  if (first === undefined) return
  const message = `Linha ${first.line}: ${first.errors[0]}.`
  throw new AppError('product_file_has_errors', { message, details: { line: first.line } })
}

function batches<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / BATCH_SIZE)
  return Array.from({ length: count }, (_, index) => all.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE))
}
