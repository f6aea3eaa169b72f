import type { Tx } from '@shop/api/db/connection'
import { defaultSizes } from '@shop/contract/constants'
import { sql } from 'kysely'
import { demoProducts } from '../catalogue/products.ts'
import { pictures } from '../pictures.gen.ts'
import { type Range } from './bulk-orders.ts'
import { oneOf, roll } from './dice.ts'
import { lineNameOf } from './lines.ts'
import { colors, details, endings, flowers, middles, openings, places } from './texts.ts'

const row = sql<number>`row`
/** A shop features a few dozen products, whatever its size. */
const FEATURED = 40

/**
 * Products `from` to `to`, both included, with the pictures of the demo. They come in product lines of forty that share
 * a name: a larger catalogue has more distinct words, and a search for a line's name finds about forty products.
 */
export async function insertProducts(
  tx: Tx,
  from: number,
  to: number,
  { count }: Range,
  categoryIds: readonly number[],
) {
  await sql`
    insert into products (id, name, description, price_cents, category_id, featured, sizes, colors, stock_available,
      picture_texts)
    select row,
      ${oneOf(flowers, row, 1)} || ' ' || ${lineNameOf(row)} || ' ' || ${oneOf(details, row, 2)} || ', ' || ${oneOf(places, row, 3)},
      ${oneOf(openings, row, 4)} || ' ' || ${oneOf(middles, row, 5)} || ' ' || ${oneOf(endings, row, 6)},
      (60000 + ${roll(row, 7, 900)} * 1000),
      (${[...categoryIds]}::bigint[])[1 + ${roll(row, 8, categoryIds.length)}],
      ${roll(row, 9, Math.max(1, Math.round(count / FEATURED)))} = 0,
      ${[...defaultSizes]}::text[],
      array[${oneOf(colors.slice(0, 3), row, 10)}, ${oneOf(colors.slice(3), row, 11)}],
      greatest(0, ${roll(row, 12, 60)} - 3),
      ${oneOf(
        demoProducts.map(({ pictures: shown }) => shown.map(({ alt }) => alt).join(' ')),
        row,
        13,
      )}
    from generate_series(${from}::bigint, ${to}::bigint) row
    order by row`.execute(tx)

  // The trigger would raise the version of the new products and index their text a second time.
  await sql`alter table product_images disable trigger product_images_added`.execute(tx)
  await sql`
    with drawing as (
      select ordinality - 1 as slug, value as pictures
      from jsonb_array_elements(${JSON.stringify(drawings())}::jsonb) with ordinality
    )
    insert into product_images (product_id, position, hash, alt, width, height, placeholder, widths)
    select row, position - 1, picture->>'hash', picture->>'alt', (picture->>'width')::int, (picture->>'height')::int,
      picture->>'placeholder', array(select jsonb_array_elements_text(picture->'widths')::int)
    from generate_series(${from}::bigint, ${to}::bigint) row
    join drawing on drawing.slug = ${roll(row, 13, demoProducts.length)}
    cross join jsonb_array_elements(drawing.pictures) with ordinality as one(picture, position)
    order by row, position`.execute(tx)
  await sql`alter table product_images enable trigger product_images_added`.execute(tx)
}

function drawings() {
  return demoProducts.map((product) => product.pictures.map(({ name, alt }) => ({ ...pictures[name], alt })))
}
