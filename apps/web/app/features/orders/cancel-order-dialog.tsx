import type { Failure } from '@shop/contract/failures'
import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import { useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { toast } from '~/lib/toasts.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { closeDialog, closesDialog } from '~/ui/drawer.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { linkedOrderOf, ordersOf, rememberOrder } from './orders.queries.ts'

const failure: Failure = { message: 'Não foi possível cancelar o pedido. Tente novamente.' }

export const cancelOrderDialogId = ({ id }: Pick<Order, 'id'>) => `cancel-order-${id}`

/** The customer cancels an order that she has not paid. */
export function CancelOrderDialog({ order, token }: { order: Order; token: string }) {
  const dialogId = cancelOrderDialogId(order)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()

  const cancel = async () => {
    setSending(true)
    setFailed(undefined)
    try {
      const changed = await callSignedIn(orders.cancelOwn, { params: { id: order.id }, token })
      closeDialog(dialogId)
      toast({ title: 'Pedido cancelado', description: 'Nada foi cobrado.' })
      rememberOrder(token, changed)
    } catch (error) {
      setFailed(failureText(error, failure))
    } finally {
      setSending(false)
    }
  }
  // It may have been paid at that moment: read anew once she has read why.
  const close = () => {
    if (failed === undefined) return
    setFailed(undefined)
    for (const { queryKey } of [ordersOf(token), linkedOrderOf(token)])
      void queryClient.invalidateQueries({ queryKey })
  }

  return (
    <Dialog
      id={dialogId}
      label={`Cancelar o pedido nº ${order.number}`}
      onClose={close}
      className="sm:max-w-140"
    >
      <div className="grid gap-5.5 px-5 pt-6 pb-8 sm:p-10">
        <h2 className="pr-10">Cancelar este pedido?</h2>
        <p className="text-ink-2">
          O pedido nº {order.number} ainda não foi pago. As peças deixam de ficar reservadas para você, e nada
          é cobrado. Não dá para desfazer.
        </p>
        {failed !== undefined && (
          <FormNotice tone="error" title="O pedido não foi cancelado">
            {failed}
          </FormNotice>
        )}
        <div className="flex flex-wrap gap-3 max-sm:grid">
          {/* First, so that opening the dialog focuses the safe choice. */}
          <Button variant="quiet" {...closesDialog(dialogId)}>
            Manter o pedido
          </Button>
          <Button variant="danger-outline" loading={sending} onClick={() => void cancel()}>
            Cancelar pedido
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
