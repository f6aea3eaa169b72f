import type { OrderItem } from '@shop/contract/order'
import { type Product, products } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Printer from 'lucide-react/icons/printer'
import { Link, Navigate, useParams } from 'react-router'
import { adminOrderPath, workSheetPath } from '~/admin-paths.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useStore } from '~/shared/admin/store-query.ts'
import { Button } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { useSizeChart } from './measures/size-chart.ts'
import { useLockedMeasures } from './measures/use-locked-measures.ts'
import { orderKeyOf } from './order-key.ts'
import { useOrder } from './orders.queries.ts'
import { isMissing, UnknownOrder } from './unknown-order.tsx'
import { WorkSheet } from './work-sheet.tsx'
import { workSheetsOf } from './work-sheets.ts'

const readOrder = { message: 'Falha ao buscar o pedido.' }

/** Printed for the sewing room: without prices, and readable in black and white. */
export default function WorkSheetScreen() {
  const { token } = useAdmin()
  const text = useParams()['number']
  const key = orderKeyOf(text)
  const query = useOrder(token, key)
  const { data: store } = useStore(token)
  const order = query.data
  const products = useOrderProducts(token, order?.items ?? [])
  const chart = useSizeChart()
  const { lockedMeasures, measuresFailure } = useLockedMeasures(order)
  const failure = listFailure(query, readOrder) ?? measuresFailure
  // A dress that is not to be sewn any more must not lie on the table.
  const isCancelled = Boolean(order?.cancelledAt)
  const isReady = order && !isCancelled && products && chart && lockedMeasures
  const workSheets = order && chart ? workSheetsOf(order.items, chart) : []
  if (key && 'id' in key && order) return <Navigate replace to={workSheetPath(order.number)} />
  if (key === undefined || isMissing(query.error)) return <UnknownOrder text={text} />
  return (
    <>
      <h1 className="sr-only">Ficha de costura</h1>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to={adminOrderPath(order?.number ?? Number(text))}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 font-medium text-wine hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Voltar ao pedido
        </Link>
        <Button disabled={!isReady} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Imprimir
        </Button>
      </div>
      {failure && <FailurePanel {...failure} />}
      {!failure && isCancelled && (
        <p role="status">Pedido cancelado: não há ficha de costura para imprimir.</p>
      )}
      {!failure && !isCancelled && !isReady && <p role="status">Carregando ficha...</p>}
      {isReady &&
        workSheets.map((workSheet, index) => (
          <WorkSheet
            key={workSheet.main.lineKey}
            order={order}
            workSheet={workSheet}
            products={products}
            measures={{ item: workSheet.main, chart, locked: lockedMeasures.get(workSheet.main.id) }}
            shopName={store?.profile.name ?? ''}
            position={index + 1}
            count={workSheets.length}
          />
        ))}
    </>
  )
}

/** Catalogue data for the products of an order, including those no longer in the shop. */
function useOrderProducts(
  token: string,
  items: readonly OrderItem[],
): ReadonlyMap<number, Product> | undefined {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  const { data, isPending } = useQuery(
    {
      queryKey: ['admin-ordered-products', token, ids],
      queryFn: ({ signal }) => callSignedIn(products.ordered, { token, signal, query: { ids } }),
      enabled: ids.length > 0,
    },
    queryClient,
  )
  // If they cannot be loaded, the work sheet still shows the order's own data.
  if (isPending) return undefined
  return new Map((data ?? []).map((product) => [product.id, product]))
}
