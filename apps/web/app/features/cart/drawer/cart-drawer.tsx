import { type Choice, itemCount, lineKey } from '@shop/contract/cart'
import type { DeliveryWindow } from '@shop/contract/dates'
import type { PaymentMethod } from '@shop/contract/store'
import { useLayoutEffect, useRef, useState } from 'react'
import { formatDelivery } from '~/shared/delivery/delivery-text.ts'
import { type OrderPromise, useOrderPromise } from '~/shared/delivery/use-order-promise.ts'
import { SideDialog } from '~/ui/side-dialog.tsx'
import { formatUnitCount } from '../cart-text.ts'
import { changeQuantity } from '../change-cart.ts'
import type { CartProduct } from '../one-more.ts'
import type { ReviewedLine } from '../review-cart.ts'
import { useReviewedCart } from '../use-reviewed-cart.ts'
import type { AddedLine } from './added-line.ts'
import { Complements } from './complements.tsx'
import { DrawerFoot, EmptyDrawerFoot } from './drawer-foot.tsx'
import { DrawerLine } from './drawer-line.tsx'
import { EmptyDrawer } from './empty-drawer.tsx'
import { newestFirst } from './newest-first.ts'
import { StatusLine } from './status-line.tsx'
import { useDrawerMessage } from './use-drawer-message.ts'

/** With more lines than these the list is long enough. */
const MOST_WITH_COMPLEMENTS = 2

/** What the page knows of the shop. */
export interface DrawerTerms {
  delivery: DeliveryWindow
  paymentMethods: readonly PaymentMethod[]
}

interface CartDrawerProps extends DrawerTerms {
  added: AddedLine
  onAdd: (product: CartProduct, choice: Choice) => void
  onClosed: () => void
}

/** The cart in short, opened by adding to it. */
export function CartDrawer({ added, onAdd, onClosed, delivery, paymentMethods }: CartDrawerProps) {
  const { lines } = useReviewedCart()
  const promise = useOrderPromise(lines, { usual: delivery })
  const [opener] = useState(added)
  const title = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { message, showRemoved, ...undo } = useDrawerMessage(added)

  useLayoutEffect(() => {
    body.current?.scrollTo(0, 0)
    // What was added from the drawer itself: its button may be gone.
    if (added !== opener) title.current?.focus({ preventScroll: true })
  }, [added, opener])

  const change = (line: ReviewedLine, quantity: number) => {
    const putBack = changeQuantity(line, quantity)
    if (!putBack) return
    title.current?.focus({ preventScroll: true })
    showRemoved(() => {
      putBack()
      title.current?.focus({ preventScroll: true })
    })
  }

  const isEmpty = lines.length === 0
  return (
    <SideDialog
      title="Seu carrinho"
      titleRef={title}
      note={isEmpty ? undefined : formatUnitCount(itemCount(lines))}
      banner={<StatusLine message={message} {...undo} />}
      bodyRef={body}
      footer={isEmpty ? <EmptyDrawerFoot /> : <DrawerFoot lines={lines} paymentMethods={paymentMethods} />}
      tall={!isEmpty}
      onClosed={onClosed}
    >
      {isEmpty && <EmptyDrawer />}
      <ul aria-label="Peças no carrinho">
        {newestFirst(lines, added.key).map((line) => (
          <DrawerLine
            key={lineKey(line)}
            line={line}
            delivery={arrivalText(promise, lines.indexOf(line), delivery)}
            onQuantity={(quantity) => change(line, quantity)}
            onRemove={() => change(line, 0)}
          />
        ))}
      </ul>
      {!isEmpty && lines.length <= MOST_WITH_COMPLEMENTS && (
        <Complements of={opener} lines={lines} onAdd={onAdd} />
      )}
    </SideDialog>
  )
}

/** Each line by itself where dates are computed; the shop's usual days elsewhere. */
function arrivalText(promise: OrderPromise, at: number, usual: DeliveryWindow): string {
  const window = promise.isComputed ? promise.lines[at] : usual
  return window ? `Chega ${formatDelivery(window)}` : ''
}
