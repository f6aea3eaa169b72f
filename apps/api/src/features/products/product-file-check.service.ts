import { createHash } from 'node:crypto'
import { type ProductFileCheck, type ProductFileLine, productFileLimits } from '@shop/contract/product-file'
import type { Db } from '../../db/connection.ts'
import { readFeatured } from './featured.service.ts'
import * as queries from './product-file.queries.ts'
import { type PlannedLine, planLines, type World } from './product-file-plan.ts'
import { type FileLine, readProductFile } from './product-file-reading.ts'

export interface Planned {
  lines: PlannedLine[]
  fingerprint: string
}

/** What an import of this file would do now. */
export async function checkProductFile(db: Db, file: Buffer): Promise<ProductFileCheck> {
  const { lines, fingerprint } = await planImport(db, file, await readProductFile(file))
  const listed = [
    ...lines.filter(({ kind }) => kind === 'error'),
    ...lines.filter(({ kind }) => kind === 'create' || kind === 'change'),
  ]
  return {
    fingerprint,
    counts: countsOf(lines),
    lines: listed.slice(0, productFileLimits.listedLines).map(present),
  }
}

export async function planImport(db: Db, file: Buffer, read: readonly FileLine[]): Promise<Planned> {
  const ids = read.flatMap((line) => ('cells' in line ? (line.id ?? []) : []))
  const newNames = read.flatMap((line) =>
    'cells' in line && line.id === undefined && 'value' in line.values.name ? line.values.name.value : [],
  )
  const world: World = {
    products: new Map((await queries.states(db, ids)).map((state) => [state.id, state])),
    collections: new Map((await queries.categories(db)).map(({ id, name }) => [name, id])),
    featured: await readFeatured(db),
    named: new Map((await queries.named(db, newNames)).map(({ id, name }) => [name, id])),
  }
  const lines = planLines(read, world)
  return { lines, fingerprint: fingerprintOf(file, lines, await queries.newestId(db)) }
}

export function countsOf(lines: readonly PlannedLine[]) {
  const count = (wanted: PlannedLine['kind']) => lines.filter(({ kind }) => kind === wanted).length
  return {
    created: count('create'),
    changed: count('change'),
    unchanged: count('same'),
    wrong: count('error'),
  }
}

/**
 * Of the file and of all that it would do, with the version of each product that it changes. A sale counts only where
 * the line changes the stock: otherwise a busy shop could never import.
 */
function fingerprintOf(file: Buffer, lines: readonly PlannedLine[], newestId: number): string {
  const hash = createHash('sha256').update(createHash('sha256').update(file).digest())
  for (const { line, kind, product, changes, errors } of lines) {
    const version = kind === 'change' ? product?.version : undefined
    hash.update(JSON.stringify([line, kind, version, changes, errors]))
  }
  if (lines.some(({ kind }) => kind === 'create')) hash.update(String(newestId))
  return hash.digest('base64url')
}

function present({ line, kind, product, name, changes, errors, warning }: PlannedLine): ProductFileLine {
  return {
    line,
    kind: kind === 'same' ? 'change' : kind,
    ...(product && { id: product.id }),
    name: shortened(name),
    changes: changes.map(({ title, from, to }) => ({ title, from: shortened(from), to: shortened(to) })),
    errors: errors.map((error) => `${error}.`),
    ...(warning !== undefined && { warning }),
  }
}

const SHOWN_AT_MOST = 160

function shortened(text: string): string {
  return text.length > SHOWN_AT_MOST ? `${text.slice(0, SHOWN_AT_MOST)}…` : text
}
