import { zodResolver } from '@hookform/resolvers/zod'
import { formatStreet } from '@shop/contract/address-line'
import type { Order, Shipment } from '@shop/contract/order'
import Truck from 'lucide-react/icons/truck'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FormModal } from '~/shared/admin/form-modal.tsx'
import { attentionText } from '~/shared/orders/attention-text.ts'
import { BalanceFields } from '~/shared/orders/balance-fields.tsx'
import { balanceOfFailure, balanceReasonError, openBalanceCents } from '~/shared/orders/open-balance.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Warning } from '../attention-notice.tsx'
import { CustomerNotice } from '../measures/customer-notice.tsx'
import { firstNameOf } from '../measures/measured-line.ts'
import { focusNextStep } from '../next-step/next-step-frame.tsx'
import { ShipmentFields } from './shipment-fields.tsx'
import { detailsOf, shipmentRules, shipmentTexts } from './shipment-form.ts'
import { correctShipment, shipmentSender } from './shipments.queries.ts'

const failure = {
  title: 'Envio não salvo',
  message: 'Não foi possível salvar o envio.',
  noResponse: 'Sem resposta da loja. Tente novamente: o envio não sai duas vezes.',
}
const rules = zodResolver(shipmentRules)
const names = ['trackingCode', 'trackingUrl', 'fiscalKey'] as const

interface ShipmentDialogProps {
  order: Order
  /** The one to correct; missing: a new one. */
  shipment?: Shipment | undefined
  onClose: () => void
}

export function ShipmentDialog({ order, shipment, onClose }: ShipmentDialogProps) {
  const { token } = useAdmin()
  const formId = useId()
  // As it was when the dialog was opened: a correction must not replace what it has not shown.
  const [opened] = useState(shipment)
  const [send] = useState(shipmentSender)
  const form = useForm({ resolver: rules, defaultValues: shipmentTexts(opened) })
  const { isSubmitting, isDirty } = form.formState
  const { number, customer, shipping } = order
  const attention = opened ? undefined : attentionText(order)
  // What this screen knows, or what the server said was open.
  const [rejectedCents, setRejectedCents] = useState(0)
  const balanceCents = opened ? 0 : openBalanceCents(order) || rejectedCents

  const submit = form.handleSubmit(async (texts) => {
    const { balanceReason } = texts
    const problem = balanceCents > 0 ? balanceReasonError(balanceReason) : undefined
    if (problem !== undefined) {
      form.setError('balanceReason', { message: problem }, { shouldFocus: true })
      return
    }
    const action = `shipment-${order.id}`
    const details = detailsOf(texts)
    try {
      if (opened) await correctShipment(token, order.id, opened, details)
      else
        await send(token, order.id, {
          ...details,
          ...(attention && { confirmAttention: true }),
          ...(balanceCents > 0 && { balanceReason }),
        })
      toastSuccess(action, {
        title: opened ? 'Envio corrigido' : 'Pedido enviado',
        ...(customer.email !== null && !opened && { description: `${firstNameOf(order)} recebe um e-mail.` }),
      })
      onClose()
    } catch (error) {
      if (showFieldErrors(form, error, names).length > 0) return
      const open = balanceOfFailure(error)
      if (open !== undefined) setRejectedCents(open)
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
    }
    await refetchOrders(token)
    focusNextStep()
  })

  return (
    <FormModal
      title={opened ? 'Corrigir o envio' : `Enviar o pedido nº ${number}`}
      formId={formId}
      submitLabel={opened ? 'Salvar correção' : 'Marcar como enviado'}
      submitIcon={<Truck aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
      sending={isSubmitting}
      isDirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="wrap-anywhere text-ink-2">
          {customer.name} · {formatStreet(shipping)} · {shipping.city}, {shipping.state}
        </p>
        {attention && <Warning>{attention.text}</Warning>}
        <ShipmentFields form={form} />
        {balanceCents > 0 && (
          <BalanceFields
            cents={balanceCents}
            {...form.register('balanceReason')}
            error={form.formState.errors.balanceReason?.message}
          />
        )}
        <CustomerNotice order={order}>
          {opened ? 'se a transportadora, o código ou o link mudar.' : 'com a transportadora e o código.'}
        </CustomerNotice>
      </form>
    </FormModal>
  )
}
