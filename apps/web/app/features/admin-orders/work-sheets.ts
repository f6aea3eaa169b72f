import type { OrderItem } from '@shop/contract/order'
import type { SizeRow } from '@shop/contract/size-finder'
import { rowOf } from './measures/size-chart.ts'

export interface WorkSheetData {
  /** The item to sew. */
  main: OrderItem
  /** Items that go with it and are taken from stock. */
  along: readonly OrderItem[]
}

/** One work sheet for each item that is sewn to a size; the other items are listed on the first one. */
export function workSheetsOf(items: readonly OrderItem[], chart: readonly SizeRow[]): WorkSheetData[] {
  const sewn = items.filter(({ size, offer }) => offer !== undefined || rowOf(chart, size) !== undefined)
  const [first, ...others] = sewn.length > 0 ? sewn : items
  if (!first) return []
  const along = items.filter((item) => item !== first && !sewn.includes(item))
  return [{ main: first, along }, ...(sewn.length > 0 ? others.map((main) => ({ main, along: [] })) : [])]
}
