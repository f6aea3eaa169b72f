import { zodResolver } from '@hookform/resolvers/zod'
import type { CancellationTerms } from '@shop/contract/cancellations'
import { orderStatusLabels } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FormModal } from '~/shared/admin/form-modal.tsx'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Checkbox } from '~/ui/choice.tsx'
import { Field } from '~/ui/field.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { ByHandFields } from '../by-hand-fields.tsx'
import { usualReturn } from '../returned-items.ts'
import { ReturnedItemsField } from '../returned-items-field.tsx'
import {
  byHandCents,
  type CancelTermsValues,
  cancellationOf,
  cancelTermsSchema,
  retainedOf,
  usualValues,
} from './cancel-terms-values.ts'
import { EmailButton } from './email-button.tsx'
import { FaultChoice } from './fault-choice.tsx'
import { RetainedFields } from './retained-fields.tsx'
import { RetentionBands } from './retention-bands.tsx'

const failure = {
  title: 'Erro ao cancelar',
  message: 'Não foi possível cancelar a encomenda.',
  noResponse: 'Tente novamente.',
}
const LONGEST_REASON = 500

interface CancelTermsFormProps {
  order: Order
  terms: CancellationTerms
  /** The sums may have changed. */
  onStale: () => unknown
  onClose: () => void
}

export function CancelTermsForm({ order, terms, onStale, onClose }: CancelTermsFormProps) {
  const { token } = useAdmin()
  const formId = useId()
  // The same for every attempt: one whose response was lost has cancelled the order already.
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useForm<CancelTermsValues>({
    resolver: zodResolver(cancelTermsSchema(terms)),
    defaultValues: usualValues(terms),
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const [whoFailed, retained, picked] = useWatch({
    control: form.control,
    name: ['whoFailed', 'retained', 'picked'],
  })
  const retainedCents = retainedOf({ whoFailed, retained }, terms)
  const refundCents = retainedCents === undefined ? undefined : Math.max(0, terms.paidCents - retainedCents)
  const bodyOf = (values: CancelTermsValues) => cancellationOf(values, { order, terms, requestId })
  const lateCents = retainedCents === undefined ? 0 : byHandCents(terms, retainedCents)

  const submit = form.handleSubmit(async (values) => {
    try {
      const body = bodyOf(values)
      const { attention } = await callSignedIn(orders.cancel, { token, params: { id: order.id }, body })
      toast(attention === 'refund_failed' ? notRefunded : doneText(refundCents))
      onClose()
    } catch (error) {
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
      void onStale()
    }
    // Also after a failure: a part may have been paid at that moment.
    void refetchOrders(token)
  })

  const [firstName = ''] = order.customer.name.split(' ')
  return (
    <FormModal
      title="Cancelar encomenda"
      width={680}
      formId={formId}
      irreversible
      submitLabel={
        terms.paidCents > 0
          ? `Cancelar e devolver ${refundCents === undefined ? '' : formatBRL(refundCents)}`
          : 'Cancelar encomenda'
      }
      sending={isSubmitting}
      isDirty={isDirty}
      status={<EmailButton form={form} orderId={order.id} bodyOf={bodyOf} />}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Summary order={order} firstName={firstName} paidCents={terms.paidCents} />
        <FaultChoice {...form.register('whoFailed')} />
        {terms.paidCents > 0 ? (
          <>
            <RetentionBands terms={terms} />
            <div className="grid gap-2">
              <RetainedFields terms={terms} firstName={firstName} form={form} />
            </div>
          </>
        ) : (
          <p className="text-ink-2">{nothingText(order)}</p>
        )}
        {lateCents > 0 && (
          <ByHandFields
            cents={lateCents}
            day={form.register('returnedOn')}
            way={form.register('way')}
            error={errors.returnedOn?.message}
          />
        )}
        {order.attention !== 'paid_without_stock' && (
          <ReturnedItemsField
            order={order}
            chosen={picked ?? usualReturn(order, true)}
            onChange={(items) => form.setValue('picked', items, { shouldDirty: true })}
          />
        )}
        <Field
          label="Motivo"
          required
          maxLength={LONGEST_REASON}
          hint="Só o ateliê vê. Não dá para desfazer o cancelamento."
          {...form.register('reason')}
          error={errors.reason?.message}
        />
        {terms.dueCents > 0 && (
          <p className="text-14 text-ink-2">
            Os {formatBRL(terms.dueCents)} que ainda não foram pagos deixam de ser cobrados.
          </p>
        )}
        {order.customer.email !== null && (
          <Checkbox label="Mandar a carta por e-mail, com as contas" {...form.register('sendEmail')} />
        )}
      </form>
    </FormModal>
  )
}

interface SummaryProps {
  order: Order
  firstName: string
  paidCents: number
}

function Summary({ order: { number, items, totalCents, status }, firstName, paidCents }: SummaryProps) {
  const [first] = items
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Thumb src={first?.imageUrl} className="h-19 w-14" />
      <p className="min-w-0 flex-1">
        <b className="block font-title text-[1.375rem] leading-[1.2] font-medium wrap-anywhere">
          {first?.name} de {firstName}
        </b>
        <span className="text-14 text-ink-2">
          nº {number} · {formatBRL(totalCents)} · {orderStatusLabels[status]}
        </span>
      </p>
      <p className="text-right">
        <span className="block text-14 text-ink-2">já pagou</span>
        <b className="font-semibold">{formatBRL(paidCents)}</b>
      </p>
    </div>
  )
}

function nothingText({ attention }: Order): string {
  return attention === 'dispute'
    ? 'A compra foi contestada: o banco decide sobre o valor, e nada é devolvido agora.'
    : 'O que foi pago já foi devolvido.'
}

const notRefunded = {
  title: 'Encomenda cancelada, mas não reembolsada',
  description: 'O reembolso foi recusado. Veja o aviso no pagamento.',
  variant: 'destructive',
} as const

function doneText(cents: number | undefined) {
  const title = 'Encomenda cancelada'
  if (!cents) return { title, description: 'Nada mais é devolvido por aqui.' }
  return { title, description: `${formatBRL(cents)} voltam para a cliente.` }
}
