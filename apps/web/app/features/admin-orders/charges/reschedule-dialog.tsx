import { saoPauloDay } from '@shop/contract/calendar-days'
import { charges } from '@shop/contract/charges'
import { formOfAddress } from '@shop/contract/form-of-address'
import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { dismissToast, toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FormModal } from '~/shared/admin/form-modal.tsx'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Notice } from '~/ui/notice.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { CustomerNotice, noEmail } from '../measures/customer-notice.tsx'
import { chargeLabels } from './charge-lines.ts'
import {
  longestReason,
  partTexts,
  type RescheduleTexts,
  rescheduleOf,
  rescheduleRules,
  seenCharges,
  sumText,
} from './reschedule-form.ts'
import { RescheduleParts } from './reschedule-parts.tsx'

const failure = {
  title: 'Datas não mudadas',
  message: 'Não foi possível mudar as datas.',
  noResponse: 'Sem resposta da loja. Confira as parcelas e tente novamente.',
}
/** What is open has changed since the dialog was opened. */
const changed: readonly string[] = [
  'stale_version',
  'charges_not_total',
  'charge_already_paid',
  'charge_not_found',
]

/** New days and amounts of what is not paid yet. What was typed stays, also when the charges change meanwhile. */
export function RescheduleDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  const [seen, setSeen] = useState(() => seenCharges(order))
  const [today] = useState(() => saoPauloDay(new Date()))
  const [isChanged, setChanged] = useState(false)
  const form = useForm<RescheduleTexts>({
    resolver: rescheduleRules(seen, today),
    defaultValues: { parts: partTexts(order), reason: '' },
  })
  const [labels] = useState(() => chargeLabels(order))
  const { errors, isSubmitting, isDirty } = form.formState
  const parts = useWatch({ control: form.control, name: 'parts' })
  const name = formOfAddress(order.customer.name)
  const hasEmail = order.customer.email !== null
  const action = `charges-${order.id}`

  /** The next attempt is checked against the charges as they are now. */
  const showChanged = async () => {
    try {
      setSeen(seenCharges(await callSignedIn(orders.read, { token, params: { id: order.id } })))
      setChanged(true)
      dismissToast(action)
    } catch (error) {
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
    }
  }
  const submit = form.handleSubmit(async (texts) => {
    try {
      const body = rescheduleOf(texts, seen)
      await callSignedIn(charges.reschedule, { token, params: { id: order.id }, body })
      toastSuccess(action, {
        title: 'Datas mudadas',
        description: hasEmail ? `${name} recebe um e-mail.` : noEmail,
      })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && changed.includes(error.code)) await showChanged()
      else toastFailure(action, { title: failure.title, description: failureText(error, failure) })
    }
    await refetchOrders(token)
  })

  return (
    <FormModal
      title="Mudar datas"
      width={640}
      formId={formId}
      submitLabel={hasEmail ? `Mudar e avisar ${name}` : 'Mudar datas'}
      sending={isSubmitting}
      isDirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="wrap-anywhere text-ink-2">
          nº {order.number} · {order.customer.name}
        </p>
        {isChanged && (
          <div role="alert">
            <Notice tone="warning">
              As parcelas mudaram enquanto você editava. O que você digitou está aqui: confira a soma e envie
              de novo.
            </Notice>
          </div>
        )}
        <RescheduleParts form={form} labels={labels} />
        <p role="status" className={errors.parts?.root ? 'font-medium text-error' : 'font-medium'}>
          {sumText(parts, seen.dueCents)}
        </p>
        <TextArea
          label={hasEmail ? `Motivo, que ${name} vai ler` : 'Motivo'}
          required
          rows={3}
          maxLength={longestReason}
          {...form.register('reason')}
          error={errors.reason?.message}
        />
        {hasEmail ? (
          <CustomerNotice order={order}>com as datas novas e o motivo.</CustomerNotice>
        ) : (
          <p>{noEmail}</p>
        )}
      </form>
    </FormModal>
  )
}
