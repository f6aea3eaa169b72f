import { itemCount, lineKey, totalCents as sumOf } from '@shop/contract/cart'
import type { DeliveryWindow } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { choiceText } from '@shop/contract/offers'
import type { PlannedCharge } from '@shop/contract/payment-plan'
import type { PaymentMethod } from '@shop/contract/store'
import type { ReactNode } from 'react'
import { PlanRows } from '~/shared/plan/plan-rows.tsx'
import { Summary, SummaryItem, SummaryRow, SummaryTotal } from '~/ui/summary.tsx'
import { couponLabel, formatItemCount } from './cart-text.ts'
import { LinePicture } from './line-picture.tsx'
import { PurchasePromises } from './purchase-promises.tsx'
import type { ReviewedLine } from './review-cart.ts'
import { type CouponState, discountIn } from './use-coupon.ts'

interface CartSummaryProps {
  lines: readonly ReviewedLine[]
  /** Undefined while it is computed. */
  delivery: DeliveryWindow | undefined
  /** By the plans of the atelier, not by the shop's usual days. */
  isComputed?: boolean
  deliveryStates: readonly string[]
  paymentMethods: readonly PaymentMethod[]
  coupon: CouponState
  /** Whether the items are listed; not needed where the page already shows them next to it. */
  listed?: boolean
  /** Whether delivery and payment information is shown; not needed where the page shows it itself. */
  promises?: boolean
  /** The order is collected at the atelier. */
  pickup?: boolean
  className?: string
  /** The chosen plan, if not all of it is paid at once. */
  plan?: readonly PlannedCharge[] | undefined
  /** Under the total: the button to continue. */
  children?: ReactNode
}

export function CartSummary({
  lines,
  delivery,
  isComputed = false,
  deliveryStates,
  paymentMethods,
  coupon,
  listed = false,
  promises = true,
  pickup = false,
  plan,
  className,
  children,
}: CartSummaryProps) {
  const bought = lines.filter(({ buyable }) => buyable)
  const count = itemCount(bought)
  const subtotal = sumOf(bought)
  return (
    <Summary title="Resumo do pedido" className={className}>
      {listed && (
        <>
          <ul className="grid gap-5">
            {bought.map((line) => (
              <SummaryItem
                key={lineKey(line)}
                picture={<LinePicture product={line.product} color={line.color} sizes="64px" />}
                name={line.name}
                meta={choiceText(line)}
                quantity={line.quantity}
                price={formatBRL(line.unitPriceCents * line.quantity)}
              />
            ))}
          </ul>
          <hr className="stitch mt-5 mb-3" />
        </>
      )}
      <dl>
        <SummaryRow label={listed ? 'Subtotal' : `Subtotal (${formatItemCount(count)})`}>
          {formatBRL(subtotal)}
        </SummaryRow>
        {coupon.kind === 'applied' && (
          <SummaryRow label={couponLabel(coupon)} tone="discount">
            − {formatBRL(coupon.discountCents)}
          </SummaryRow>
        )}
        <SummaryRow label="Frete" tone="ok">
          Frete Grátis
        </SummaryRow>
        <div aria-hidden="true" className="stitch mt-3" />
        <SummaryTotal>{formatBRL(subtotal - discountIn(coupon))}</SummaryTotal>
        {plan && <PlanRows charges={plan} />}
      </dl>
      {children}
      {promises && (
        <PurchasePromises
          delivery={delivery}
          isComputed={isComputed}
          states={deliveryStates}
          paymentMethods={paymentMethods}
          pickup={pickup}
        />
      )}
    </Summary>
  )
}
