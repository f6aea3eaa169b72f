import { formatDate } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import type { Store } from '@shop/contract/store'
import MessageSquare from 'lucide-react/icons/message-square'
import Printer from 'lucide-react/icons/printer'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { orderTokenIn } from '~/lib/order-credential.ts'
import { usePrint } from '~/lib/use-print.ts'
import { paths } from '~/paths.ts'
import { newTicketForOrderPath } from '~/shared/account/account-tabs.ts'
import { opensDialog } from '~/ui/drawer.tsx'
import { TextButton, TextLink } from '~/ui/text-link.tsx'
import { CancelOrderDialog, cancelOrderDialogId } from './cancel-order-dialog.tsx'
import { OrderDetails } from './order-details.tsx'
import { mayCancel, openWithdrawal, withdrawalDeadline } from './order-facts.ts'
import { WithdrawalDialog, withdrawalDialogId } from './withdrawal-dialog.tsx'

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const

interface OrderActionsProps {
  order: Order
  token: string
  store: Store
  deliveredAt: Date | undefined
  now: Date
}

export function OrderActions({ order, token, store, deliveredAt, now }: OrderActionsProps) {
  const { printing, print } = usePrint()
  const withdrawal = openWithdrawal(order, deliveredAt, now)
  const which = <span className="sr-only"> (pedido nº {order.number})</span>
  return (
    <div className="flex flex-wrap gap-x-7">
      <TextLink to={orderTokenIn(token) === undefined ? newTicketForOrderPath(order.number) : paths.contact}>
        <MessageSquare {...icon} />
        <span>Falar sobre este pedido{which}</span>
      </TextLink>
      <TextButton onClick={print}>
        <Printer {...icon} />
        <span>Imprimir{which}</span>
      </TextButton>
      {withdrawal && (
        <>
          <TextButton {...opensDialog(withdrawalDialogId(order))}>
            <Undo2 {...icon} />
            <span>
              {withdrawal === 'agreed' ? 'Pedir cancelamento' : 'Desistir da compra'}
              {deliveredAt && ` até ${formatDate(withdrawalDeadline(deliveredAt))}`}
              {which}
            </span>
          </TextButton>
          <WithdrawalDialog order={order} kind={withdrawal} token={token} deliveredAt={deliveredAt} />
        </>
      )}
      {mayCancel(order) && (
        <>
          <TextButton {...opensDialog(cancelOrderDialogId(order))}>
            <X {...icon} />
            <span>Cancelar pedido{which}</span>
          </TextButton>
          <CancelOrderDialog order={order} token={token} />
        </>
      )}
      {printing && <OrderDetails order={order} store={store} />}
    </div>
  )
}
