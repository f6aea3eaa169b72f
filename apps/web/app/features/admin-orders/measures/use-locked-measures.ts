import type { Order } from '@shop/contract/order'
import type { LockedMeasures } from '@shop/contract/order-measures'
import { useQueries } from '@tanstack/react-query'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { endedText } from '~/shared/orders/order-text.ts'
import { measuredItems } from './measured-line.ts'
import { measuresOf } from './measures.queries.ts'

/**
 * What each line is cut from, by the line's id; undefined until all of them are loaded, so that no work sheet is printed
 * without them. An order that is not to be sewn any more needs none.
 */
export function useLockedMeasures(order: Order | undefined) {
  const { token } = useAdmin()
  const locked =
    order && endedText(order) === undefined
      ? measuredItems(order).filter(({ measures }) => measures.lockedAt !== null)
      : []
  const queries = order ? locked.map((item) => measuresOf(token, { order, item })) : []
  const results = useQueries({ queries }, queryClient)
  const failed = results.find(({ error, data }) => error && !data)
  const byItem = new Map<number, LockedMeasures | null>()
  for (const [index, { id }] of locked.entries()) {
    const data = results[index]?.data
    if (data) byItem.set(id, data.locked)
  }
  return {
    lockedMeasures: byItem.size === locked.length ? byItem : undefined,
    measuresFailure: failed && listFailure(failed, { message: 'Falha ao buscar as medidas.' }),
  }
}
