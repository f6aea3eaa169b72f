import type { Failure } from '@shop/contract/failures'
import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useState } from 'react'
import { useAdmin } from '~/lib/admin.ts'
import { useDashboard } from '~/lib/dashboard-query.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useCursorPages } from '~/lib/use-cursor-pages.ts'
import { AdminButton } from '~/ui/admin/admin-button.tsx'
import { EmptyPanel } from '~/ui/admin/empty-panel.tsx'
import { FailurePanel } from '~/ui/admin/failure-panel.tsx'
import { StepPager } from '~/ui/admin/pager.tsx'
import { ScreenHead } from '~/ui/admin/screen-head.tsx'
import { TableSkeleton } from '~/ui/admin/table-skeleton.tsx'
import { downloadOrders } from './download-orders.ts'
import { countOf, ordersText } from './order-counts.ts'
import { filterOf, ORDERS_PER_PAGE, useOrderCounts, useOrders } from './orders.queries.ts'
import { OrdersTable } from './orders-table.tsx'
import { OrdersToolbar } from './orders-toolbar.tsx'
import { SaleDialog } from './sale-dialog.tsx'
import { useOrderList } from './use-order-list.ts'

const listOrders: Failure = { message: 'Falha ao buscar pedidos.' }

export default function OrdersScreen() {
  const { token } = useAdmin()
  const { list, period, narrow, clear: clearList } = useOrderList()
  const pages = useCursorPages(JSON.stringify(list))
  const query = useOrders(token, list, pages.cursor)
  const [selling, setSelling] = useState(false)
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
        <AdminButton variant="neutral" loading={downloading} onClick={() => void download()}>
          <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Baixar planilha
        </AdminButton>
        <AdminButton onClick={() => setSelling(true)}>
          <Plus aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Registrar venda
        </AdminButton>
      </ScreenHead>
      {/* Remounted when the filters are cleared, so that pending input is discarded. */}
      <OrdersToolbar key={clearings} list={list} period={period} narrow={narrow} counts={counts} />
      {failure ? (
        <FailurePanel {...failure} />
      ) : !page ? (
        <TableSkeleton rows={6} />
      ) : page.items.length === 0 ? (
        <EmptyPanel title="Nenhum pedido encontrado" icon={narrowed ? Search : ShoppingBag}>
          {narrowed ? (
            <>
              <p>Nada corresponde ao que você procurou.</p>
              <AdminButton variant="outline" onClick={clear}>
                Limpar filtros
              </AdminButton>
            </>
          ) : (
            <p>
              Quando alguém comprar na loja, ou você registrar uma venda do ateliê, o pedido aparece aqui.
            </p>
          )}
        </EmptyPanel>
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
      {selling && <SaleDialog onClose={() => setSelling(false)} />}
    </>
  )
}

/** '92 pedidos · 4 esperando você' */
function noteOf(total: number, waiting: number): string {
  return waiting === 0 ? ordersText(total) : `${ordersText(total)} · ${waiting} esperando você`
}
