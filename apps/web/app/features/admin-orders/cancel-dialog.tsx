import { zodResolver } from '@hookform/resolvers/zod'
import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import { z } from '@shop/contract/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Modal } from '~/ui/modal.tsx'

const failure = {
  title: 'Erro ao cancelar',
  message: 'Não foi possível cancelar o pedido.',
  noResponse: 'Tente novamente.',
}
const LONGEST_REASON = 500
const rules = zodResolver(z.object({ reason: z.string().trim().min(1, 'Escreva o motivo do cancelamento.') }))

/** Unpaid, and its units still belong to it: held, or taken by the atelier after the time to pay had ended. */
export function canCancel({ paidAt, cancelledAt, attention, paymentState, status }: Order): boolean {
  if (paidAt || cancelledAt || attention || status === 'delivered') return false
  return paymentState !== 'expired' || status !== 'pending'
}

export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  const form = useForm({ resolver: rules, defaultValues: { reason: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    try {
      await callSignedIn(orders.cancel, { token, params: { id: order.id }, body })
      toast({ title: 'Pedido cancelado', description: 'As peças voltaram ao estoque.' })
      onClose()
    } catch (error) {
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
    }
    // Also after a failure: the order may have been paid at that moment.
    void refetchOrders(token)
  })

  return (
    <Modal
      title="Cancelar pedido"
      width={560}
      onDismiss={onClose}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Voltar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={isSubmitting}
            className="max-lg:flex-1"
          >
            Cancelar pedido
          </Button>
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
          hint="Só o ateliê vê."
          {...form.register('reason')}
          error={errors.reason?.message}
        />
      </form>
    </Modal>
  )
}
