import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import { type SubmitEvent, useId, useState } from 'react'
import { useAdmin } from '~/lib/admin.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { refetchOrders } from '~/lib/order-status.ts'
import { toast } from '~/lib/toasts.ts'
import { AdminButton } from '~/ui/admin/admin-button.tsx'
import { Modal } from '~/ui/admin/modal.tsx'
import { Field } from '~/ui/field.tsx'

const failure = {
  title: 'Erro ao cancelar',
  message: 'Não foi possível cancelar o pedido.',
  noResponse: 'Tente novamente.',
}
const LONGEST_REASON = 500

/** Unpaid, and its units still belong to it: held, or taken by the atelier after the time to pay had ended. */
export function canCancel({ paidAt, cancelledAt, attention, paymentState, status }: Order): boolean {
  if (paidAt || cancelledAt || attention || status === 'delivered') return false
  return paymentState !== 'expired' || status !== 'pending'
}

export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (reason.trim() === '') {
      setError('Escreva o motivo do cancelamento.')
      return
    }
    setSending(true)
    try {
      await callSignedIn(orders.cancel, { token, params: { id: order.id }, body: { reason } })
      toast({ title: 'Pedido cancelado', description: 'As peças voltaram ao estoque.' })
      onClose()
    } catch (error) {
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
      setSending(false)
    }
    // Also after a failure: the order may have been paid at that moment.
    await refetchOrders(token)
  }

  return (
    <Modal
      title="Cancelar pedido"
      width={560}
      onDismiss={onClose}
      footer={
        <>
          <AdminButton variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Voltar
          </AdminButton>
          <AdminButton
            type="submit"
            form={formId}
            variant="danger"
            loading={sending}
            className="max-lg:flex-1"
          >
            Cancelar pedido
          </AdminButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-ink-2">
          nº {order.number} · {order.customer.name}
        </p>
        <p>
          O pagamento é encerrado e as peças voltam ao estoque na hora.{' '}
          <b className="font-semibold">Não dá para desfazer.</b>
        </p>
        <Field
          label="Motivo"
          required
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setError(undefined)
          }}
          hint="Só o ateliê vê."
          error={error}
          className="admin-field"
        />
      </form>
    </Modal>
  )
}
