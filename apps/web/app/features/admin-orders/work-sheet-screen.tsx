import { Navigate, useParams } from 'react-router'
import { adminOrderPath, workSheetPath } from '~/admin-paths.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { orderKeyOf } from './order-key.ts'
import { OrderWorkSheets } from './order-work-sheets.tsx'
import { PrintBar } from './print-bar.tsx'
import { isMissing, UnknownOrder } from './unknown-order.tsx'
import { useWorkSheets } from './use-work-sheets.ts'

/** Printed for the sewing room: without prices, and readable in black and white. */
export default function WorkSheetScreen() {
  const text = useParams()['number']
  const key = orderKeyOf(text)
  const { query, failure, isCancelled, loaded } = useWorkSheets(key)
  const order = query.data
  if (key && 'id' in key && order) return <Navigate replace to={workSheetPath(order.number)} />
  if (key === undefined || isMissing(query.error)) return <UnknownOrder text={text} />
  return (
    <>
      <h1 className="sr-only">Ficha de costura</h1>
      <PrintBar
        back={adminOrderPath(order?.number ?? Number(text))}
        backText="Voltar ao pedido"
        isLoaded={Boolean(loaded)}
      />
      {failure && <FailurePanel {...failure} />}
      {!failure && isCancelled && (
        <p role="status">Pedido cancelado: não há ficha de costura para imprimir.</p>
      )}
      {!failure && !isCancelled && !loaded && <p role="status">Carregando ficha...</p>}
      {loaded && <OrderWorkSheets loaded={loaded} />}
    </>
  )
}
