/** What the lines of a file change in the shop as it is. Pure: the import plans again once the products are locked. */
import { homeFeaturedLimit } from '@shop/contract/constants'
import { productFileTitles } from '@shop/contract/product-file'
import { offeredChoices } from '../../lib/offered-choices.ts'
import type { ProductState } from './product-file.queries.ts'
import { cellOf, cellsOf, fields, type Values } from './product-file-columns.ts'
import { lineErrors, sameName } from './product-file-errors.ts'
import type { FileLine } from './product-file-reading.ts'
import { type PlannedStock, plannedStock } from './product-file-stock.ts'

export interface World {
  products: ReadonlyMap<number, ProductState>
  /** Ids of collections by name, in the order of the shop. */
  collections: ReadonlyMap<string, number>
  /** The featured products of the whole shop. */
  featured: readonly { id: number }[]
  /** Ids of products by name, of the names of new ones. */
  named: ReadonlyMap<string, number>
}

export interface PlannedLine {
  line: number
  kind: 'create' | 'change' | 'same' | 'error'
  product: ProductState | undefined
  name: string
  /** Only what the line changes; everything, of a new product. */
  values: Partial<Values>
  changes: { title: string; from: string; to: string }[]
  errors: string[]
  warning?: string | undefined
  /** Units more or fewer. */
  difference: number
}

type ReadLine = Extract<FileLine, { cells: unknown }>

export function planLines(lines: readonly FileLine[], world: World): PlannedLine[] {
  const seen = new Map<number, number>()
  const planned = lines.map((line) => {
    if ('error' in line) return wrong(line.line, line.error)
    const first = line.id === undefined ? undefined : seen.get(line.id)
    if (line.id !== undefined && first !== undefined)
      return wrong(line.line, lineErrors.repeatedId(line.id, first))
    if (line.id !== undefined) seen.set(line.id, line.line)
    return planLine(line, world)
  })
  return withinFeaturedLimit(planned, world)
}

function planLine(line: ReadLine, world: World): PlannedLine {
  const product = line.id === undefined ? undefined : world.products.get(line.id)
  if (line.id !== undefined && product === undefined)
    return wrong(line.line, lineErrors.unknownId(line.id), line.cells.get('name'))
  const errors: string[] = []
  const changes: PlannedLine['changes'] = []
  const now = product && cellsOf(product)
  const values: Partial<Values> = {}
  const take = <F extends keyof Values>(field: F) => {
    const text = line.cells.get(field) ?? ''
    // As it was exported: unchanged, even if a form would not accept it today.
    if (now && asLines(String(now[field])) === asLines(text)) return
    const read = line.values[field]
    if ('error' in read) {
      errors.push(read.error)
      return
    }
    if (product && isSame(product, field, read.value)) return
    values[field] = read.value
    changes.push({
      title: productFileTitles[field],
      from: now ? String(now[field]) : '',
      to: cellOf(read.value),
    })
  }
  for (const field of fields) if (field !== 'stockQuantity') take(field)
  const stock = plannedStock(line, product)
  if ('error' in stock) errors.push(stock.error)
  else if (stock.change) changes.push({ title: productFileTitles.stockQuantity, ...stock.change })
  errors.push(...conflicts(values, product, world))
  return {
    line: line.line,
    kind: errors.length > 0 ? 'error' : !product ? 'create' : changes.length > 0 ? 'change' : 'same',
    product,
    name: values.name ?? product?.name ?? (line.cells.get('name') ?? '').trim(),
    values,
    changes,
    errors,
    warning: product ? undefined : warningOf(values, world),
    difference: differenceOf(stock),
  }
}

function differenceOf(stock: PlannedStock): number {
  return 'error' in stock ? 0 : stock.difference
}

/** The same value in another spelling: 6890 for 6.890,00. */
function isSame(product: ProductState, field: keyof Values, value: unknown): boolean {
  const now: Partial<Record<string, unknown>> = { ...product, visible: !product.hidden }
  return JSON.stringify(now[field]) === JSON.stringify(value)
}

/** A spreadsheet writes the line breaks of a cell in its own way. */
function asLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

function conflicts(values: Partial<Values>, product: ProductState | undefined, world: World): string[] {
  const errors: string[] = []
  const { collection, sizes, colors } = values
  if (collection !== undefined && !world.collections.has(collection))
    errors.push(lineErrors.unknownCollection(collection, [...world.collections.keys()]))
  const featured = values.featured ?? product?.featured ?? false
  const visible = values.visible ?? (product ? !product.hidden : true)
  if (featured && !visible) errors.push(lineErrors.featuredHidden)
  if (product && (sizes ?? colors)) {
    const offered = offeredChoices({ sizes: sizes ?? product.sizes, colors: colors ?? product.colors })
    const gone = product.counted.find(
      ({ size, color }) => !offered.sizes.includes(size) || !offered.colors.includes(color),
    )
    if (gone) errors.push(lineErrors.variantInUse(gone.size, gone.color))
  }
  return errors
}

function warningOf({ name }: Partial<Values>, { named }: World): string | undefined {
  const other = name === undefined ? undefined : named.get(name)
  return other === undefined ? undefined : sameName(other)
}

/** Counted at the end, so that one line may give its place to another. */
function withinFeaturedLimit(planned: PlannedLine[], { featured }: World): PlannedLine[] {
  const added = planned.filter(({ values }) => values.featured === true)
  const gone = planned.filter(({ values }) => values.featured === false).map(({ product }) => product?.id)
  const count = featured.filter(({ id }) => !gone.includes(id)).length + added.length
  if (count <= homeFeaturedLimit || added.length === 0) return planned
  return planned.map((line) =>
    line.values.featured === true
      ? { ...line, kind: 'error', errors: [...line.errors, lineErrors.featuredFull(count)] }
      : line,
  )
}

function wrong(line: number, error: string, name = ''): PlannedLine {
  const nothing = { values: {}, changes: [], product: undefined, difference: 0 }
  return { line, kind: 'error', name: name.trim(), errors: [error], ...nothing }
}
