import type { DeliveryWindow } from '@shop/contract/dates'
import type { User } from '@shop/contract/users'
import { useAccountCart } from '~/features/cart/use-account-cart.ts'
import { ConfirmedAccount } from '~/features/session/confirmed-account.tsx'
import { CheckoutOf } from './checkout-of.tsx'

interface OwnCheckoutProps {
  token: string
  orderId: number | undefined
  chargeId: number | undefined
  delivery: DeliveryWindow
}

export default function OwnCheckout(props: OwnCheckoutProps) {
  return (
    <ConfirmedAccount token={props.token}>
      {(account) => (
        <>
          <AccountCart token={props.token} account={account} />
          <CheckoutOf {...props} account={account} />
        </>
      )}
    </ConfirmedAccount>
  )
}

/** Other pages do this in their header. */
function AccountCart({ token, account }: { token: string; account: User }) {
  useAccountCart(token, account.id)
  return null
}
