import type { DeliveryWindow } from '@shop/contract/dates'
import type { User } from '@shop/contract/users'
import type { ReactNode } from 'react'
import { CartChanges } from '~/features/cart/cart-changes.tsx'
import { CartSummary } from '~/features/cart/cart-summary.tsx'
import { CartSummaryBar } from '~/features/cart/cart-summary-bar.tsx'
import { holdOrder, openCheckout } from '~/features/cart/open-checkout.ts'
import { RejectedCoupon } from '~/features/cart/rejected-coupon.tsx'
import { useCoupon } from '~/features/cart/use-coupon.ts'
import { useReviewedCart } from '~/features/cart/use-reviewed-cart.ts'
import { Checkout } from '~/features/checkout/checkout.tsx'
import { useSavedCpf } from '~/features/checkout/saved-cpf.ts'
import { useSite } from '~/layouts/use-site.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'

interface CartCheckoutProps {
  token: string
  account: User
  delivery: DeliveryWindow
  onOrder: (orderId: number) => void
}

/** The checkout of the cart, until an order is created. */
export function CartCheckout({ token, account, delivery, onOrder }: CartCheckoutProps) {
  const { store } = useSite()
  const { lines, state, reload } = useReviewedCart()
  const savedCpf = useSavedCpf(token, account)
  const bought = lines.filter(({ buyable }) => buyable)
  const coupon = useCoupon(bought)
  const { state: couponState } = coupon
  // The prices determine the charge: only prices confirmed by the server are shown.
  if (state === 'loading' && lines.every(({ product }) => !product)) return <PageWaiting />
  if (savedCpf === undefined || couponState.kind === 'checking') return <PageWaiting />
  if (bought.length === 0)
    return (
      <NothingToBuy>
        <CartChanges lines={lines} />
      </NothingToBuy>
    )
  const { deliveryStates, paymentMethods } = store
  const summary = { lines, deliveryStates, paymentMethods, coupon: couponState, listed: true }
  const blocked = bought.length < lines.length
  return (
    <Checkout
      account={account}
      store={store}
      savedCpf={savedCpf}
      delivery={delivery}
      lines={bought}
      discount={couponState.kind === 'applied' ? couponState : undefined}
      blocked={blocked}
      callbacks={{
        token,
        checkoutId: () => openCheckout(account.id).id,
        onHeld: ({ id, heldUntil, lines: held }) =>
          holdOrder(account.id, {
            id,
            heldUntil,
            lines: held.map(({ productId, size, color, quantity, offer }) => ({
              productId,
              size,
              color,
              quantity,
              ...(offer && { offer }),
            })),
          }),
        onOrder,
        onCartRejected: reload,
        onCouponRejected: coupon.reject,
      }}
      changes={
        <div className="grid gap-4 has-[p]:mb-6">
          <CartChanges lines={lines} />
          {couponState.kind === 'rejected' && <RejectedCoupon {...couponState} onRemove={coupon.remove} />}
          {blocked && <BackToCart />}
        </div>
      }
      summaryBar={(receiving) => <CartSummaryBar {...summary} {...receiving} />}
      summary={(receiving) => <CartSummary {...summary} {...receiving} className="max-lg:hidden" />}
      printedSummary={(plan) => (
        <CartSummary
          {...summary}
          plan={plan}
          delivery={delivery}
          promises={false}
          className="-mx-(--page-margin) mt-6 lg:hidden"
        />
      )}
    />
  )
}

function BackToCart() {
  return (
    <ButtonLink to={paths.cart} variant="outline" reloadDocument className="justify-self-start">
      Rever carrinho
    </ButtonLink>
  )
}

function NothingToBuy({ children }: { children: ReactNode }) {
  return (
    <div className="page grid justify-items-start gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Finalizar Compra</h1>
      {children}
      <BackToCart />
    </div>
  )
}
