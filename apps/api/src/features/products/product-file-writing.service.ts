/** Batches of new and changed products, written and recorded as the form does it one by one. */
import type { Tx } from '../../db/connection.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChanges } from '../audit/audit.service.ts'
import * as stock from '../stock/stock.service.ts'
import { dropVariants } from '../stock/stock-count.service.ts'
import { notifyWaiting } from '../stock-notices/restock.service.ts'
import type { PlannedLine } from './product-file-plan.ts'
import * as queries from './product-file-writing.queries.ts'
import { snapshots } from './product-writing.queries.ts'

export interface ImportContext {
  tx: Tx
  /** Ids by name. */
  collections: ReadonlyMap<string, number>
  /** The positions of newly featured products, by line. */
  positions: ReadonlyMap<number, number>
  auditContext: AuditContext
}

type Existing = PlannedLine & { product: NonNullable<PlannedLine['product']> }

export async function createProducts(context: ImportContext, lines: readonly PlannedLine[]): Promise<void> {
  const { tx, auditContext } = context
  const ids = await queries.insertMany(
    tx,
    lines.map((line) => rowOf(line, context)),
  )
  const counts = lines.map(({ difference }, index) => ({ productId: idAt(ids, index), difference }))
  await stock.openAll(tx, counts, { actorId: auditContext.actor.id })
  const after = await snapshots(tx, ids)
  await recordChanges(
    tx,
    ids.map((id) => ({ ...recorded(context, id), action: 'product.create', after: after.get(id) })),
  )
}

export async function updateProducts(context: ImportContext, planned: readonly PlannedLine[]): Promise<void> {
  const { tx, auditContext } = context
  const lines = planned.filter(isExisting)
  const ids = lines.map(({ product }) => product.id)
  const before = await snapshots(tx, ids)
  const written = lines.filter(({ values }) => Object.keys(values).length > 0)
  await queries.updateMany(
    tx,
    written.map((line) => ({ id: line.product.id, ...rowOf(line, context) })),
  )
  const counts = lines.map(({ product, difference }) => ({ productId: product.id, difference }))
  await stock.adjustAll(tx, counts, { actorId: auditContext.actor.id })
  for (const { product, values } of written) {
    if (product.stockMode === 'per_variant' && (values.sizes ?? values.colors))
      await dropVariants(tx, product.id)
  }
  // A size or colour that is offered again, or a product that is shown again.
  await notifyWaiting(tx, ids)
  const after = await snapshots(tx, ids)
  await recordChanges(
    tx,
    lines.map((line) => {
      const { id } = line.product
      return {
        ...recorded(context, id),
        action: actionOf(line),
        before: before.get(id),
        after: after.get(id),
      }
    }),
  )
}

/** Everything that the row has afterwards. */
function rowOf(line: PlannedLine, { collections, positions }: ImportContext): queries.ProductRowValues {
  const { values, product } = line
  const { collection, visible } = values
  const featured = values.featured ?? product?.featured ?? false
  return {
    name: values.name ?? product?.name ?? '',
    description: values.description ?? product?.description ?? '',
    priceCents: values.priceCents ?? product?.priceCents ?? 0,
    categoryId: (collection === undefined ? product?.categoryId : collections.get(collection)) ?? 0,
    sizes: values.sizes ?? product?.sizes ?? [],
    colors: values.colors ?? product?.colors ?? [],
    featured,
    featuredPosition: featured ? (positions.get(line.line) ?? product?.featuredPosition ?? null) : null,
    hidden: visible === undefined ? (product?.hidden ?? false) : !visible,
  }
}

/** As the admin area records it: hiding alone has an action of its own. */
function actionOf({ values, difference }: PlannedLine): string {
  const onlyVisible = Object.keys(values).every((field) => field === 'visible')
  if (values.visible === undefined || !onlyVisible || difference !== 0) return 'product.update'
  return values.visible ? 'product.show' : 'product.hide'
}

function recorded({ auditContext }: ImportContext, id: number) {
  return { ...auditContext, objectType: 'product', objectId: id, details: { from: 'import' } }
}

function isExisting(line: PlannedLine): line is Existing {
  return line.product !== undefined
}

function idAt(ids: readonly number[], index: number): number {
  const id = ids[index]
  if (id === undefined) throw new Error(`${index} products were inserted, and more were expected`)
  return id
}
