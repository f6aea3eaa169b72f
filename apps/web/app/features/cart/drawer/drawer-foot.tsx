import { totalCents } from '@shop/contract/cart'
import { formatBRL } from '@shop/contract/money'
import type { PaymentMethod } from '@shop/contract/store'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { SummaryRow, SummaryTotal } from '~/ui/summary.tsx'
import { couponLabel, paymentText } from '../cart-text.ts'
import type { ReviewedLine } from '../review-cart.ts'
import { discountIn, useCoupon } from '../use-coupon.ts'

/** A short window shows the list instead: the cart itself has these too. */
const ROOM = '[@media(max-height:44rem)]:hidden'

interface DrawerFootProps {
  lines: readonly ReviewedLine[]
  paymentMethods: readonly PaymentMethod[]
}

/** The total as the cart shows it. What has changed has to be seen in the cart before she goes on. */
export function DrawerFoot({ lines, paymentMethods }: DrawerFootProps) {
  const bought = lines.filter(({ buyable }) => buyable)
  const coupon = useCoupon(bought).state
  const hasChanged = lines.some(({ changes }) => changes.length > 0)
  return (
    <>
      <dl className="[&>div]:py-0.5">
        {coupon.kind === 'applied' && (
          <SummaryRow label={couponLabel(coupon)} tone="discount">
            − {formatBRL(coupon.discountCents)}
          </SummaryRow>
        )}
        <SummaryRow label="Frete" tone="ok" className={ROOM}>
          Frete Grátis
        </SummaryRow>
        <SummaryTotal>{formatBRL(totalCents(bought) - discountIn(coupon))}</SummaryTotal>
      </dl>
      <p role="status" className="text-14 font-medium text-warning">
        {hasChanged && 'Seu carrinho mudou. Confira antes de finalizar.'}
      </p>
      {!hasChanged && (
        <p className={classes(ROOM, 'mt-1 text-14 text-ink-2')}>{paymentText(paymentMethods)}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink
          to={paths.cart}
          variant={hasChanged ? 'primary' : 'outline'}
          className="flex-[3_1_7.5rem] px-2! max-[23rem]:tracking-normal!"
        >
          Ver carrinho
        </ButtonLink>
        {!hasChanged && (
          // A new document: only the content security policy of /checkout allows the payment provider.
          <ButtonLink
            to={paths.checkout}
            reloadDocument
            className="flex-[4_1_7.5rem] px-2! max-[23rem]:tracking-normal!"
          >
            Finalizar
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** Closes the drawer. */
export function EmptyDrawerFoot() {
  return (
    <form method="dialog">
      <Button type="submit" className="w-full">
        Continuar escolhendo
      </Button>
    </form>
  )
}
