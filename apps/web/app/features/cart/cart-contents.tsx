import { itemCount, lineKey } from '@shop/contract/cart'
import type { DeliveryWindow } from '@shop/contract/dates'
import { notices } from '@shop/contract/notices'
import type { PaymentMethod } from '@shop/contract/store'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useId } from 'react'
import { toast } from '~/lib/toasts.ts'
import { paths } from '~/paths.ts'
import { PromiseBox } from '~/shared/delivery/promise-box.tsx'
import { useOrderPromise } from '~/shared/delivery/use-order-promise.ts'
import { PlanLine } from '~/shared/plan/plan-line.tsx'
import { planLine } from '~/shared/plan/plan-text.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { CartChanges } from './cart-changes.tsx'
import { CartLineRow } from './cart-line.tsx'
import { cartPlan } from './cart-plan.ts'
import { CartSummary } from './cart-summary.tsx'
import { formatItemCount } from './cart-text.ts'
import { acceptChanges, changeQuantity, undoMs } from './change-cart.ts'
import { CouponField } from './coupon-field.tsx'
import { LineDate } from './line-date.tsx'
import type { ReviewedLine } from './review-cart.ts'
import { useCoupon } from './use-coupon.ts'

interface CartContentsProps {
  lines: readonly ReviewedLine[]
  state: 'loading' | 'loaded' | 'failed'
  reload: () => void
  delivery: DeliveryWindow
  deliveryStates: readonly string[]
  paymentMethods: readonly PaymentMethod[]
  /** The line and its buttons are gone, so the focus has to move elsewhere. */
  onRemoved: () => void
}

export function CartContents({
  lines,
  state,
  reload,
  delivery,
  deliveryStates,
  paymentMethods,
  onRemoved,
}: CartContentsProps) {
  const bought = lines.filter(({ buyable }) => buyable)
  const coupon = useCoupon(bought)
  const promise = useOrderPromise(bought, { usual: delivery })
  const isLate = promise.arrival === 'late'
  const hasMade = bought.some(({ offer = 'ready' }) => offer !== 'ready')
  const plan = cartPlan(bought, coupon.state, promise)
  const change = (line: ReviewedLine, quantity: number) => {
    const putBack = changeQuantity(line, quantity)
    if (!putBack) return
    const action = { text: 'Desfazer', onClick: putBack }
    toast({ ...notices.removedFromCart, duration: undoMs, action })
    onRemoved()
  }
  return (
    <>
      <p className="mt-2 mb-7 text-ink-2">{formatItemCount(itemCount(lines))}</p>
      <div className="grid items-start gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_400px] xl:gap-x-16">
        <div className="grid gap-5 [&>:empty]:-mb-5">
          <CartChanges lines={lines} />
          {/* For every cart: whether something in it is sewn to order is known only once the products are loaded. */}
          <PromiseBox
            note="O prazo do pedido é o da peça que demora mais."
            window={promise.window}
            arrival={promise.arrival}
            subject="O pedido"
          />
          {state === 'failed' && <NotChecked onTryAgain={reload} />}
          <ul aria-label="Peças no carrinho" aria-busy={state === 'loading'}>
            {lines.map((line) => (
              <CartLineRow
                key={lineKey(line)}
                line={line}
                date={<LineDate promise={promise} at={bought.indexOf(line)} />}
                onQuantity={(quantity) => change(line, quantity)}
                onRemove={() => change(line, 0)}
              />
            ))}
          </ul>
          <TextLink to={paths.collections} className="justify-self-start">
            <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
            Continuar comprando
          </TextLink>
        </div>
        <CartSummary
          lines={lines}
          delivery={promise.window}
          isComputed={promise.isComputed}
          deliveryStates={deliveryStates}
          paymentMethods={paymentMethods}
          coupon={coupon.state}
          className="max-lg:-mx-(--page-margin)"
        >
          {hasMade && <PlanLine text={plan && planLine(plan.charges)} />}
          <CouponField coupon={coupon} />
          <WayOn lines={lines} isLate={isLate} />
        </CartSummary>
      </div>
    </>
  )
}

/** Loads a new document: only the content security policy of /checkout allows the payment provider. */
function WayOn({ lines, isLate }: { lines: readonly ReviewedLine[]; isLate: boolean }) {
  const reason = useId()
  if (lines.every(({ buyable }) => buyable) && !isLate) {
    return (
      <ButtonLink
        to={paths.checkout}
        reloadDocument
        onClick={() => acceptChanges(lines)}
        className="mt-4 w-full"
      >
        Finalizar compra
      </ButtonLink>
    )
  }
  return (
    <>
      <Button disabled aria-describedby={reason} className="mt-4 w-full">
        Finalizar compra
      </Button>
      <p id={reason} className="mt-2 text-14 text-error">
        {isLate
          ? 'O pedido não chega a tempo do casamento. Troque a peça que demora mais, ou mude a data.'
          : 'Remova as peças indisponíveis para continuar.'}
      </p>
    </>
  )
}

function NotChecked({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Notice>
      <p className="font-medium">Não foi possível conferir preços e estoque agora</p>
      <p className="text-14 text-ink-2">
        Mostramos o que vimos da última vez; o pedido confere tudo de novo.
      </p>
      <Button variant="outline" className="mt-3 min-h-11! px-5!" onClick={onTryAgain}>
        Tentar novamente
      </Button>
    </Notice>
  )
}
