import { sizeTable } from '@shop/contract/constants'
import type { MeasureName } from '@shop/contract/measures'
import { girths, type SizeRow } from '@shop/contract/size-finder'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useStore } from '~/shared/admin/store-query.ts'

/** The store's own size chart; undefined while it loads. If it cannot be loaded, the chart that every shop starts with. */
export function useSizeChart(): readonly SizeRow[] | undefined {
  const { token } = useAdmin()
  const { data, isPending } = useStore(token)
  return isPending ? undefined : (data?.sizeChart ?? sizeTable)
}

export function rowOf(chart: readonly SizeRow[] | undefined, size: string): SizeRow | undefined {
  return chart?.find((row) => row.size === size)
}

/** '92–96'; undefined for a measure that the chart does not have. */
export function chartText(row: SizeRow, name: MeasureName): string | undefined {
  const girth = girths.find((one) => one === name)
  return girth && row[girth].map((centimetres) => String(centimetres).replace('.', ',')).join('–')
}
