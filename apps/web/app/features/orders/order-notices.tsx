import { formatStreet } from '@shop/contract/address-line'
import { formatDate } from '@shop/contract/dates'
import { isStillAtAtelier } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import { pickupLabel } from '@shop/contract/pickup-text'
import type { Store } from '@shop/contract/store'
import { numbersOf, workingDaysText } from '@shop/contract/store-numbers'
import { hasUsualWindow } from '@shop/contract/usual-window'
import Calendar from 'lucide-react/icons/calendar'
import CreditCard from 'lucide-react/icons/credit-card'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { payOrderPath } from '~/paths.ts'
import { formatDelivery } from '~/shared/delivery/delivery-text.ts'
import { beforeWedding } from '~/shared/delivery/promise-text.ts'
import { useLoadedStore } from '~/shared/store/swatches.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { isArriving, isPayable } from './order-facts.ts'
import { OrderShipments } from './order-shipments.tsx'
import { paymentNotice } from './payment-text.ts'

const icon = { 'aria-hidden': true, className: 'mt-0.5 size-5.5 flex-none', strokeWidth: 1.5 } as const

/** Notices about an order other than its progress: payment, delivery, return. */
export function OrderNotices({ order, now }: { order: Order; now: Date }) {
  const store = useLoadedStore()
  const payment = paymentNotice(order, now)
  const withdrawnAt = order.cancelledAt ? null : order.withdrawalRequestedAt
  return (
    <>
      {payment && (
        <Notice tone={payment.tone} icon={<CreditCard {...icon} />}>
          <OrderNotice title={payment.title}>{payment.text}</OrderNotice>
          {isPayable(order, now) && (
            // A full document load: the payment provider's script is allowed on that page only.
            <ButtonLink to={payOrderPath(order.id)} reloadDocument className="mt-4 max-sm:w-full">
              Pagar agora
            </ButtonLink>
          )}
        </Notice>
      )}
      <OrderShipments order={order} />
      {isArriving(order) && order.deliveryWindow && (
        <Notice icon={<Calendar {...icon} className={`${icon.className} text-gold`} />}>
          {order.fulfilment === 'pickup' ? (
            <OrderNotice
              title={
                order.status === 'ready'
                  ? 'Pronto para retirar'
                  : `Retire ${formatDelivery(order.deliveryWindow)}`
              }
            >
              {pickupLabel}: {formatStreet(order.shipping)}, {order.shipping.city}. Traga um documento e o
              número do pedido.
            </OrderNotice>
          ) : (
            <OrderNotice title={`Receba ${formatDelivery(order.deliveryWindow)}`}>
              {arrivalText(order, order.deliveryWindow.to, store)}
              <span className="whitespace-nowrap">Frete Grátis</span>
            </OrderNotice>
          )}
        </Notice>
      )}
      {withdrawnAt && (
        <Notice icon={<Undo2 {...icon} />}>
          <OrderNotice
            title={`${order.withdrawalByAgreement ? 'Cancelamento pedido' : 'Desistência pedida'} em ${formatDate(withdrawnAt)}`}
          >
            {withdrawalText(order)}
          </OrderNotice>
        </Notice>
      )}
    </>
  )
}

/** What is sewn to order has hours of its own: its days are not counted from payment. */
function arrivalText(
  order: Order,
  to: string,
  store: Partial<Pick<Store, 'numbers' | 'closedDays'>>,
): string {
  const { weddingOn, items } = order
  const after = '\u00a0· '
  if (weddingOn !== undefined) return `${beforeWedding(to, weddingOn)}, em ${formatDate(weddingOn)}${after}`
  if (hasUsualWindow(order, store))
    return `${workingDaysText(numbersOf(store).deliveryDays)} após o pagamento${after}`
  return items.some(({ offer = 'ready' }) => offer !== 'ready') ? `Feito para você no ateliê${after}` : ''
}

function withdrawalText({ paymentState, status, withdrawalByAgreement }: Order) {
  if (paymentState === 'refunded') return 'O valor já foi devolvido.'
  if (withdrawalByAgreement)
    return 'O ateliê parou a costura e responde com o que fica e o que volta, pelo texto que você aceitou ao comprar.'
  const back = 'O valor volta pelo mesmo meio de pagamento.'
  if (isStillAtAtelier(status)) return `O ateliê não vai enviar este pedido. ${back}`
  return `O ateliê vai escrever para combinar a devolução. ${back}`
}

function OrderNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className="font-medium">{title}</p>
      <p className="text-14 text-ink-2">{children}</p>
    </>
  )
}
