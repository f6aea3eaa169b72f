/** Products as the feed needs them: with pictures. */
import type { Db } from '@shop/api/db/connection'

/** The colours of the pictures in their order; null for one that shows all colours. */
export async function withPictures(db: Db, productId: number, colors: readonly (string | null)[]) {
  const rows = colors.map((color, position) => ({
    ...{ productId, position, color, hash: `picture-${productId}-${position}`, alt: '' },
    ...{ width: 900, height: 1200, placeholder: '', widths: [320, 900] },
  }))
  await db.insertInto('productImages').values(rows).execute()
}
