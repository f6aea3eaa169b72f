/** Every number that an administrator reads: reports, panel, counts, lists and CSV files, as one text each. */
import { createHash } from 'node:crypto'
import { aSession, aUser } from '@shop/test-kit/factories'
import type { TestShop } from './test-shop.ts'

const paths = [
  '/api/reports?months=3',
  '/api/reports?months=6',
  '/api/reports?months=12',
  '/api/reports/today',
  '/api/orders/counts',
  '/api/orders?scope=todos&limit=100',
  '/api/orders/export',
  '/api/users?limit=24',
  '/api/users/export',
]

export async function anAdminToken({ db }: Pick<TestShop, 'db'>): Promise<string> {
  return (await aSession(db, await aUser(db, { role: 'admin' }))).token
}

export type AdminNumbers = ReadonlyMap<string, string>

/** A digest of each: a CSV of a million orders is not held in memory. */
export async function adminNumbers(url: string, token: string): Promise<AdminNumbers> {
  const digests = new Map<string, string>()
  for (const path of paths) {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok || response.body === null) throw new Error(`GET ${path}: ${response.status}`)
    const hash = createHash('sha256')
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) hash.update(chunk)
    digests.set(path, hash.digest('hex'))
  }
  return digests
}

/** How many of them differ. */
export function differing(one: AdminNumbers, other: AdminNumbers): number {
  const changed = paths.filter((path) => one.get(path) !== other.get(path))
  for (const path of changed) console.log(`  differs: ${path}`)
  return changed.length
}
