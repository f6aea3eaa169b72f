import { withdrawalDays } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { Failure } from '@shop/contract/failures'
import { isStillAtAtelier } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import { type FormEvent, useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { closeDialog, closesDialog } from '~/ui/drawer.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { withdrawalDeadline } from './order-facts.ts'
import { rememberOrder } from './orders.queries.ts'

const REASON_LENGTH = 1000
const failure: Failure = { message: 'Não foi possível registrar a desistência. Tente novamente.' }

export const withdrawalDialogId = ({ id }: Pick<Order, 'id'>) => `withdrawal-${id}`

interface WithdrawalDialogProps {
  order: Order
  token: string
  deliveredAt: Date | undefined
}

/** Explains the consequences of a withdrawal. By law no reason is required, so that field is optional. */
export function WithdrawalDialog({ order, token, deliveredAt }: WithdrawalDialogProps) {
  const dialogId = withdrawalDialogId(order)
  const [reason, setReason] = useState('')
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()

  const withdraw = async () => {
    setSending(true)
    setFailed(undefined)
    try {
      const body = { reason: reason.trim() === '' ? null : reason }
      const changed = await callSignedIn(orders.withdraw, { params: { id: order.id }, body, token })
      closeDialog(dialogId)
      toast({ title: 'Desistência registrada', description: 'Enviamos a confirmação para o seu e-mail.' })
      rememberOrder(token, changed)
    } catch (error) {
      setFailed(failureText(error, failure))
    } finally {
      setSending(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!sending) void withdraw()
  }

  return (
    <Dialog id={dialogId} label={`Desistir do pedido nº ${order.number}`} className="sm:max-w-140">
      <form noValidate onSubmit={onSubmit} className="grid gap-5.5 px-5 pt-6 pb-8 sm:p-10">
        <h2 className="pr-10">Desistir da compra</h2>
        <ul className="grid list-disc gap-2 pl-5 text-ink-2">
          <li>
            Você pode desistir até {withdrawalDays} dias depois de receber, sem explicar por quê
            {deliveredAt ? `: até ${formatDate(withdrawalDeadline(deliveredAt))}` : ''}.
          </li>
          <li>
            A confirmação chega ao seu e-mail na hora
            {isStillAtAtelier(order.status)
              ? ', e o ateliê não envia mais o pedido.'
              : ', e o ateliê combina com você a devolução das peças.'}
          </li>
          <li>O valor pago volta inteiro, pelo mesmo meio de pagamento.</li>
        </ul>
        {failed !== undefined && (
          <FormNotice tone="error" title="Desistência não registrada">
            {failed}
          </FormNotice>
        )}
        <TextArea
          label="Motivo (opcional)"
          maxLength={REASON_LENGTH}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button type="submit" variant="danger-outline" loading={sending}>
            Confirmar desistência
          </Button>
          <Button variant="quiet" {...closesDialog(dialogId)}>
            Manter a compra
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
