import type { Db } from '../../db/connection.ts'
import { pictureUrl } from '../../lib/picture.ts'
import * as queries from './sitemap.queries.ts'

export interface SitemapProduct {
  id: number
  changedAt: Date
  pictures: string[]
}

const BATCH_SIZE = 500

export function countProducts(db: Db): Promise<number> {
  return queries.count(db)
}

export function listFiles(db: Db, perFile: number) {
  return queries.files(db, perFile)
}

/** By id, a batch at a time, so that other requests can run in between. */
export async function* readProducts(
  db: Db,
  { from = 0, below = Number.MAX_SAFE_INTEGER } = {},
): AsyncGenerator<SitemapProduct[]> {
  let next = from
  for (;;) {
    const rows = await queries.products(db, { from: next, below, limit: BATCH_SIZE })
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(({ pictures, ...row }) => ({ ...row, pictures: pictures.map(pictureUrl) }))
    next = last.id + 1
  }
}
