import type { Db } from '@shop/api/db/connection'
import { listMixes } from '@shop/demo/bulk/list-mixes'
import { sql } from 'kysely'
import { withCleanup } from '../../lib/cleanup.ts'
import { filledCatalogue } from '../../lib/filled-catalogue.ts'
import { compareLists } from '../../lib/list-times.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'

// Two thousand products on a busy machine measure little, so CI only detects a collapse.
const sizes = {
  small: { products: 2_000, rounds: 40, mostTimes: 4 },
  full: { products: 100_000, rounds: 300, mostTimes: 1.5 },
}
/** With the two colours of each product: twelve variants. */
const SIZES = ['PP', 'P', 'M', 'G', 'GG', 'XGG']
const BATCH = 5_000

/** Is a list slower when every product counts its units by size and colour? */
export const variantScale: Scenario = (size) =>
  withCleanup(async (later) => {
    const { products, rounds, mostTimes } = sizes[size]
    const together = await filledCatalogue(products, {
      suffix: '_together',
      addTo: (db) => addSizes(db, products),
    })
    later(together.stop)
    const apart = await filledCatalogue(products, {
      suffix: '_apart',
      addTo: (db) => addVariants(db, products),
    })
    later(apart.stop)
    const results: Result[] = []
    for (const [name, queryOf] of Object.entries(listMixes)) {
      const [without, withThem] = await compareLists(together.lists, apart.lists, queryOf, rounds)
      console.log(`  ${name.padEnd(64)} p95 ${without.toFixed(2)} ms, ${withThem.toFixed(2)} ms`)
      results.push({
        what: `${name}, ${products} products with 12 variants to none`,
        value: withThem / without,
        unit: '×',
        atMost: mostTimes,
      })
    }
    return results
  })

/** Both catalogues get the sizes, so that their tables differ in nothing but the variants. */
async function addSizes(db: Db, products: number, mode = 'pooled') {
  for (let from = 1; from <= products; from += BATCH) {
    await sql`update products set sizes = ${SIZES}::text[], stock_mode = ${mode}::stock_mode
      where id between ${from} and ${from + BATCH - 1}`.execute(db)
  }
  await sql`vacuum (analyze) products`.execute(db)
}

async function addVariants(db: Db, products: number) {
  await addSizes(db, products, 'per_variant')
  for (let from = 1; from <= products; from += BATCH) {
    // The first variant has the units of the product, so that both catalogues have the same products in stock.
    await sql`
      insert into product_variants (product_id, size, color, stock_available)
      select id, size, color, case when size_position + color_position = 2 then stock_available else 0 end
      from products,
        unnest(sizes) with ordinality as one(size, size_position),
        unnest(colors) with ordinality as other(color, color_position)
      where id between ${from} and ${from + BATCH - 1}
      order by id, color_position, size_position`.execute(db)
  }
  await sql`vacuum (analyze) product_variants`.execute(db)
}
