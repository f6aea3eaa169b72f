import type { Order } from '@shop/contract/order'
import { lazy, Suspense } from 'react'
import { orderTokenIn } from '~/lib/order-credential.ts'
import { Notice } from '~/ui/notice.tsx'

/** Few orders have a made-to-measure line: only they load it. */
const OrderMeasures = lazy(() => import('./order-measures.tsx').catch(() => ({ default: NotLoaded })))
const LinkedMeasures = lazy(() => import('./linked-measures.tsx').catch(() => ({ default: NotLoaded })))

interface LazyOrderMeasuresProps {
  order: Order
  token: string
  onChange: (order: Order) => void
}

export function LazyOrderMeasures(props: LazyOrderMeasuresProps) {
  if (!props.order.items.some(({ measures }) => measures)) return null
  const Measures = orderTokenIn(props.token) === undefined ? OrderMeasures : LinkedMeasures
  return (
    <Suspense>
      <Measures {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  return <Notice tone="error">Não foi possível mostrar as medidas deste pedido. Atualize a página.</Notice>
}
