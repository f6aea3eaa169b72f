import type { DeliveryWindow } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import type { User } from '@shop/contract/users'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { closeCheckout, openCheckout } from '~/features/cart/open-checkout.ts'
import { ChargeView } from '~/features/checkout/charge-view.tsx'
import { continueFrom } from '~/features/checkout/draft.ts'
import { OrderView } from '~/features/checkout/order-view.tsx'
import { useOpenOrder } from '~/features/checkout/use-open-order.ts'
import { useProviderReturn } from '~/features/checkout/use-provider-return.ts'
import { useSite } from '~/layouts/use-site.ts'
import { paths, payOrderPath } from '~/paths.ts'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { CartCheckout } from './cart-checkout.tsx'

interface CheckoutOfProps {
  /** Of the session, or of the link of a guest's order. */
  token: string
  account: User
  orderId: number | undefined
  /** The charge of the order to pay, if it is not its first. */
  chargeId: number | undefined
  delivery: DeliveryWindow
}

/** The checkout of an account, or of a guest. */
export function CheckoutOf(props: CheckoutOfProps) {
  const { orderId } = props
  return orderId === undefined ? <CartOrOpenOrder {...props} /> : <OneOrder {...props} orderId={orderId} />
}

/** An unfinished purchase, after a closed browser or in another tab, continues where it was left. */
function CartOrOpenOrder({ token, account, delivery }: CheckoutOfProps) {
  const navigate = useNavigate()
  const open = openCheckout(account.id).order
  const onOrder = useCallback(
    (id: number) => void navigate(payOrderPath(id), { replace: true, state: { handedOver: true } }),
    [navigate],
  )
  // A guest's order that this tab has no link for is read by the e-mail's.
  const loading = useOpenOrder({ token, orderId: token === '' ? undefined : open?.id, onOrder })
  if (loading) return <PageWaiting />
  return <CartCheckout token={token} account={account} delivery={delivery} onOrder={onOrder} />
}

function OneOrder(props: CheckoutOfProps & { orderId: number }) {
  const { chargeId } = props
  return chargeId === undefined ? <WholeOrder {...props} /> : <OneCharge {...props} chargeId={chargeId} />
}

function OneCharge({ token, orderId, chargeId }: CheckoutOfProps & { orderId: number; chargeId: number }) {
  const { store } = useSite()
  return <ChargeView key={chargeId} token={token} orderId={orderId} chargeId={chargeId} store={store} />
}

function WholeOrder({ token, account, orderId }: CheckoutOfProps & { orderId: number }) {
  const { store } = useSite()
  const navigate = useNavigate()
  const isOpen = openCheckout(account.id).order?.id === orderId
  const onPaid = useCallback((order: Order) => closeCheckout(account.id, order), [account.id])
  const onOtherWay = useCallback(
    (order?: Order) => {
      if (order) continueFrom(account, order)
      void navigate(paths.checkout, { replace: true, state: { otherWay: true } })
    },
    [navigate, account],
  )
  const handedOver = useProviderReturn(isOpen ? onOtherWay : undefined)
  return (
    <OrderView
      key={orderId}
      token={token}
      orderId={orderId}
      store={store}
      isOpen={isOpen}
      handedOver={handedOver}
      onPaid={onPaid}
      onOtherWay={onOtherWay}
    />
  )
}
