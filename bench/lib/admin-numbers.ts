/**
 * Every number that an administrator reads: reports, panel, counts, lists and CSV files. A later release may say more; what
 * the release before says must be the same in both.
 */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { aSession, aUser } from '@shop/test-kit/factories'
import { csvCells } from './csv-cells.ts'
import type { TestShop } from './test-shop.ts'

const responses = [
  '/api/reports?months=3',
  '/api/reports?months=6',
  '/api/reports?months=12',
  '/api/reports/today',
  '/api/orders/counts',
  '/api/orders?scope=todos&limit=100',
  '/api/users?limit=24',
]
const files = ['/api/orders/export', '/api/users/export']

export async function anAdminToken({ db }: Pick<TestShop, 'db'>): Promise<string> {
  return (await aSession(db, await aUser(db, { role: 'admin' }))).token
}

export interface AdminNumbers {
  responses: ReadonlyMap<string, unknown>
  /** A digest of each: a CSV of a million orders is not held in memory. */
  files: ReadonlyMap<string, { columns: number; digest: string }>
}

/** With `known`, of its fields and columns only; columns are added at the end. */
export async function adminNumbers(url: string, token: string, known?: AdminNumbers): Promise<AdminNumbers> {
  const get = async (path: string) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok || response.body === null) throw new Error(`GET ${path}: ${response.status}`)
    return response
  }
  const numbers = {
    responses: new Map<string, unknown>(),
    files: new Map<string, { columns: number; digest: string }>(),
  }
  for (const path of responses) {
    const value = counted(await (await get(path)).json())
    numbers.responses.set(path, known ? fieldsOf(known.responses.get(path), value) : value)
  }
  for (const path of files) {
    numbers.files.set(path, await digestOf(await get(path), known?.files.get(path)?.columns))
  }
  return numbers
}

/** How many of them differ. */
export function differing(one: AdminNumbers, other: AdminNumbers): number {
  const changed = [
    ...responses.filter((path) => !isDeepStrictEqual(one.responses.get(path), other.responses.get(path))),
    ...files.filter((path) => one.files.get(path)?.digest !== other.files.get(path)?.digest),
  ]
  for (const path of changed) console.log(`  differs: ${path}`)
  return changed.length
}

/** Of `value`, the fields that `known` has too; a list keeps its length. */
export function fieldsOf(known: unknown, value: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(value))
    return value.map((each: unknown, index) => (index < known.length ? fieldsOf(known[index], each) : each))
  if (!isObject(known) || !isObject(value)) return value
  const names = Object.keys(value).filter((name) => name in known)
  return Object.fromEntries(names.map((name) => [name, fieldsOf(known[name], value[name])]))
}

/** A state that a later release adds has no orders of the release before. */
function counted(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((each) => !isObject(each) || each['count'] !== 0) : value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function digestOf(response: Response, columns = Number.POSITIVE_INFINITY) {
  const hash = createHash('sha256')
  let width = 0
  // Whole before it is read: the shop ends an export that takes five minutes.
  const csv = await response.blob()
  for await (const row of csvCells(csv.stream())) {
    width = Math.max(width, Math.min(row.length, columns))
    hash.update(`${JSON.stringify(row.slice(0, columns))}\n`)
  }
  return { columns: width, digest: hash.digest('hex') }
}
