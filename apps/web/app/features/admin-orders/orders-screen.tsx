import { type Failure } from '@shop/contract/failures'
import { networkFailure } from '@shop/contract/network-failure'
import { orders } from '@shop/contract/orders'
import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useState } from 'react'
import { adminPaths } from '~/admin-paths.ts'
import { failureText } from '~/lib/failure-text.ts'
import { fetchFile, saveFile } from '~/lib/files.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { toast } from '~/lib/toasts.ts'
import { useCursorPages } from '~/lib/use-cursor-pages.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useDashboard } from '~/shared/admin/dashboard-query.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { StepPager } from '~/ui/pager.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { countOf, ordersText } from './order-counts.ts'
import { filterOf, ORDERS_PER_PAGE, type OrderList, useOrderCounts, useOrders } from './orders.queries.ts'
import { OrdersTable } from './orders-table.tsx'
import { OrdersToolbar } from './orders-toolbar.tsx'
import { useOrderList } from './use-order-list.ts'

const listOrders: Failure = { message: 'Falha ao buscar pedidos.' }

export default function OrdersScreen() {
  const { token } = useAdmin()
  const { list, period, narrow, clear: clearList } = useOrderList()
  const pages = useCursorPages(JSON.stringify(list))
  const query = useOrders(token, list, pages.cursor)
  const [downloading, setDownloading] = useState(false)
  const [clearings, setClearings] = useState(0)

  const { data: dashboard } = useDashboard(token)
  const { data: counts } = useOrderCounts(token, list)
  const failure = listFailure(query, listOrders)
  const page = query.data
  const total = counts && countOf(counts, list)
  const narrowed = Object.keys(filterOf(list)).length > 0
  const clear = () => {
    setClearings(clearings + 1)
    clearList()
  }
  const download = async () => {
    setDownloading(true)
    await downloadOrders(token, list)
    setDownloading(false)
  }
  return (
    <>
      <ScreenHead
        title="Pedidos"
        note={
          failure
            ? 'Lista indisponível'
            : !page
              ? 'Carregando pedidos...'
              : total === undefined
                ? ''
                : noteOf(total, narrowed ? 0 : (dashboard?.orders.count ?? 0))
        }
      >
        <Button variant="neutral" loading={downloading} onClick={() => void download()}>
          <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Baixar planilha
        </Button>
        <ButtonLink to={adminPaths.newSale}>
          <Plus aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Registrar venda
        </ButtonLink>
      </ScreenHead>
      {/* Remounted when the filters are cleared, so that pending input is discarded. */}
      <OrdersToolbar key={clearings} list={list} period={period} narrow={narrow} counts={counts} />
      {failure ? (
        <FailurePanel {...failure} />
      ) : !page ? (
        <TableSkeleton rows={6} />
      ) : page.items.length === 0 ? (
        <EmptyState title="Nenhum pedido encontrado" icon={narrowed ? <Search /> : <ShoppingBag />}>
          {narrowed ? (
            <>
              <p>Nada corresponde ao que você procurou.</p>
              <Button variant="outline" onClick={clear}>
                Limpar filtros
              </Button>
            </>
          ) : (
            <p>
              Quando alguém comprar na loja, ou você registrar uma venda do ateliê, o pedido aparece aqui.
            </p>
          )}
        </EmptyState>
      ) : (
        <>
          <OrdersTable orders={page.items} />
          <StepPager
            page={pages.page}
            {...(total !== undefined && {
              pages: Math.ceil(total / ORDERS_PER_PAGE),
              note: ordersText(total),
            })}
            hasNext={page.nextCursor !== undefined}
            onBack={pages.back}
            onNext={() => page.nextCursor !== undefined && pages.next(page.nextCursor)}
          />
        </>
      )}
    </>
  )
}

/** '92 pedidos · 4 esperando você' */
function noteOf(total: number, waiting: number): string {
  return waiting === 0 ? ordersText(total) : `${ordersText(total)} · ${waiting} esperando você`
}

/** Downloads the orders that match the filters, as CSV. */
async function downloadOrders(token: string, list: OrderList) {
  try {
    saveFile(await fetchFile(orders.exportCsv, { token, query: filterOf(list) }), 'pedidos.csv')
  } catch (error) {
    toast({ title: 'Erro', description: failureText(error, networkFailure), variant: 'destructive' })
  }
}
