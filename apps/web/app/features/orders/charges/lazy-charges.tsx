import { lazy, Suspense } from 'react'
import { currentCharges } from '~/shared/charges/charge-facts.ts'
import { Notice } from '~/ui/notice.tsx'
import type { ChargesPartProps } from './order-charges.tsx'

/** Few orders have parts or extras: only they load them. */
const OrderCharges = lazy(() => import('./order-charges.tsx').catch(() => ({ default: NotLoaded })))

export function LazyOrderCharges(props: ChargesPartProps) {
  const { extras = [] } = props.order
  if (currentCharges(props.order).length === 0 && extras.length === 0) return null
  return (
    <Suspense>
      <OrderCharges {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  return <Notice tone="error">Não foi possível mostrar as parcelas deste pedido. Atualize a página.</Notice>
}
