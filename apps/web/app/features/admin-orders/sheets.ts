import { sizeTable } from '@shop/contract/constants'
import type { OrderItem } from '@shop/contract/order'

export interface Sheet {
  /** The piece that is sewn. */
  main: OrderItem
  /** What goes along with it and is only taken from the shelf. */
  along: readonly OrderItem[]
}

/** A sheet for each line that is sewn to a size; what has none goes along on the first. */
export function sheetsOf(items: readonly OrderItem[]): Sheet[] {
  const sewn = items.filter(({ size }) => measuresOf(size) !== undefined)
  const [first, ...others] = sewn.length > 0 ? sewn : items
  if (!first) return []
  const along = items.filter((item) => item !== first && !sewn.includes(item))
  return [{ main: first, along }, ...(sewn.length > 0 ? others.map((main) => ({ main, along: [] })) : [])]
}

export function measuresOf(size: string) {
  return sizeTable.find((row) => row.size === size)
}
