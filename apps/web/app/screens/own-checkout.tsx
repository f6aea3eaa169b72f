import type { DeliveryWindow } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import type { User } from '@shop/contract/users'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { closeCheckout, openCheckout } from '~/features/cart/open-checkout.ts'
import { useAccountCart } from '~/features/cart/use-account-cart.ts'
import { continueFrom } from '~/features/checkout/draft.ts'
import { OrderView } from '~/features/checkout/order-view.tsx'
import { useOpenOrder } from '~/features/checkout/use-open-order.ts'
import { useProviderReturn } from '~/features/checkout/use-provider-return.ts'
import { ConfirmedAccount } from '~/features/session/confirmed-account.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { paths, payOrderPath } from '~/paths.ts'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { CartCheckout } from './cart-checkout.tsx'

interface OwnCheckoutProps {
  token: string
  orderId: number | undefined
  delivery: DeliveryWindow
}

export default function OwnCheckout(props: OwnCheckoutProps) {
  return (
    <ConfirmedAccount token={props.token}>
      {(account) => (
        <>
          <AccountCart token={props.token} account={account} />
          {props.orderId === undefined ? (
            <CartOrOpenOrder {...props} account={account} />
          ) : (
            <OneOrder {...props} orderId={props.orderId} account={account} />
          )}
        </>
      )}
    </ConfirmedAccount>
  )
}

interface Signed extends OwnCheckoutProps {
  account: User
}

/** Other pages do this in their header. */
function AccountCart({ token, account }: Pick<Signed, 'token' | 'account'>) {
  useAccountCart(token, account.id)
  return null
}

/** An unfinished purchase, after a closed browser or in another tab, continues where it was left. */
function CartOrOpenOrder({ token, account, delivery }: Signed) {
  const navigate = useNavigate()
  const open = openCheckout(account.id).order
  const onOrder = useCallback(
    (id: number) => void navigate(payOrderPath(id), { replace: true, state: { handedOver: true } }),
    [navigate],
  )
  const loading = useOpenOrder({ token, orderId: open?.id, onOrder })
  if (loading) return <PageWaiting />
  return <CartCheckout token={token} account={account} delivery={delivery} onOrder={onOrder} />
}

function OneOrder({ token, account, orderId }: Signed & { orderId: number }) {
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
