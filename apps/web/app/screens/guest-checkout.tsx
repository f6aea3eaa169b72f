import type { DeliveryWindow } from '@shop/contract/dates'
import { openCheckout } from '~/features/cart/open-checkout.ts'
import { guest } from '~/features/checkout/guest.ts'
import { linkCredential } from '~/lib/order-credential.ts'
import { orderTokenOf } from '~/lib/order-tokens.ts'
import { CheckoutOf } from './checkout-of.tsx'

interface GuestCheckoutProps {
  orderId: number | undefined
  chargeId: number | undefined
  delivery: DeliveryWindow
}

/** The checkout of a visitor without an account. The order that it makes is read by its link. */
export default function GuestCheckout({ orderId, chargeId, delivery }: GuestCheckoutProps) {
  const shown = orderId ?? openCheckout(guest.id).order?.id
  const orderToken = shown === undefined ? undefined : orderTokenOf(shown)
  return (
    <CheckoutOf
      token={orderToken === undefined ? '' : linkCredential(orderToken)}
      account={guest}
      orderId={orderId}
      chargeId={chargeId}
      delivery={delivery}
    />
  )
}
