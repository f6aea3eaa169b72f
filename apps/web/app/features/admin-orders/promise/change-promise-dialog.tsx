import { formatDate } from '@shop/contract/dates'
import { formOfAddress } from '@shop/contract/form-of-address'
import type { Order } from '@shop/contract/order'
import type { OrderTimeline } from '@shop/contract/order-timeline'
import { promiseChangedText } from '@shop/contract/promise-change-text'
import { promiseChanges } from '@shop/contract/promise-changes'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FormModal } from '~/shared/admin/form-modal.tsx'
import { useSchedule } from '~/shared/delivery/schedule.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { DateField } from '~/ui/date-field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { noEmail } from '../measures/customer-notice.tsx'
import {
  changeOf,
  longestReason,
  type PromiseTexts,
  promiseRules,
  usualReadyDay,
} from './change-promise-form.ts'
import { PromiseWarning } from './promise-warning.tsx'

const replyHint =
  'Ela recebe um e-mail e responde Aceitar, Conversar ou Pedir cancelamento. Sem resposta em 3 dias, aparece no Painel.'
const failure = { title: 'Prazo não mudado', message: 'Não foi possível mudar o prazo. Tente novamente.' }

interface ChangePromiseDialogProps {
  order: Order
  timeline: OrderTimeline & { promise: NonNullable<OrderTimeline['promise']> }
  onClose: () => void
}

/** The new window with its reason, what it means for the wedding, and what the customer will read. */
export function ChangePromiseDialog({ order, timeline, onClose }: ChangePromiseDialogProps) {
  const { token } = useAdmin()
  const formId = useId()
  const { schedule } = useSchedule(true)
  const { promise, weddingOn } = timeline
  const name = formOfAddress(order.customer.name)
  const form = useForm<PromiseTexts>({
    resolver: promiseRules(promise),
    defaultValues: { from: promise.from, to: promise.to, readyOn: '', reason: '' },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const texts = useWatch({ control: form.control }) as PromiseTexts
  const readyDay = schedule && texts.from !== '' ? usualReadyDay(texts.from, schedule) : undefined

  const submit = form.handleSubmit(async (values) => {
    const action = `promise-${order.id}`
    try {
      await callSignedIn(promiseChanges.change, { token, params: { id: order.id }, body: changeOf(values) })
      toastSuccess(action, { title: 'Prazo mudado', description: noticeText(order) })
      onClose()
    } catch (error) {
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
    }
    await refetchOrders(token)
  })

  return (
    <FormModal
      title="Mudar o prazo"
      width={600}
      formId={formId}
      submitLabel={order.customer.email === null ? 'Mudar o prazo' : `Mudar e avisar ${name}`}
      sending={isSubmitting}
      isDirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>
            <b className="font-semibold wrap-anywhere">{order.customer.name}</b>
            <span className="block text-14 text-ink-2">
              nº {order.number}
              {weddingOn !== null && ` · casamento em ${formatDate(weddingOn)}`}
            </span>
          </span>
          <span className="text-ink-2">
            Prometida até agora{' '}
            <s className="whitespace-nowrap">
              {formatDate(promise.from)} a {formatDate(promise.to)}
            </s>
          </span>
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label="Agora, de" required {...form.register('from')} error={errors.from?.message} />
          <DateField
            label="Até"
            required
            min={texts.from}
            {...form.register('to')}
            error={errors.to?.message}
          />
        </div>
        {schedule && <PromiseWarning texts={texts} timeline={timeline} schedule={schedule} />}
        <DateField
          label="Pronta até"
          aside="Opcional"
          {...(readyDay && {
            hint: `Em branco: ${formatDate(readyDay)}, os dias úteis do envio antes de chegar.`,
          })}
          max={texts.from}
          {...form.register('readyOn')}
          error={errors.readyOn?.message}
        />
        <TextArea
          label={order.customer.email === null ? 'Motivo' : `Motivo, que ${name} vai ler`}
          required
          rows={3}
          maxLength={longestReason}
          {...(order.customer.email !== null && { hint: replyHint })}
          {...form.register('reason')}
          error={errors.reason?.message}
        />
        <Preview order={order} texts={texts} name={name} />
      </form>
    </FormModal>
  )
}

function Preview({ order, texts, name }: { order: Order; texts: PromiseTexts; name: string }) {
  const { from, to, reason } = texts
  if (order.customer.email === null || from === '' || to === '' || from > to) return null
  return (
    <div className="rounded-1 border border-line bg-paper-2 px-4 py-3">
      <p className="text-13 text-ink-2">O que {name} vai ler</p>
      <p className="mt-1">{promiseChangedText(order.number, { from, to })}</p>
      <p className="wrap-anywhere whitespace-pre-line">O motivo: {reason.trim() || '…'}</p>
    </div>
  )
}

function noticeText({ customer, erased }: Order): string {
  if (erased) return 'Sem e-mail: os dados da cliente foram apagados.'
  return customer.email === null ? noEmail : 'A cliente recebe um e-mail.'
}
