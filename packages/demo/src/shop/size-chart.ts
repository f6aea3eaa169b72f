import { sizeTable } from '@shop/contract/constants'
import type { SizeRow } from '@shop/contract/size-finder'

/** The atelier sews two sizes beyond the usual five. */
export const sizeChart: readonly SizeRow[] = [
  ...sizeTable,
  { size: 'XGG', bust: [100, 106], waist: [80, 86], hip: [106, 112] },
  { size: 'EXG', bust: [106, 112], waist: [86, 92], hip: [112, 118] },
]
