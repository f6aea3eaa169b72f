import type { Store } from '@shop/contract/store'
import { storeColors, storeSizes } from '@shop/contract/store-lists'
import { z } from '@shop/contract/zod'
import { typedChart, typedRowsOf } from './chart-values.ts'

export const listForm = z.object({
  colors: storeColors,
  sizes: storeSizes,
  /** Part of the form, so that a size that was typed and not yet added counts as unsaved. */
  newSize: z.string(),
  sizeChart: typedChart,
})

export type ListValues = z.input<typeof listForm>
export type ReadListValues = z.output<typeof listForm>

type Lists = Pick<Store, 'colors' | 'sizes' | 'sizeChart'>

export function listValuesOf({ colors = [], sizes = [], sizeChart = [] }: Lists): ListValues {
  return { colors, sizes, newSize: '', sizeChart: typedRowsOf(sizeChart) }
}

/** Several sizes may be typed at once, separated by commas. A size that is on the list already is reported. */
export function addSizes(sizes: readonly string[], text: string): string[] | { duplicate: string } {
  const list = [...sizes]
  for (const typed of text.split(',')) {
    const size = typed.trim()
    if (size === '') continue
    if (list.some((one) => one.toLowerCase() === size.toLowerCase())) return { duplicate: size }
    list.push(size)
  }
  return list
}
