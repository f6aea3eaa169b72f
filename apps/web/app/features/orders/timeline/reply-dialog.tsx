import type { Order } from '@shop/contract/order'
import type { TimelineChange } from '@shop/contract/order-timeline'
import { type FormEvent, useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { ticketPath } from '~/paths.ts'
import { refreshTimeline } from '~/shared/orders/order-timeline.queries.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { closeDialog, closesDialog } from '~/ui/drawer.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { orderHeadingId } from '../order-head.tsx'
import { replyFailure, sendReply } from './send-reply.ts'

const MESSAGE_LENGTH = 1000

type Kind = 'talk' | 'cancel'

const texts: Record<Kind, { title: string; text: string; label: string; send: string; sent: string }> = {
  talk: {
    title: 'Conversar sobre o prazo',
    text: 'Escreva o que a preocupa, ou até quando precisa. O ateliê responde em até um dia útil, e a costura continua.',
    label: 'Sua mensagem (opcional)',
    send: 'Enviar ao ateliê',
    sent: 'Mensagem enviada',
  },
  cancel: {
    title: 'Pedir o cancelamento',
    text: 'Nada é cancelado agora. O ateliê responde em até um dia útil com o que volta para você, e só então você decide.',
    label: 'Motivo (opcional)',
    send: 'Pedir cancelamento',
    sent: 'Cancelamento pedido',
  },
}

export const replyDialogId = ({ id }: Pick<Order, 'id'>, kind: Kind) => `promise-${kind}-${id}`

interface ReplyDialogProps {
  kind: Kind
  order: Order
  token: string
  change: TimelineChange
}

export function ReplyDialog({ kind, order, token, change }: ReplyDialogProps) {
  const dialogId = replyDialogId(order, kind)
  const { title, text, label, send, sent } = texts[kind]
  const [message, setMessage] = useState('')
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()

  const submit = async () => {
    setSending(true)
    setFailed(undefined)
    try {
      const body = { changeId: change.id, reply: kind, message: message.trim() === '' ? null : message }
      const ticketId = await sendReply(token, order, body)
      closeDialog(dialogId)
      document.getElementById(orderHeadingId(order))?.focus()
      toast({
        title: sent,
        description:
          ticketId === null ? 'A resposta chega ao seu e-mail.' : 'A resposta chega ao Suporte da sua conta.',
        ...(ticketId !== null && { action: { text: 'Ver a conversa', to: ticketPath(ticketId) } }),
      })
    } catch (error) {
      setFailed(failureText(error, replyFailure))
      setSending(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!sending) void submit()
  }
  // The promise may have moved again meanwhile: read anew once she has read why.
  const onClose = () => {
    if (failed === undefined) return
    setFailed(undefined)
    void refreshTimeline(token, order.id)
  }

  return (
    <Dialog
      id={dialogId}
      label={`${title}: pedido nº ${order.number}`}
      onClose={onClose}
      className="sm:max-w-140"
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5.5 px-5 pt-6 pb-8 sm:p-10">
        <h2 className="pr-10">{title}</h2>
        <p className="text-ink-2">{text}</p>
        {failed !== undefined && (
          <FormNotice tone="error" title="Não foi enviado">
            {failed}
          </FormNotice>
        )}
        <TextArea
          label={label}
          maxLength={MESSAGE_LENGTH}
          rows={4}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button type="submit" variant={kind === 'cancel' ? 'danger-outline' : 'primary'} loading={sending}>
            {send}
          </Button>
          <Button variant="quiet" {...closesDialog(dialogId)}>
            Voltar
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
