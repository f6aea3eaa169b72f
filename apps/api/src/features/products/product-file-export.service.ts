import { productFileTitles } from '@shop/contract/product-file'
import type { Db } from '../../db/connection.ts'
import { csvExport } from '../../lib/csv.ts'
import * as queries from './product-file.queries.ts'
import { cellsOf, columns } from './product-file-columns.ts'

const BATCH_SIZE = 500

/** Every product that is not removed, hidden ones too: no personal data, so the log does not record it. */
export function productExport(db: Db) {
  const titles = columns.map((column) => productFileTitles[column])
  return csvExport(titles, everyProduct(db), (product) => {
    const cells = cellsOf(product)
    return columns.map((column) => cells[column])
  })
}

async function* everyProduct(db: Db) {
  let last = 0
  for (;;) {
    const batch = await queries.statesAfter(db, last, BATCH_SIZE)
    yield* batch
    const end = batch.at(-1)
    if (end === undefined) return
    last = end.id
  }
}
