import type { Order } from '@shop/contract/order'
import { useNow } from '~/lib/use-now.ts'
import { TapeIcon } from '~/ui/tape-icon.tsx'
import { type MeasuredItem, nextToMeasure, stageOf } from './measured-line.ts'

/** In the list of orders: measures that are awaited, or wait to be checked. */
export function MeasuresMark({ order }: { order: Order }) {
  const item = nextToMeasure(order)
  if (!item) return null
  return (
    <span className="mt-1 flex items-center gap-1.5 text-13 font-medium text-ink-2">
      <TapeIcon className="size-3.5 flex-none" />
      <MarkText item={item} />
    </span>
  )
}

function MarkText({ item: { measures } }: { item: MeasuredItem }) {
  const stage = stageOf(measures, useNow())
  if (stage.kind === 'sent') return <span className="text-warning">Medidas por conferir</span>
  if (stage.kind === 'late') return <span className="text-error">Medidas atrasadas</span>
  return <span>Esperando medidas</span>
}
