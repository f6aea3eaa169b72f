import { saoPauloDay } from '@shop/contract/calendar-days'
import { formOfAddress } from '@shop/contract/form-of-address'
import type { Order } from '@shop/contract/order'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FormModal } from '~/shared/admin/form-modal.tsx'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Checkbox } from '~/ui/choice.tsx'
import { DateField } from '~/ui/date-field.tsx'
import { Field } from '~/ui/field.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import { CustomerNotice } from '../measures/customer-notice.tsx'
import { type ExtraTexts, extraOf, extraRules, longestDescription, usualDueDay } from './extra-form.ts'
import { extraSender } from './extras.queries.ts'

const failure = {
  title: 'Acréscimo não salvo',
  message: 'Não foi possível salvar o acréscimo.',
  noResponse: 'Sem resposta da loja. Tente novamente: o acréscimo não é cobrado duas vezes.',
}
const names = ['description', 'amount', 'dueOn'] as const

/** Something more for the order. It is charged once the customer has accepted it. */
export function ExtraDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  const [send] = useState(extraSender)
  const [today] = useState(() => saoPauloDay(new Date()))
  const form = useForm<ExtraTexts>({
    resolver: extraRules(today),
    defaultValues: { description: '', amount: '', dueOn: usualDueDay(order, today), accepted: false },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const [amount, accepted] = useWatch({ control: form.control, name: ['amount', 'accepted'] })
  const name = formOfAddress(order.customer.name)

  const submit = form.handleSubmit(async (texts) => {
    const action = `extra-${order.id}`
    try {
      await send(token, order.id, extraOf(texts))
      toastSuccess(action, {
        title: texts.accepted ? 'Acréscimo cobrado' : 'Acréscimo proposto',
        description: texts.accepted ? 'O total do pedido subiu.' : `Espera o aceite de ${name}.`,
      })
      onClose()
    } catch (error) {
      if (showFieldErrors(form, error, names).length > 0) return
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
    }
    await refetchOrders(token)
  })

  return (
    <FormModal
      title="Cobrar um acréscimo"
      formId={formId}
      submitLabel={accepted ? 'Cobrar' : `Propor a ${name}`}
      sending={isSubmitting}
      isDirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="wrap-anywhere text-ink-2">
          nº {order.number} · {order.customer.name}
        </p>
        <Field
          label="O que é"
          required
          autoComplete="off"
          maxLength={longestDescription}
          hint="Ex.: renda no punho, segundo véu. A cliente lê."
          {...form.register('description')}
          error={errors.description?.message}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField
            label="Valor (R$)"
            required
            understood={typedMoneyText(amount)}
            {...form.register('amount')}
            error={errors.amount?.message}
          />
          <DateField
            label="Vence em"
            required
            min={today}
            {...form.register('dueOn')}
            error={errors.dueOn?.message}
          />
        </div>
        <Checkbox label="A cliente já aceitou, no ateliê" {...form.register('accepted')} />
        {order.customer.email === null && !accepted && (
          <p>Ela não tem e-mail no pedido: mostre o acréscimo a ela, e marque acima quando ela aceitar.</p>
        )}
        {accepted ? (
          <CustomerNotice order={order}>com o que aceitou. O total do pedido sobe agora.</CustomerNotice>
        ) : (
          <CustomerNotice order={order}>e responde pelo pedido. Até lá nada é cobrado.</CustomerNotice>
        )}
      </form>
    </FormModal>
  )
}
