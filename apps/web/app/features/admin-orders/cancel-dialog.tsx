import { zodResolver } from '@hookform/resolvers/zod'
import { orderStatusLabels } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import CreditCard from 'lucide-react/icons/credit-card'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Modal } from '~/ui/modal.tsx'
import { CancelRefundFields } from './cancel-refund-fields.tsx'
import { type CancelValues, cancelSchema } from './cancel-values.ts'
import { cancelRefundCents } from './cancellable.ts'
import { refundTexts } from './refund-texts.ts'
import { refundCents } from './refund-values.ts'
import { itemsToReturn, usualReturn } from './returned-items.ts'

const failure = {
  title: 'Erro ao cancelar',
  message: 'Não foi possível cancelar o pedido.',
  noResponse: 'Tente novamente.',
}
const LONGEST_REASON = 500

/** The reason, and for a paid order the refund and the units to restock; the button repeats the amount. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  // The same for every attempt: one whose response was lost has cancelled the order already.
  const [requestId] = useState(() => crypto.randomUUID())
  const left = cancelRefundCents(order)
  const form = useForm<CancelValues>({
    resolver: zodResolver(cancelSchema(left)),
    defaultValues: { reason: '', share: 'whole', amount: '' },
  })
  const { errors, isSubmitting } = form.formState
  const [share, amount] = useWatch({ control: form.control, name: ['share', 'amount'] })
  const cents = left > 0 ? refundCents({ share, amount }, left) : undefined

  const submit = form.handleSubmit(async ({ reason, picked = usualReturn(order, true) }) => {
    const refund = { requestId, ...(share === 'part' && { amountCents: cents }) }
    const items = order.attention === 'paid_without_stock' ? [] : itemsToReturn(order.items, picked)
    const body = { reason, ...(order.paidAt && { items }), ...(left > 0 && { refund }) }
    try {
      const { attention } = await callSignedIn(orders.cancel, { token, params: { id: order.id }, body })
      toast(attention === 'refund_failed' ? notRefunded : doneText(order, cents))
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
      width={600}
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
            className="max-lg:flex-2"
          >
            {left > 0
              ? `Cancelar e devolver ${cents === undefined ? '' : formatBRL(cents)}`
              : 'Cancelar pedido'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Summary order={order} />
        {order.paidAt && <CancelRefundFields order={order} left={left} form={form} />}
        <Field
          label="Motivo"
          required
          maxLength={LONGEST_REASON}
          hint="Só o ateliê vê."
          {...form.register('reason')}
          error={errors.reason?.message}
        />
        <p className="flex gap-3 rounded-1 border-l-3 border-info bg-info-soft px-4 py-3">
          <CreditCard aria-hidden="true" className="mt-0.5 size-5 flex-none text-info" strokeWidth={1.5} />
          <span>
            {consequence(order, left)} <b className="font-semibold">Não dá para desfazer.</b>
            {order.customer.email !== null && ' A cliente recebe um e-mail.'}
          </span>
        </p>
      </form>
    </Modal>
  )
}

function Summary({ order: { number, customer, status, paidAt, totalCents } }: { order: Order }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="min-w-0">
        <b className="font-semibold wrap-anywhere">{customer.name}</b>
        <span className="block text-14 text-ink-2">
          nº {number} · {orderStatusLabels[status]}
        </span>
      </p>
      <p className="text-right">
        <span className="block text-14 text-ink-2">{paidAt ? 'já pagou' : 'ainda não pagou'}</span>
        <b className="font-semibold">{formatBRL(totalCents)}</b>
      </p>
    </div>
  )
}

function consequence(order: Order, left: number): string {
  if (!order.paidAt) return 'O pagamento é encerrado e as peças voltam ao estoque na hora.'
  if (order.attention === 'dispute')
    return 'A compra foi contestada: o banco decide sobre o valor, e nada é devolvido agora.'
  return left > 0 ? refundTexts(order).way : 'O valor deste pedido já foi devolvido.'
}

const notRefunded = {
  title: 'Pedido cancelado, mas não reembolsado',
  description: 'O reembolso foi recusado. Veja o aviso no pagamento.',
  variant: 'destructive',
} as const

function doneText({ paidAt }: Order, cents: number | undefined) {
  const title = 'Pedido cancelado'
  if (!paidAt) return { title, description: 'As peças voltaram ao estoque.' }
  if (cents === undefined) return { title, description: 'Nada mais é devolvido por aqui.' }
  return { title, description: `${formatBRL(cents)} voltam para a cliente.` }
}
