import { failures } from '@shop/contract/failures'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { OrderCharge } from '@shop/contract/order-charge'
import { chargeLabel } from '@shop/contract/payment-plan'
import type { Store } from '@shop/contract/store'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '~/lib/failure-text.ts'
import { orderTokenIn } from '~/lib/order-credential.ts'
import { linkedOrderPath, paths, payChargePath } from '~/paths.ts'
import { currentCharges, isOpen, takesPayments } from '~/shared/charges/charge-facts.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { BesideSummary } from './beside-summary.tsx'
import { Confirming } from './confirming.tsx'
import { useOrder } from './order.queries.ts'
import { PayOrder } from './pay-order.tsx'
import { PixWaiting } from './pix-waiting.tsx'
import { useProviderReturn } from './use-provider-return.ts'

interface ChargeViewProps {
  token: string
  orderId: number
  chargeId: number
  store: Pick<Store, 'paymentMethods' | 'paymentProvider'>
}

/** One charge of an order that has begun to be paid. It shows the state that the server reports. */
export function ChargeView({ token, orderId, chargeId, store }: ChargeViewProps) {
  const [choosesAnew, setChoosesAnew] = useState(false)
  const [isPaying, setIsPaying] = useState(false)
  const navigate = useNavigate()
  const onFailed = useCallback(() => {
    setChoosesAnew(true)
    void navigate(payChargePath(orderId, chargeId), { replace: true })
  }, [navigate, orderId, chargeId])
  const returned = useProviderReturn(onFailed)
  const handedOver = (isPaying || returned) && !choosesAnew
  const { order, error, refetch } = useOrder(
    token,
    orderId,
    // A Pix may be paid on a phone while this page waits, and another tab may have begun it.
    ({ charges = [], pix }) =>
      charges.some((charge) => charge.id === chargeId && isOpen(charge)) &&
      (handedOver || pix?.chargeId === chargeId),
  )
  if (!order) {
    if (!error) return <PageWaiting />
    return (
      <div className="page grid justify-items-start gap-6 pt-8 pb-16 lg:pt-12">
        <h1>Pagamento</h1>
        <Notice tone="error">{failureText(error, failures.listOwnOrders)}</Notice>
        <Button variant="outline" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </div>
    )
  }
  const charge = currentCharges(order).find(({ id }) => id === chargeId)
  if (charge?.paidAt) return <ChargePaid order={order} charge={charge} token={token} />
  if (!charge || !takesPayments(order)) return <NotPayable order={order} token={token} />
  const payAnew = () => {
    setIsPaying(false)
    setChoosesAnew(true)
  }
  if (order.pix?.chargeId === chargeId && !choosesAnew)
    return (
      <PixWaiting
        order={order}
        pix={order.pix}
        amountCents={charge.amountCents}
        onPoll={() => void refetch()}
        onOtherWay={payAnew}
        paidText="Assim que o pagamento cair, a parcela aparece como paga e o recibo fica no seu pedido."
      />
    )
  if (handedOver) return <Confirming order={order} onOtherWay={payAnew} />
  return (
    <PayOrder
      order={order}
      charge={charge}
      token={token}
      store={store}
      onPaying={() => {
        setChoosesAnew(false)
        setIsPaying(true)
        void refetch()
      }}
      onOutdated={() => void refetch()}
    />
  )
}

interface EndProps {
  order: Order
  token: string
}

function ChargePaid({ order, charge, token }: EndProps & { charge: OrderCharge }) {
  const label = chargeLabel(charge, currentCharges(order))
  const { dueCents = 0 } = order
  return (
    <BesideSummary order={order} title="Pagamento recebido">
      <p role="status" className="mt-4 mb-6 text-18 wrap-anywhere text-ink-2">
        {label}, {formatBRL(charge.amountCents)}.{' '}
        {dueCents > 0 ? `Falta pagar ${formatBRL(dueCents)}.` : 'Está tudo pago.'} O recibo está no seu
        pedido.
      </p>
      <ToOrder token={token} />
    </BesideSummary>
  )
}

function NotPayable({ order, token }: EndProps) {
  return (
    <BesideSummary order={order} title="Nada a pagar aqui">
      <p className="mt-4 mb-6 text-ink-2">
        Esta parcela não está mais em aberto: as datas podem ter mudado, ou o pedido foi cancelado. Nada foi
        cobrado. Veja o pedido para conferir.
      </p>
      <ToOrder token={token} />
    </BesideSummary>
  )
}

/** A new document, because the provider's script must not remain on the next page. */
function ToOrder({ token }: { token: string }) {
  const orderToken = orderTokenIn(token)
  return (
    <ButtonLink
      to={orderToken === undefined ? paths.account : linkedOrderPath(orderToken)}
      reloadDocument
      className="max-sm:w-full"
    >
      {orderToken === undefined ? 'Ver meus pedidos' : 'Ver o pedido'}
    </ButtonLink>
  )
}
