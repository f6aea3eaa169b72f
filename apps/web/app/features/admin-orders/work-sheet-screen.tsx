import ChevronLeft from 'lucide-react/icons/chevron-left'
import Printer from 'lucide-react/icons/printer'
import { Link, useParams } from 'react-router'
import { useAdmin } from '~/lib/admin.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { adminOrderPath } from '~/lib/paths.ts'
import { useStore } from '~/lib/store-query.ts'
import { DeskButton } from '~/ui/desk/desk-button.tsx'
import { FailurePanel } from '~/ui/desk/failure-panel.tsx'
import { useOrder } from './orders.queries.ts'
import { sheetsOf } from './sheets.ts'
import { usePieces } from './use-pieces.ts'
import { WorkSheet } from './work-sheet.tsx'

const readOrder = { message: 'Falha ao buscar o pedido.' }

/** What hangs beside the dress form: no prices, and readable from a black-and-white printer. */
export default function WorkSheetScreen() {
  const { token } = useAdmin()
  const id = Number(useParams()['id'])
  const query = useOrder(token, id)
  const { data: store } = useStore(token)
  const order = query.data
  const pieces = usePieces(token, order?.items ?? [])
  const failure = listFailure(query, readOrder)
  const sheets = order ? sheetsOf(order.items) : []
  return (
    <>
      <h1 className="sr-only">Ficha de costura</h1>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to={adminOrderPath(id)}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 font-medium text-wine hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Voltar ao pedido
        </Link>
        <DeskButton disabled={!order || !pieces} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Imprimir
        </DeskButton>
      </div>
      {failure && <FailurePanel {...failure} />}
      {!failure && !(order && pieces) && <p role="status">Carregando ficha...</p>}
      {order &&
        pieces &&
        sheets.map((sheet, index) => (
          <WorkSheet
            key={sheet.main.cartId}
            order={order}
            sheet={sheet}
            pieces={pieces}
            shopName={store?.profile.name ?? ''}
            position={index + 1}
            count={sheets.length}
          />
        ))}
    </>
  )
}
