import { readyDay } from '@shop/contract/deadlines'
import type { WorkRecord } from '@shop/contract/fitting-records'
import type { Order, OrderItem } from '@shop/contract/order'
import type { LockedMeasures } from '@shop/contract/order-measures'
import type { OrderTimeline } from '@shop/contract/order-timeline'
import { type Product, products } from '@shop/contract/products'
import type { SizeRow } from '@shop/contract/size-finder'
import { useQueries, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useStore } from '~/shared/admin/store-query.ts'
import { workRecordOf } from '~/shared/fittings/work-record.queries.ts'
import { timelineOf } from '~/shared/orders/order-timeline.queries.ts'
import { useSizeChart } from './measures/size-chart.ts'
import { useLockedMeasures } from './measures/use-locked-measures.ts'
import type { OrderKey } from './order-key.ts'
import { useOrder } from './orders.queries.ts'
import { type WorkSheetData, workSheetsOf } from './work-sheets.ts'

const readOrder = { message: 'Falha ao buscar o pedido.' }
const readRecord = { message: 'Falha ao buscar o registro da prova.' }
const readTimeline = { message: 'Falha ao buscar o prazo do pedido.' }

export interface LoadedWorkSheets {
  order: Order
  /** When it has to be ready; null for an order that was promised nothing. */
  readyOn: string | null
  products: ReadonlyMap<number, Product>
  chart: readonly SizeRow[]
  lockedMeasures: ReadonlyMap<number, LockedMeasures | null>
  /** What was agreed at the last fitting of each item. */
  records: ReadonlyMap<number, WorkRecord | null>
  shopName: string
  workSheets: readonly WorkSheetData[]
}

/** All that the work sheets of an order are printed from; `loaded` once nothing is missing any more. */
export function useWorkSheets(key: OrderKey | undefined) {
  const { token } = useAdmin()
  const query = useOrder(token, key)
  const { data: store } = useStore(token)
  const order = query.data
  const products = useOrderProducts(token, order?.items ?? [])
  const chart = useSizeChart()
  const { lockedMeasures, measuresFailure } = useLockedMeasures(order)
  const { records, recordsFailure } = useItemRecords(token, order?.items)
  const timeline = useQuery(
    { ...timelineOf(token, order?.id ?? 0), enabled: order !== undefined },
    queryClient,
  )
  // A dress that is not to be sewn any more must not lie on the table.
  const isCancelled = Boolean(order?.cancelledAt)
  const loaded: LoadedWorkSheets | undefined =
    order && !isCancelled && timeline.data && products && chart && lockedMeasures && records
      ? {
          order,
          readyOn: readyOnOf(timeline.data),
          products,
          chart,
          lockedMeasures,
          records,
          shopName: store?.profile.name ?? '',
          workSheets: workSheetsOf(order.items, chart),
        }
      : undefined
  const failure =
    listFailure(query, readOrder) ?? listFailure(timeline, readTimeline) ?? measuresFailure ?? recordsFailure
  return { query, failure, isCancelled, loaded }
}

/** Without them nobody knows what to adjust, so the work sheet waits for them. */
function useItemRecords(token: string, items: readonly OrderItem[] | undefined) {
  const queries = useQueries({ queries: (items ?? []).map(({ id }) => workRecordOf(token, id)) }, queryClient)
  const failed = queries.find(({ error, data }) => error && data === undefined)
  const isLoaded = items !== undefined && queries.every(({ data }) => data !== undefined)
  return {
    recordsFailure: failed && listFailure(failed, readRecord),
    records: isLoaded
      ? new Map(items.map(({ id }, at) => [id, queries[at]?.data ?? null] as const))
      : undefined,
  }
}

/** The day that was planned with the promise, as on the production board; without a plan the first promised day. */
function readyOnOf({ promise }: OrderTimeline): string | null {
  return promise && (promise.readyOn ?? readyDay(promise))
}

/** Catalogue data for the products of an order, including those no longer in the shop. */
function useOrderProducts(
  token: string,
  items: readonly OrderItem[],
): ReadonlyMap<number, Product> | undefined {
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  const { data, isPending } = useQuery(
    {
      queryKey: ['admin-ordered-products', token, ids],
      queryFn: ({ signal }) => callSignedIn(products.ordered, { token, signal, query: { ids } }),
      enabled: ids.length > 0,
    },
    queryClient,
  )
  // If they cannot be loaded, the work sheet still shows the order's own data.
  if (isPending && ids.length > 0) return undefined
  return new Map((data ?? []).map((product) => [product.id, product]))
}
