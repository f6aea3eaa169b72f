import { failures } from '@shop/contract/failures'
import type { Order } from '@shop/contract/order'
import { hasEverReceivedMoney } from '@shop/contract/payment-state'
import type { Store } from '@shop/contract/store'
import { useEffect, useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { paths } from '~/paths.ts'
import { firstAmount } from '~/shared/charges/charge-facts.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { BesideSummary } from './beside-summary.tsx'
import { Confirmation } from './confirmation.tsx'
import { Confirming } from './confirming.tsx'
import { forgetDraft } from './draft.ts'
import { useOrder } from './order.queries.ts'
import { PayOrder } from './pay-order.tsx'
import { PixWaiting } from './pix-waiting.tsx'

interface OrderViewProps {
  token: string
  orderId: number
  store: Pick<Store, 'profile' | 'paymentMethods' | 'paymentProvider'>
  /** Whether the order was made from the cart of this browser: then it can be paid in the checkout. */
  isOpen: boolean
  /** Whether the provider is known to have the payment, so that a result is pending. */
  handedOver: boolean
  onPaid: (order: Order) => void
  /** Called with the order if it is shown, so that its address need not be typed again. */
  onOtherWay: (order?: Order) => void
}

/**
 * The shop polls the provider every few seconds: a decline reported right after a payment belongs to the previous
 * attempt and must not be shown to a customer who has just paid.
 */
const DECLINED_BEFORE_MS = 5_000

/** An order from its payment on. It shows the state that the server reports, never what the browser claims. */
export function OrderView({ token, orderId, store, isOpen, onPaid, onOtherWay, ...start }: OrderViewProps) {
  const { order, reportedAt, error, refetch } = useOrder(token, orderId)
  const [handedOverAt, setHandedOverAt] = useState(() => (start.handedOver ? Date.now() : undefined))
  const handedOver = handedOverAt !== undefined
  const hadPix = useSeen(order?.pix !== undefined)
  const paid = order !== undefined && hasEverReceivedMoney(order.paymentState)
  useEffect(() => {
    if (!paid) return
    forgetDraft()
    onPaid(order)
  }, [paid, order, onPaid])

  if (error && !order) {
    return (
      <div className="page grid justify-items-start gap-6 pt-8 pb-16 lg:pt-12">
        <h1>Finalizar Compra</h1>
        <Notice tone="error">{failureText(error, failures.listOwnOrders)}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
          <ButtonLink to={paths.account} variant="quiet">
            Ver meus pedidos
          </ButtonLink>
        </div>
      </div>
    )
  }
  if (!order) return <PageWaiting />
  const otherWay = isOpen ? () => onOtherWay(order) : undefined
  if (paid)
    return (
      <Confirmation order={order} token={token} profile={store.profile} onChange={() => void refetch()} />
    )
  if (order.paymentState === 'expired') return <Ended order={order} isOpen={isOpen} />
  if (order.pix && order.paymentState === 'awaiting') {
    return (
      <PixWaiting
        order={order}
        pix={order.pix}
        amountCents={firstAmount(order)}
        onPoll={() => void refetch()}
        onOtherWay={otherWay}
      />
    )
  }
  const stillUnknown =
    order.paymentState === 'awaiting' || reportedAt < (handedOverAt ?? 0) + DECLINED_BEFORE_MS
  if (handedOver && stillUnknown && !hadPix) {
    return <Confirming order={order} onOtherWay={otherWay} />
  }
  if (!otherWay) {
    const onPaying = () => {
      setHandedOverAt(Date.now())
      void refetch()
    }
    return <PayOrder order={order} token={token} store={store} onPaying={onPaying} />
  }
  if (!handedOver && !hadPix) return <OnTheWay onArrive={onOtherWay} />
  return <DeclinedPayment order={order} lapsed={hadPix} onTryAgain={otherWay} />
}

/** Whether the value was ever true while the component was mounted. */
function useSeen(now: boolean) {
  const [seen, setSeen] = useState(now)
  if (now && !seen) setSeen(true)
  return seen
}

/** The cart still exists, so the order is paid in the regular checkout. */
function OnTheWay({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive])
  return <PageWaiting />
}

interface DeclinedPaymentProps {
  order: Order
  /** A Pix that was not paid in time; otherwise a declined card. */
  lapsed: boolean
  onTryAgain: () => void
}

function DeclinedPayment({ order, lapsed, onTryAgain }: DeclinedPaymentProps) {
  return (
    <BesideSummary order={order} title={lapsed ? 'O código Pix expirou' : 'O pagamento não foi aprovado'}>
      <p className="mt-4 mb-6 text-ink-2">Nada foi cobrado. Seu carrinho continua guardado.</p>
      <Button onClick={onTryAgain} className="max-sm:w-full">
        Tentar de novo
      </Button>
    </BesideSummary>
  )
}

function Ended({ order, isOpen }: { order: Order; isOpen: boolean }) {
  return (
    <BesideSummary
      order={order}
      title={order.cancelledAt ? 'Este pedido foi cancelado' : 'O prazo para pagar terminou'}
    >
      <p className="mt-4 mb-6 text-ink-2">
        Nada foi cobrado e as peças voltaram ao estoque.
        {isOpen && ' Seu carrinho continua guardado: é só finalizar de novo.'}
      </p>
      <ButtonLink to={isOpen ? paths.cart : paths.collections} reloadDocument className="max-sm:w-full">
        {isOpen ? 'Voltar ao carrinho' : 'Ver coleções'}
      </ButtonLink>
    </BesideSummary>
  )
}
