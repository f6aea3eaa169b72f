import { withdrawalDays } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import type { Failure } from '@shop/contract/failures'
import { isStillAtAtelier, type OrderStatus } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import type { WithdrawalKind } from '@shop/contract/withdrawal-terms'
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

interface Texts {
  title: string
  submit: string
  done: string
  failed: string
  failure: Failure
}

const texts: Record<WithdrawalKind, Texts> = {
  law: {
    title: 'Desistir da compra',
    submit: 'Confirmar desistência',
    done: 'Desistência registrada',
    failed: 'Desistência não registrada',
    failure: { message: 'Não foi possível registrar a desistência. Tente novamente.' },
  },
  agreed: {
    title: 'Pedir cancelamento',
    submit: 'Enviar pedido de cancelamento',
    done: 'Pedido de cancelamento enviado',
    failed: 'Pedido não enviado',
    failure: { message: 'Não foi possível enviar o pedido de cancelamento. Tente novamente.' },
  },
}

export const withdrawalDialogId = ({ id }: Pick<Order, 'id'>) => `withdrawal-${id}`

interface WithdrawalDialogProps {
  order: Order
  kind: WithdrawalKind
  token: string
  deliveredAt: Date | undefined
}

/** Explains what follows. By law no reason is required, so that field is optional. */
export function WithdrawalDialog({ order, kind, token, deliveredAt }: WithdrawalDialogProps) {
  const { title, submit, done, ...text } = texts[kind]
  const dialogId = withdrawalDialogId(order)
  const [reason, setReason] = useState('')
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()

  const withdraw = async () => {
    setSending(true)
    setFailed(undefined)
    try {
      const body = { reason: reason.trim() === '' ? null : reason, kind }
      const changed = await callSignedIn(orders.withdraw, { params: { id: order.id }, body, token })
      closeDialog(dialogId)
      toast({ title: done, description: 'Enviamos a confirmação para o seu e-mail.' })
      rememberOrder(token, changed)
    } catch (error) {
      setFailed(failureText(error, text.failure))
    } finally {
      setSending(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!sending) void withdraw()
  }

  return (
    <Dialog
      id={dialogId}
      label={`${kind === 'law' ? 'Desistir' : 'Pedir cancelamento'} do pedido nº ${order.number}`}
      className="sm:max-w-140"
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5.5 px-5 pt-6 pb-8 sm:p-10">
        <h2 className="pr-10">{title}</h2>
        {kind === 'law' ? (
          <LawfulTerms status={order.status} deliveredAt={deliveredAt} />
        ) : (
          <AgreedTerms text={order.cancellationText ?? ''} />
        )}
        {failed !== undefined && (
          <FormNotice tone="error" title={text.failed}>
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
            {submit}
          </Button>
          <Button variant="quiet" {...closesDialog(dialogId)}>
            Manter a compra
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function LawfulTerms({ status, deliveredAt }: { status: OrderStatus; deliveredAt: Date | undefined }) {
  return (
    <ul className="grid list-disc gap-2 pl-5 text-ink-2">
      <li>
        Você pode desistir até {withdrawalDays} dias depois de receber, sem explicar por quê
        {deliveredAt ? `: até ${formatDate(withdrawalDeadline(deliveredAt))}` : ''}.
      </li>
      <li>
        A confirmação chega ao seu e-mail na hora
        {isStillAtAtelier(status)
          ? ', e o ateliê não envia mais o pedido.'
          : ', e o ateliê combina com você a devolução das peças.'}
      </li>
      <li>O valor pago volta inteiro, pelo mesmo meio de pagamento.</li>
    </ul>
  )
}

function AgreedTerms({ text }: { text: string }) {
  return (
    <div className="grid gap-4 text-ink-2">
      <p>
        Os {withdrawalDays} dias da lei já passaram e o ateliê começou a preparar a sua encomenda. Vale o
        texto que você aceitou ao comprar:
      </p>
      <blockquote className="border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere text-ink">
        {text}
      </blockquote>
      <ul className="grid list-disc gap-2 pl-5">
        <li>O ateliê para a costura e responde com o que fica e o que volta para você.</li>
        <li>A confirmação deste pedido chega ao seu e-mail na hora.</li>
      </ul>
    </div>
  )
}
